import App
import CommandLine
import EngineProtocols
import ExternalEngines
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi

/// External engines as players; in each test, a shell script plays one.
@Suite("External engines that play")
struct PlayerSwitchTests {
  private static let name = ExternalEngineName("scripted")

  private final class Computer: Player {
    private(set) var asked: [RequestID] = []
    private(set) var stops = 0
    func start(_ request: PlayerRequest) { asked.append(request.id) }
    func stop() { stops += 1 }
    func moveNow() {}
  }

  private static func players(
    _ command: String, _ engineProtocol: EngineProtocol = .nboard,
    timeouts: EngineConversation.Timeouts = .init(stop: .seconds(60), move: .seconds(60)),
    computer: any Player = Computer()
  ) throws -> PlayerSwitch {
    var engines = ExternalEngineList()
    engines.define(name, as: ExternalEngineCommand(engineProtocol, command: command))
    return PlayerSwitch(
      computer: computer, engines: engines, events: try Mailbox(), timeouts: timeouts)
  }

  private static func request(
    _ serial: UInt64, _ record: GameRecord = GameRecord(), engine: ExternalEngineName? = name
  ) -> PlayerRequest {
    PlayerRequest(
      id: RequestID(serial: serial), record: record, kind: .move(.level(.standard)),
      player: engine.map { .externalEngine($0) } ?? .computer)
  }

  private static func next(of players: PlayerSwitch) throws -> [App.Event] {
    try Deadline.generous.wait(
      for: "an event", step: { $0.waitUntilReadable([players.descriptor].compactMap(\.self)) }
    ) {
      let events = players.collect()
      return events.isEmpty ? nil : events
    }
  }

  private static func answer(
    _ command: String, _ engineProtocol: EngineProtocol = .nboard,
    timeout: Duration = .seconds(60)
  ) throws -> PlayerReply {
    let players = try players(command, engineProtocol, timeouts: .init(move: timeout))
    players.start(request(1))
    guard case .game(.replied(RequestID(serial: 1), let answer))? = try next(of: players).first
    else {
      throw SystemError.inputOutput
    }
    return answer
  }

  @Test("play their moves, in either protocol")
  func right() throws {
    #expect(try Self.answer(ScriptedEngine.answering("F5")) == .move(.f5))
    #expect(try Self.answer(ScriptedEngine.gtp(answering: "d3"), .gtp) == .move(.d3))
  }

  @Test("may write many lines before their move")
  func talkative() throws {
    #expect(try Self.answer(ScriptedEngine.talkative(lines: 1000, "F5")) == .move(.f5))
  }

  @Test("get every move of the game")
  func wholeGame() throws {
    let players = try Self.players(
      "while read -r line; do case $line in *'B[f5];)') move=D6;; *'W[d6];)') move=C3;; "
        + "go) echo \"=== $move\";; esac; done")
    var record = try GameRecord(start: .newGame, plies: "f5")
    players.start(Self.request(1, record))
    #expect(try Self.next(of: players) == [.game(.replied(RequestID(serial: 1), .move(.d6)))])
    try record.play(.d6)
    players.start(Self.request(2, record))
    #expect(try Self.next(of: players) == [.game(.replied(RequestID(serial: 2), .move(.c3)))])
  }

  @Test(
    "fail for a reason",
    arguments: [
      (ScriptedEngine.dead, .ended), ("no-such-program-anywhere -x", .notFound),
      (ScriptedEngine.garbage, .notUnderstood("=== %&/(")), (ScriptedEngine.flooding, .flooded),
      (ScriptedEngine.endlessLine, .flooded),
      (ScriptedEngine.answering("PA"), .notUnderstood("pass")),
    ] as [(String, PlayerFailure)])
  func failure(command: String, failure: PlayerFailure) throws {
    #expect(try Self.answer(command) == .failure(failure))
  }

  @Test("fail if they are silent beyond their time, deaf or only slow")
  func silence() throws {
    for command in [ScriptedEngine.slow, ScriptedEngine.deaf] {
      let answer = try Self.answer(command, timeout: .milliseconds(-1900))
      #expect(answer == .failure(.tooLate))
    }
  }

  @Test("are restarted once if they die before their reply")
  func dyingOnce() throws {
    let folder = try ScratchFolder()
    let command = ScriptedEngine.dyingOnce("F5", file: folder.path + "/died")
    #expect(try Self.answer(command) == .move(.f5))
  }

  @Test("stop when told to, and then get the next request")
  func stop() throws {
    let players = try Self.players(
      "while read -r line; do case $line in *'B[f5];)') move='=== D6';; "
        + "go) echo \"$move\";; ping*) echo \"pong ${line#ping }\";; esac; done")
    players.start(Self.request(1))
    players.stop()
    players.start(Self.request(2, try GameRecord(start: .newGame, plies: "f5")))
    let events = try Self.next(of: players).filter { event in
      if case .game(.replied(RequestID(serial: 1), _)) = event { false } else { true }
    }
    #expect(events == [.game(.replied(RequestID(serial: 2), .move(.d6)))])
  }

  @Test("play their best move when told to move now, or when the time is over")
  func found() throws {
    let players = try Self.players(ScriptedEngine.searching("F5"))
    players.start(Self.request(1))
    players.moveNow()
    #expect(try Self.next(of: players) == [.game(.replied(RequestID(serial: 1), .move(.f5)))])
    let kind = PlayerRequest.Kind.move(.moveTime(.milliseconds(100)))
    players.start(
      PlayerRequest(
        id: RequestID(serial: 2), record: GameRecord(), kind: kind,
        player: .externalEngine(Self.name)))
    #expect(try Self.next(of: players) == [.game(.replied(RequestID(serial: 2), .move(.f5)))])
  }

  @Test("are ended if they do not stop, and restarted for the next request")
  func deaf() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/second"
    let command =
      "if [ -e '\(file)' ]; then \(ScriptedEngine.answering("F5")); else : >'\(file)'; "
      + "\(ScriptedEngine.deaf); fi"
    let players = try Self.players(command, timeouts: .init(stop: .milliseconds(10)))
    players.start(Self.request(1))
    try Deadline.generous.wait(for: "the engine's start") {
      (try? FileSystem().kindAtPath(SystemString(file))) != nil
    }
    players.stop()
    players.start(Self.request(2))
    #expect(try Self.next(of: players) == [.game(.replied(RequestID(serial: 2), .move(.f5)))])
  }

  @Test("are only asked for their own moves")
  func computer() throws {
    let computer = Computer()
    let players = try Self.players(ScriptedEngine.answering("F5"), computer: computer)
    players.start(Self.request(1, engine: nil))
    players.stop()
    #expect(computer.asked == [RequestID(serial: 1)] && computer.stops == 1)
    players.start(Self.request(2))
    players.stop()
    #expect(computer.asked.count == 1 && computer.stops == 1)
    players.start(Self.request(3, engine: ExternalEngineName("unknown")))
    let events = try Self.next(of: players).filter {
      $0 != .game(.replied(RequestID(serial: 2), .move(.f5)))
    }
    #expect(events == [.game(.replied(RequestID(serial: 3), .failure(.notFound)))])
  }

  @Test("survive any order of starts and stops, whatever they do", arguments: 0..<4)
  func anyOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var engines = ExternalEngineList()
    let commands = [
      ScriptedEngine.flooding, ScriptedEngine.deaf, ScriptedEngine.answering("F5"),
      ScriptedEngine.dead, ScriptedEngine.endlessLine,
    ]
    let names = commands.indices.map { ExternalEngineName("e\($0)") }
    for (name, command) in zip(names, commands) {
      engines.define(name, as: ExternalEngineCommand(.nboard, command: command))
      engines.define(
        ExternalEngineName(name.text + "g"), as: ExternalEngineCommand(.gtp, command: command))
    }
    let timeouts = EngineConversation.Timeouts(
      stop: .milliseconds(5), move: .milliseconds(-1950), bytes: 1 << 18)
    let players = PlayerSwitch(
      computer: Computer(), engines: engines, events: try Mailbox(), timeouts: timeouts)
    for serial in 0..<50 as Range<UInt64> {
      let name = engines.names.randomElement(using: &generator)
      players.start(Self.request(serial, engine: name))
      let isAwaited = Bool.random(using: &generator)
      while isAwaited {
        let ids = try Self.next(of: players).compactMap { event in
          if case .game(.replied(let id, _)) = event { id } else { nil }
        }
        if ids.contains(RequestID(serial: serial)) { break }
      }
      if !isAwaited { players.stop() }
    }
  }
}
