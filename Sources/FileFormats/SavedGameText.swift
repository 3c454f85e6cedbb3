import Analysis
import GameSession
import ReversiCore

/// The text of a saved game: UTF-8 lines that end in `\n`.
///
/// Line 1 is the turn (`x`, `o`, or `-` when the game is over), then the dark and the light mode
/// (`0` Manual, `1` Computer or external engine). Lines 2–9 are the rows of the board. The other
/// lines are `key value`, and each can be missing:
///
/// - `start`: 64 cells and the side, if the record did not start with a new game.
/// - `plies`: The plies of the record.
/// - `standing`: The number of plies that stand, if not all of them do.
/// - `opening`: The number of plies that belong to the opening, if any do.
/// - `black-name`, `white-name`: The names of the players, if they are known.
/// - `dark-level`, `light-level`: The level, if it is not the standard one.
/// - `dark-move-time`, `light-move-time`: The time for each move in seconds, instead of a level.
/// - `dark-engine`, `light-engine`: The name of the external engine that plays the side.
/// - `identity`: What tells the game from others, from its first move on.
/// - `forfeit`: How a side lost before the last move, if one did: `resigned x` or `time o`.
/// - `clock`: The minutes of each side and the seconds for each move, if the game has a clock.
/// - `dark-players`, `light-players`: The players that have moved for the side, from its first move
///   on: `manual`, `friend`, a level, a time such as `5s`, `engine`, or `now` for the computer if
///   it was told to move before it had finished.
/// - `marks`: What has happened to the game, if anything: `undo`, `help`, `opened`.
/// - `person`: The side of the person here, if another person plays from another program.
/// - `outgrown`: The levels that the person has been told to leave behind, if any.
///
/// Lines with other keys are kept, and written again.
package struct SavedGameText: Sendable, Hashable {
  /// The longest text that is read, in bytes. A game takes about 400.
  package static let longest = 64 * 1024

  /// The length of the first line with its end, in bytes.
  static let firstLineLength = 4

  static func canBegin(with bytes: [UInt8]) -> Bool {
    zip(bytes, ["xo-", "01", "01", "\n"]).allSatisfy { $1.utf8.contains($0) }
  }

  /// The keys of the lines after the board, in their order.
  enum Key: String {
    case start
    case plies
    case standing
    case opening
    case darkName = "black-name"
    case lightName = "white-name"
    case darkLevel = "dark-level"
    case lightLevel = "light-level"
    case darkMoveTime = "dark-move-time"
    case lightMoveTime = "light-move-time"
    case darkEngine = "dark-engine"
    case lightEngine = "light-engine"
    case identity
    case forfeit
    case timeControl = "clock"
    case darkPlayers = "dark-players"
    case lightPlayers = "light-players"
    case marks
    case ownSide = "person"
    case outgrownLevels = "outgrown"

    static let names = Sides(dark: Key.darkName, light: .lightName)
    static let levels = Sides(dark: Key.darkLevel, light: .lightLevel)
    static let moveTimes = Sides(dark: Key.darkMoveTime, light: .lightMoveTime)
    static let players = Sides(dark: Key.darkPlayers, light: .lightPlayers)
    static let engines = Sides(dark: Key.darkEngine, light: .lightEngine)
  }

  package let game: SavedGame
  /// The parts of the text that this version does not know.
  package let kept: KeptLines
  /// Why the game starts with the position in the first nine lines, without its record; nil if the
  /// record is valid.
  package let recordDefect: RecordDefect?
  /// The external engines that are not in the list: their sides are Manual.
  package let unknownEngines: Sides<ExternalEngineName?>

  /// The text of a game, with lines to keep.
  package init(_ game: SavedGame, kept: KeptLines = KeptLines()) {
    self.game = game
    self.kept = kept
    recordDefect = nil
    unknownEngines = Sides(dark: nil, light: nil)
  }

  init(
    _ game: SavedGame, kept: KeptLines, recordDefect: RecordDefect?,
    unknownEngines: Sides<ExternalEngineName?>
  ) {
    self.game = game
    self.kept = kept
    self.recordDefect = recordDefect
    self.unknownEngines = unknownEngines
  }

  /// The text in UTF-8.
  ///
  /// Never longer than `longest`: a kept line that would exceed it is left out.
  package var bytes: [UInt8] {
    var text = ""
    for line in boardLines + valueLines { text += line + "\n" }
    for line in keptLines where text.utf8.count + line.utf8.count < Self.longest {
      text += line + "\n"
    }
    return Array(text.utf8)
  }

  private var boardLines: [String] {
    let position = game.record.position
    let turn = position.turn?.symbol ?? "-"
    return ["\(turn)\(game.modes.dark.digit)\(game.modes.light.digit)"] + position.board.rows
  }

  private var valueLines: [String] {
    let record = game.record
    let outgrown = game.outgrownLevels.map(\.number).sorted().map(String.init)
    var values: [(Key, String?)] = [
      (.start, record.start == .newGame ? nil : record.start.text),
      (.plies, record.plies.isEmpty ? nil : record.pliesText),
      (.standing, record.standing < record.plies.count ? String(record.standing) : nil),
      (.opening, record.openingPlies > 0 ? String(record.openingPlies) : nil),
    ]
    values += Disk.allCases.map { (Key.names[$0], record.names[$0]) }
    values += Disk.allCases.map { side -> (Key, String?) in
      switch game.moveLimits[side] {
      case _ where kept.moveLimits[side] != nil || game.moveLimits[side] == .standard:
        (Key.levels[side], nil)
      case .level(let level): (Key.levels[side], String(level.number))
      case .moveTime(let time): (Key.moveTimes[side], time.secondsText)
      }
    }
    values += Disk.allCases.map { (Key.engines[$0], game.modes[$0].externalEngine?.text) }
    values += [
      (.identity, game.identity?.text), (.forfeit, game.forfeit?.text),
      (.timeControl, game.timeControl?.text),
    ]
    values += Disk.allCases.map { (Key.players[$0], game.course.playersText(of: $0)) }
    values += [
      (.marks, game.course.marksText), (.ownSide, game.ownSide.map { String($0.symbol) }),
      (.outgrownLevels, outgrown.isEmpty ? nil : outgrown.joined(separator: " ")),
    ]
    return values.compactMap { key, value in value.map { Self.line(key, $0) } }
  }

  private var keptLines: [String] {
    Disk.allCases.flatMap { side in
      let engine = game.modes[side].isComputed ? nil : kept.engines[side]
      return [
        kept.moveLimits[side].map { Self.line($0.key, $0.text) },
        engine.map { Self.line(Key.engines[side], $0) },
      ].compactMap(\.self)
    } + kept.lines
  }

  private static func line(_ key: Key, _ value: String) -> String { "\(key.rawValue) \(value)" }
}

extension Forfeit {
  fileprivate static let resigned = "resigned"
  fileprivate static let outOfTime = "time"

  fileprivate var text: String {
    switch self {
    case .resigned(let side): "\(Self.resigned) \(side.symbol)"
    case .outOfTime(let side): "\(Self.outOfTime) \(side.symbol)"
    }
  }

  init?(text: String) {
    guard let last = text.last, let side = Disk(symbol: last) else { return nil }
    switch text.dropLast(2) {
    case Self.resigned[...]: self = .resigned(side)
    case Self.outOfTime[...]: self = .outOfTime(side)
    default: return nil
    }
  }
}

extension Mode {
  fileprivate var digit: Character {
    switch self {
    case .manual, .otherPerson: "0"
    case .computer, .externalEngine: "1"
    }
  }

  init?(digit: Character) {
    guard let mode = Mode.own.first(where: { $0.digit == digit }) else { return nil }
    self = mode
  }
}

/// The parts of a saved game that this version does not know, and writes again.
package struct KeptLines: Sendable, Hashable {
  /// A level, or a time for each move, that this version does not support.
  struct UnsupportedMoveLimit: Sendable, Hashable {
    let key: SavedGameText.Key
    let text: String
    /// The limit that is used instead.
    let played: MoveLimit

    /// Uses the nearest level, or the standard one if the text is not a number.
    init(level text: String, key: SavedGameText.Key) {
      let strongest = Double(Level.all.count - 1)
      let level = Double(text).flatMap { number in
        number.isNaN ? nil : Level(Int(min(max(number, 0), strongest).rounded()))
      }
      self.init(key: key, text: text, played: level.map { .level($0) } ?? .standard)
    }

    /// Uses the nearest time, or the standard level if the text is not a number.
    init(moveTime text: String, key: SavedGameText.Key) {
      let shortest = MoveLimit.moveTimes.lowerBound / .seconds(1)
      let longest = MoveLimit.moveTimes.upperBound / .seconds(1)
      let time = Double(text).flatMap { number in
        number.isNaN ? nil : Duration.seconds(min(max(number, shortest), longest))
      }
      self.init(key: key, text: text, played: time.map { .moveTime($0) } ?? .standard)
    }

    private init(key: SavedGameText.Key, text: String, played: MoveLimit) {
      self.key = key
      self.text = text
      self.played = played
    }
  }

  /// The lines with unknown keys, in their order.
  var lines: [String] = []
  var moveLimits = Sides<UnsupportedMoveLimit?>(dark: nil, light: nil)

  /// The external engines that are not in the list, or do not play now.
  var engines = Sides<String?>(dark: nil, light: nil)

  package init() {}

  /// Forgets what the person has replaced: the limits of sides that now have another limit, and the
  /// engines of sides that a computer or an engine now plays.
  package mutating func forgetChoices(changedIn game: SavedGame) {
    for side in Disk.allCases {
      if moveLimits[side]?.played != game.moveLimits[side] { moveLimits[side] = nil }
      if game.modes[side].isComputed { engines[side] = nil }
    }
  }
}
