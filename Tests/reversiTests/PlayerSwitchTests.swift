import EngineProtocols
import ExternalEngines
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import TerminalUI
import Testing

@testable import reversi

/// Other programs as a move source; each test lets the shell play one.
@Suite("Another program that plays", .timeLimit(.minutes(1)))
struct PlayerSwitchTests {
  private static let name = ExternalEngineName("scripted")

  /// A computer player that is never asked, or answers at once.
  private final class Computer: Player {
    private(set) var asked: [RequestID] = []
    private(set) var stops = 0
    func start(_ thought: PlayerRequest) { asked.append(thought.id) }
    func stop() { stops += 1 }
    func hurry() {}
  }

  private static func movers(
    _ command: String, _ language: EngineProtocol = .nboard,
    timeouts: EngineConversation.Timeouts = EngineConversation.Timeouts(),
    computer: any Player = Computer()
  ) throws -> PlayerSwitch {
    var engines = ExternalEngineList()
    engines.define(name, as: ExternalEngineCommand(language, command: command))
    return try PlayerSwitch(computer: computer, engines: engines, timeouts: timeouts)
  }

  private static func thought(
    _ serial: UInt64, _ record: GameRecord = GameRecord(), engine: ExternalEngineName? = name
  ) -> PlayerRequest {
    PlayerRequest(
      id: RequestID(serial: serial), record: record, task: .move(.level(.standard)), engine: engine)
  }

  private static func next(of movers: PlayerSwitch) -> [GameSession.Event] {
    while true {
      _ = waitForInput(on: [movers.descriptor].compactMap(\.self), timeout: nil)
      let events = movers.collect()
      if !events.isEmpty { return events }
    }
  }

  /// What comes of the first question.
  private static func answer(
    _ command: String, _ language: EngineProtocol = .nboard,
    patience: Duration = .seconds(30)
  ) throws -> PlayerReply {
    let movers = try movers(command, language, timeouts: .init(patience: patience))
    movers.start(thought(1))
    guard case .replied(RequestID(serial: 1), let answer)? = next(of: movers).first else {
      throw SystemError.inputOutput
    }
    return answer
  }

  @Test("makes the moves that it finds, in either protocol")
  func right() throws {
    #expect(try Self.answer(ScriptedEngine.answering("F5")) == .move(.f5))
    #expect(try Self.answer(ScriptedEngine.gtp(answering: "d3"), .gtp) == .move(.d3))
  }

  @Test("may write many lines before its move")
  func talkative() throws {
    #expect(try Self.answer(ScriptedEngine.talkative(lines: 1000, "F5")) == .move(.f5))
  }

  @Test("is told every move of the game")
  func wholeGame() throws {
    let movers = try Self.movers(
      "while read -r line; do case $line in *'B[f5];)') move=D6;; *'W[d6];)') move=C3;; "
        + "go) echo \"=== $move\";; esac; done")
    var record = try GameRecord(start: .newGame, plies: "f5")
    movers.start(Self.thought(1, record))
    #expect(Self.next(of: movers) == [.replied(RequestID(serial: 1), .move(.d6))])
    try record.play(.d6)
    movers.start(Self.thought(2, record))
    #expect(Self.next(of: movers) == [.replied(RequestID(serial: 2), .move(.c3))])
  }

  @Test(
    "fails, and it is said how",
    arguments: [
      (ScriptedEngine.dead, .ended), ("no-such-program-anywhere -x", .notFound),
      (ScriptedEngine.garbage, .notUnderstood("=== %&/(")), (ScriptedEngine.flooding, .flooded),
      (ScriptedEngine.endlessLine, .flooded),
      (ScriptedEngine.answering("PA"), .notUnderstood("pass")),
    ] as [(String, PlayerFailure)])
  func failure(command: String, failure: PlayerFailure) throws {
    #expect(try Self.answer(command) == .failure(failure))
  }

  @Test("fails if it is silent beyond its time, deaf or only slow")
  func silence() throws {
    for command in [ScriptedEngine.slow, ScriptedEngine.deaf] {
      let answer = try Self.answer(command, patience: .milliseconds(-1900))
      #expect(answer == .failure(.tooLate))
    }
  }

  @Test("is started once more if it dies before its answer")
  func dyingOnce() throws {
    let folder = try ScratchFolder()
    let command = ScriptedEngine.dyingOnce("F5", file: folder.path + "/died")
    #expect(try Self.answer(command) == .move(.f5))
  }

  @Test("stops when it is told to, and is asked the next question then")
  func stop() throws {
    let movers = try Self.movers(
      "while read -r line; do case $line in *'B[f5];)') move='=== D6';; "
        + "go) echo \"$move\";; ping*) echo \"pong ${line#ping }\";; esac; done")
    movers.start(Self.thought(1))
    movers.stop()
    movers.start(Self.thought(2, try GameRecord(start: .newGame, plies: "f5")))
    let events = Self.next(of: movers).filter { event in
      if case .replied(RequestID(serial: 1), _) = event { false } else { true }
    }
    #expect(events == [.replied(RequestID(serial: 2), .move(.d6))])
  }

  @Test("plays what it has found when it is hurried, or when the time of the move is over")
  func found() throws {
    let movers = try Self.movers(ScriptedEngine.searching("F5"))
    movers.start(Self.thought(1))
    movers.hurry()
    #expect(Self.next(of: movers) == [.replied(RequestID(serial: 1), .move(.f5))])
    let task = PlayerRequest.Task.move(.moveTime(.milliseconds(100)))
    movers.start(
      PlayerRequest(id: RequestID(serial: 2), record: GameRecord(), task: task, engine: Self.name))
    #expect(Self.next(of: movers) == [.replied(RequestID(serial: 2), .move(.f5))])
  }

  @Test("is ended if it does not stop, and started anew for the next question")
  func deaf() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/second"
    let command =
      "if [ -e '\(file)' ]; then \(ScriptedEngine.answering("F5")); else : >'\(file)'; "
      + "\(ScriptedEngine.deaf); fi"
    let movers = try Self.movers(command, timeouts: .init(stop: .milliseconds(10)))
    movers.start(Self.thought(1))
    while (try? FileSystem().kindAtPath(SystemString(file))) == nil {}
    movers.stop()
    movers.start(Self.thought(2))
    #expect(Self.next(of: movers) == [.replied(RequestID(serial: 2), .move(.f5))])
  }

  @Test("is not asked for what is not its side's move")
  func computer() throws {
    let computer = Computer()
    let movers = try Self.movers(ScriptedEngine.answering("F5"), computer: computer)
    movers.start(Self.thought(1, engine: nil))
    movers.stop()
    #expect(computer.asked == [RequestID(serial: 1)] && computer.stops == 1)
    movers.start(Self.thought(2))
    movers.stop()
    #expect(computer.asked.count == 1 && computer.stops == 1)
    movers.start(Self.thought(3, engine: ExternalEngineName("unknown")))
    let events = Self.next(of: movers).filter { $0 != .replied(RequestID(serial: 2), .move(.f5)) }
    #expect(events == [.replied(RequestID(serial: 3), .failure(.notFound))])
  }

  @Test("survives any order of starts and stops, whatever the program does", arguments: 0..<4)
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
      stop: .milliseconds(5), patience: .milliseconds(-1950), bytes: 1 << 18)
    let movers = try PlayerSwitch(computer: Computer(), engines: engines, timeouts: timeouts)
    for serial in 0..<50 as Range<UInt64> {
      let name = engines.names.randomElement(using: &generator)
      movers.start(Self.thought(serial, engine: name))
      let isAwaited = Bool.random(using: &generator)
      while isAwaited {
        let ids = Self.next(of: movers).compactMap { event in
          if case .replied(let id, _) = event { id } else { nil }
        }
        if ids.contains(RequestID(serial: serial)) { break }
      }
      if !isAwaited { movers.stop() }
    }
  }
}
