import Analysis
import Notation
import ReversiCore

/// The server of the Go Text Protocol, version 2, as Othello programs speak it: `play b f5`,
/// `genmove w`, `pass`.
///
/// Commands are answered in order; those that come during a search wait. A `quit` that comes then
/// makes the search move at once. If one already waits when a search begins, as in a script that
/// was sent in one piece, the search gets a short time limit.
package struct GTPServer: ProtocolServer {
  private let name: String
  private let version: String
  /// The level; nil for as strong as the clock allows.
  private let level: Level?

  private var record = GameRecord()
  /// The game before each command that changed it, for `undo`.
  private var earlier: [GameRecord] = []
  private var clock = GTPClock()
  private var live: (request: SearchRequest, line: GTPLine)?
  /// A slice, which drops its first line without moving the others.
  private var waiting: ArraySlice<GTPLine> = []
  private var searches = 0
  private var isEnding = false

  /// The time limit for a move when a `quit` waits.
  private static let lastTime = Duration.seconds(2)
  /// The maximum number of commands that wait, which bounds the memory.
  private static let maximumWaiting = 1000

  /// A server that has not read anything yet. Without a level, it plays as strong as the client's
  /// clock allows.
  package init(name: String, version: String, level: Level?) {
    self.name = name
    self.version = version
    self.level = level
  }

  package var takesLines: Bool { waiting.count < Self.maximumWaiting }

  package mutating func read(_ lines: [String]) -> [ServerEffect] {
    let commands = lines.compactMap { GTPLine($0) }
    waiting += commands
    guard live != nil else { return work() }
    return commands.contains(where: \.isQuit) ? [.stop] : []
  }

  package mutating func end() -> [ServerEffect] {
    isEnding = true
    return live == nil ? [.quit] : []
  }

  package mutating func receive(_ reply: SearchReply, to id: Int) -> [ServerEffect] {
    guard let (request, line) = live, request.id == id,
      case .move(let square, _, let seconds) = reply
    else { return [] }
    live = nil
    let side = request.record.position.turn ?? .dark
    clock.spend(seconds, by: side)
    if line.name == GTPCommand.genmove.rawValue {
      change {
        $0 = request.record
        _ = $0.play(ParsedMove.place(square))
      }
    }
    return GTPReply.success(ParsedMove.place(square).gtp).effects(id: line.id) + work()
  }

  /// Stops at the next search.
  private mutating func work() -> [ServerEffect] {
    var effects: [ServerEffect] = []
    while live == nil, !waiting.isEmpty {
      let line = waiting.removeFirst()
      guard let command = GTPCommand(rawValue: line.name) else {
        effects += GTPReply.failure("unknown command").effects(id: line.id)
        continue
      }
      switch command {
      case .quit:
        waiting = []
        return effects + GTPReply.success().effects(id: line.id) + [.quit]
      case .genmove, .regGenmove: effects += think(line, plays: command == .genmove)
      default: effects += answer(command, line.arguments).effects(id: line.id)
      }
    }
    return isEnding && live == nil ? effects + [.quit] : effects
  }

  /// Answers at once where there is only one move.
  private mutating func think(_ line: GTPLine, plays: Bool) -> [ServerEffect] {
    guard let side = line.arguments.first.flatMap({ Disk(gtp: $0) }) else {
      return GTPReply.wrongArguments.effects(id: line.id)
    }
    // In a game that is over, the engine passes, as it would on a full board in Go.
    guard case .over = record.position.state else {
      var game = record
      guard game.giveTurn(to: side) else {
        return GTPReply.failure("wrong color").effects(id: line.id)
      }
      return think(about: game, by: side, line, plays: plays)
    }
    return GTPReply.success(ParsedMove.pass.gtp).effects(id: line.id)
  }

  private mutating func think(
    about game: GameRecord, by side: Disk, _ line: GTPLine, plays: Bool
  ) -> [ServerEffect] {
    let moves = game.position.legalMoves
    guard moves.count > 1 else {
      let only = moves.first.map { ParsedMove.place($0) } ?? .pass
      if plays {
        change {
          $0 = game
          _ = $0.play(only)
        }
      }
      return GTPReply.success(only.gtp).effects(id: line.id)
    }
    var time = clock.time(for: side, empties: game.position.board.empties.count)
    let depth: SearchRequest.Depth =
      level.map { .level($0) } ?? (time == nil ? .standard : .any)
    if waiting.contains(where: \.isQuit) {
      time = MoveTime(limit: min(time?.limit ?? Self.lastTime, Self.lastTime))
    }
    searches += 1
    let request = SearchRequest(id: searches, goal: .move, record: game, depth: depth, time: time)
    live = (request, line)
    return [.search(request)]
  }

  private mutating func change(_ body: (inout GameRecord) -> Void) {
    earlier.append(record)
    body(&record)
  }

  private mutating func answer(_ command: GTPCommand, _ arguments: [String]) -> GTPReply {
    switch command {
    case .quit, .genmove, .regGenmove: preconditionFailure("\(command) is answered elsewhere")
    case .protocolVersion: return .success("2")
    case .name: return .success(name)
    case .version: return .success(version)
    case .knownCommand:
      return .success(arguments.first.flatMap(GTPCommand.init) == nil ? "false" : "true")
    case .listCommands:
      return .success(GTPCommand.allCases.map(\.rawValue).joined(separator: "\n"))
    case .boardSize:
      return arguments == ["8"] ? .success() : .failure("unacceptable size")
    case .komi:
      return arguments.first.flatMap { Double($0) } == nil ? .wrongArguments : .success()
    case .clearBoard: return start(GameRecord())
    case .setBoard:
      let text = arguments.joined(separator: " ")
      guard let game = try? GameText.record(in: text) else { return .wrongArguments }
      return start(game)
    case .play: return play(arguments)
    case .undo:
      guard let last = earlier.popLast() else { return .failure("cannot undo") }
      record = last
      return .success()
    case .timeSettings, .timeLeft: return setTime(command, arguments)
    case .finalScore: return finalScore
    case .showBoard: return .success("\n" + record.position.drawing)
    case .listGames: return .success("Othello")
    case .setGame:
      let isKnown = ["othello", "reversi"].contains(arguments.joined(separator: " ").lowercased())
      return isKnown ? .success() : .failure("unsupported game")
    }
  }

  private mutating func start(_ game: GameRecord) -> GTPReply {
    record = game
    earlier = []
    clock.restart()
    return .success()
  }

  private mutating func play(_ arguments: [String]) -> GTPReply {
    guard arguments.count >= 2, let side = Disk(gtp: arguments[0]),
      let move = ParsedMove(gtp: arguments[1])
    else { return .failure("invalid color or coordinate") }
    var game = record
    guard game.giveTurn(to: side), game.play(move) else { return .failure("illegal move") }
    change { $0 = game }
    return .success()
  }

  private mutating func setTime(_ command: GTPCommand, _ arguments: [String]) -> GTPReply {
    let side = command == .timeLeft ? arguments.first.flatMap { Disk(gtp: $0) } : nil
    guard command == .timeSettings || side != nil else { return .wrongArguments }
    let numbers = arguments.dropFirst(side == nil ? 0 : 1).compactMap { Double($0) }
    guard numbers.count == (side == nil ? 3 : 2),
      numbers.allSatisfy({ (0...1e9).contains($0) || ($0 < 0 && side != nil) }),
      let moves = numbers.last.flatMap({ Int(exactly: $0) }), moves >= 0
    else { return .wrongArguments }
    if let side {
      clock.set(side, secondsLeft: numbers[0], moves: moves)
    } else {
      clock.set(main: numbers[0], period: numbers[1], moves: moves)
    }
    return .success()
  }

  private var finalScore: GTPReply {
    guard let score = Evaluation(ofFinal: record.position)?.darkScore else {
      return .failure("cannot score")
    }
    return .success(score == 0 ? "0" : score > 0 ? "B+\(score)" : "W+\(-score)")
  }
}

extension GameRecord {
  /// Plays the other side's pass if it is due. Returns whether it is this side's turn now.
  fileprivate mutating func giveTurn(to side: Disk) -> Bool {
    if case .passDue(side.opponent) = position.state { _ = play(ParsedMove.pass) }
    return position.turn == side
  }
}

extension Position {
  fileprivate var drawing: String {
    let lines = board.diagram
    let turn = turn.map { "\($0 == .dark ? "Black (X)" : "White (O)") to move" } ?? "Game over"
    return (lines.prefix(1) + lines.dropFirst().map { $0.uppercased() } + [turn]).joined(
      separator: "\n")
  }
}

/// The commands of the Go Text Protocol, version 2, that apply to Othello, and those that Othello
/// programs have added.
enum GTPCommand: String, CaseIterable {
  case protocolVersion = "protocol_version"
  case name
  case version
  case knownCommand = "known_command"
  case listCommands = "list_commands"
  case quit
  case boardSize = "boardsize"
  case clearBoard = "clear_board"
  case komi
  case play
  case genmove
  case regGenmove = "reg_genmove"
  case undo
  case timeSettings = "time_settings"
  case timeLeft = "time_left"
  case finalScore = "final_score"
  case showBoard = "showboard"
  /// Sent by programs that know several games, as is `set_game`.
  case listGames = "list_games"
  case setGame = "set_game"
  /// Sets up a position or a game, given in any known notation.
  case setBoard = "setboard"
}

struct GTPLine: Hashable {
  /// The number that the answer repeats, as written; empty if there is none.
  let id: String
  /// The name of the command, which may be unknown.
  let name: String
  let arguments: [String]

  var isQuit: Bool { name == GTPCommand.quit.rawValue }

  /// Parses a line; nil if it is empty apart from control characters and a comment.
  init?(_ line: String) {
    let kept = line.unicodeScalars.prefix { $0 != "#" }.compactMap { scalar -> Unicode.Scalar? in
      if scalar == "\t" { return " " }
      return scalar.value < 32 || scalar.value == 127 ? nil : scalar
    }
    let text = String(String.UnicodeScalarView(kept))
    var words = text.split(separator: " ").map(String.init)[...]
    guard let first = words.first else { return nil }
    if first.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }) {
      id = first
      words = words.dropFirst()
    } else {
      id = ""
    }
    name = words.first ?? ""
    arguments = Array(words.dropFirst())
  }
}

enum GTPReply: Hashable {
  case success(String = "")
  case failure(String)

  /// An empty line ends the answer.
  func effects(id: String) -> [ServerEffect] {
    let (mark, text) =
      switch self {
      case .success(let text): ("=", text)
      case .failure(let text): ("?", text)
      }
    return [.write("\(mark)\(id) \(text)"), .write("")]
  }

  static let wrongArguments = failure("syntax error")
}

/// The clocks of both sides in the Go Text Protocol: a main time, then periods for a number of
/// moves each.
struct GTPClock: Hashable {
  private struct Settings: Hashable {
    let main: Double
    let period: Double
    let moves: Int
  }

  private struct Time: Hashable {
    var seconds: Double
    /// The moves to make in that time; 0 in the main time.
    var moves: Int
  }

  /// Nil for no limit.
  private var settings: Settings?
  private var times: [Disk: Time] = [:]

  /// A period of some length for no moves means that there is no limit.
  mutating func set(main: Double, period: Double, moves: Int) {
    settings =
      moves == 0 && (period > 0 || main == 0)
      ? nil : Settings(main: main, period: period, moves: moves)
    restart()
  }

  mutating func restart() {
    times = [:]
    guard let settings else { return }
    let time =
      settings.main > 0
      ? Time(seconds: settings.main, moves: 0)
      : Time(seconds: settings.period, moves: settings.moves)
    for side in Disk.allCases { times[side] = time }
  }

  /// `moves` is 0 for the main time.
  mutating func set(_ side: Disk, secondsLeft: Double, moves: Int) {
    times[side] = Time(seconds: secondsLeft, moves: moves)
  }

  mutating func spend(_ seconds: Double, by side: Disk) {
    guard var time = times[side] else { return }
    time.seconds -= seconds
    if time.moves > 0 { time.moves -= 1 }
    if let settings, settings.moves > 0 {
      let isPeriodMade = times[side]?.moves == 1
      if isPeriodMade || (time.moves == 0 && time.seconds <= 0) {
        time = Time(seconds: settings.period, moves: settings.moves)
      }
    }
    times[side] = time
  }

  func time(for side: Disk, empties: Int) -> MoveTime? {
    guard let time = times[side] else { return nil }
    if time.moves > 0 { return .all(ofSeconds: time.seconds / Double(time.moves)) }
    let share = MoveTime.share(ofSeconds: time.seconds, empties: empties)
    guard let settings, settings.moves > 0 else { return share }
    // When the main time is over, the period's share is still there.
    let period = MoveTime.all(ofSeconds: settings.period / Double(settings.moves)).limit
    let minimum = min(period, .seconds(max(0, time.seconds) + settings.period))
    return minimum > share.limit ? MoveTime(limit: minimum) : share
  }
}
