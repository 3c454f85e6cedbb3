import GameSession
import ReversiCore
import Testing

/// Every event in every phase.
///
/// A cell is the phase afterwards and the effects, in order; `.` where nothing at all changes;
/// `recorded` where the mode or level is all that changes, and is saved. In the columns marked `C`
/// both sides are Computer, in the others Manual (in *thinking*, dark is Computer).
@Suite("The session answers every event in every phase")
struct EventMatrixTests {
  static let table = """
    event            | waiting              | thinking             | animating      | animating C    | passing              | passing C            | over
    legal square     | animating save frame | .                    | .              | .              | .                    | .                    | .
    illegal square   | .                    | .                    | .              | .              | .                    | .                    | .
    mover Computer   | thinking save think  | .                    | recorded       | .              | recorded             | .                    | recorded
    mover Manual     | .                    | waiting save stop    | .              | recorded       | .                    | recorded             | .
    other Computer   | recorded             | recorded             | recorded       | .              | recorded             | .                    | recorded
    other Manual     | .                    | .                    | .              | recorded       | .                    | recorded             | .
    level of mover   | recorded             | recorded             | recorded       | recorded       | recorded             | recorded             | recorded
    hint asked       | waiting think        | .                    | .              | .              | .                    | .                    | .
    stale hint       | .                    | .                    | .              | .              | .                    | .                    | .
    live thought     | .                    | animating save frame | .              | .              | .                    | .                    | .
    stale thought    | .                    | .                    | .              | .              | .                    | .                    | .
    live frame       | .                    | .                    | animating frame | animating frame | .                   | .                    | .
    stale frame      | .                    | .                    | .              | .              | .                    | .                    | .
    dismiss          | .                    | .                    | .              | .              | waiting save         | thinking save think  | .
    reset asked      | asked                | asked                | asked          | asked          | asked                | asked                | asked
    reset cancelled  | .                    | .                    | .              | .              | .                    | .                    | .
    reset confirmed  | .                    | .                    | .              | .              | .                    | .                    | .
    """

  /// With the confirmation shown, only squares, Dismiss and the answers to the question differ.
  static let tableBehindConfirmation = """
    event            | waiting              | thinking             | animating      | animating C    | passing              | passing C            | over
    legal square     | .                    | .                    | .              | .              | .                    | .                    | .
    illegal square   | .                    | .                    | .              | .              | .                    | .                    | .
    mover Computer   | thinking save think  | .                    | recorded       | .              | recorded             | .                    | recorded
    mover Manual     | .                    | waiting save stop    | .              | recorded       | .                    | recorded             | .
    other Computer   | recorded             | recorded             | recorded       | .              | recorded             | .                    | recorded
    other Manual     | .                    | .                    | .              | recorded       | .                    | recorded             | .
    level of mover   | recorded             | recorded             | recorded       | recorded       | recorded             | recorded             | recorded
    hint asked       | .                    | .                    | .              | .              | .                    | .                    | .
    stale hint       | .                    | .                    | .              | .              | .                    | .                    | .
    live thought     | .                    | animating save frame | .              | .              | .                    | .                    | .
    stale thought    | .                    | .                    | .              | .              | .                    | .                    | .
    live frame       | .                    | .                    | animating frame | animating frame | .                   | .                    | .
    stale frame      | .                    | .                    | .              | .              | .                    | .                    | .
    dismiss          | .                    | .                    | .              | .              | .                    | .                    | .
    reset asked      | .                    | .                    | .              | .              | .                    | .                    | .
    reset cancelled  | answered             | answered             | answered       | answered       | answered             | answered             | answered
    reset confirmed  | waiting save         | waiting stop save    | waiting still save | waiting still save | waiting save    | waiting save         | waiting save
    """

  struct Case: CustomTestStringConvertible {
    let phase: String
    let event: String
    let isConfirmationShown: Bool
    let expected: String

    var testDescription: String {
      "\(phase), \(event)\(isConfirmationShown ? ", behind the confirmation" : "")"
    }
  }

  static let cases =
    cases(of: table, isConfirmationShown: false)
    + cases(of: tableBehindConfirmation, isConfirmationShown: true)

  private static func cases(of table: String, isConfirmationShown: Bool) -> [Case] {
    let rows = table.split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }
    return rows.dropFirst().flatMap { row in
      zip(rows[0], row).dropFirst().map { phase, cell in
        Case(
          phase: phase, event: row[0], isConfirmationShown: isConfirmationShown, expected: cell)
      }
    }
  }

  @Test("with what the table says", arguments: cases)
  func transition(testCase: Case) throws {
    var session = try Self.session(in: testCase.phase)
    if testCase.isConfirmationShown { _ = session.handle(.resetRequested) }
    let before = session
    let effects = session.handle(try Self.event(testCase.event, for: session))
    #expect(Self.outcome(from: before, to: session, effects) == testCase.expected)
  }

  @Test("and the table has all of them")
  func tableIsComplete() {
    #expect(Self.cases.count == 2 * 7 * 17)
  }

  private static func session(in phase: String) throws -> GameSession {
    switch phase {
    case "waiting": return .resuming(.newGame)
    case "thinking": return .resuming(.newGame, dark: .computer)
    case "animating", "animating C":
      // Two moves, so that there is a stale frame.
      var session = GameSession.resuming(.newGame)
      _ = session.handle(.squareChosen(.d3))
      session.finishAnimation()
      _ = session.handle(.squareChosen(.c3))
      if phase == "animating C" {
        for side in Disk.allCases { _ = session.handle(.modeChanged(side, .computer)) }
      }
      return session
    case "passing": return .resuming(try Positions.passDue())
    case "passing C": return .resuming(try Positions.passDue(), dark: .computer, light: .computer)
    case "over": return .resuming(Position(board: Board(), turn: .dark))
    default: throw Unknown(word: phase)
    }
  }

  private static func event(_ name: String, for session: GameSession) throws -> GameSession.Event {
    // In a finished game it is nobody's turn; either side may stand for the mover.
    let mover = session.position.turn ?? .dark
    // No request has this identity: the session starts counting at 0.
    let foreign = RequestID(serial: .max)
    switch name {
    case "legal square":
      return .squareChosen(session.position.legalMoves.first { _ in true } ?? .a1)
    case "illegal square": return .squareChosen(.d4)
    case "mover Computer": return .modeChanged(mover, .computer)
    case "mover Manual": return .modeChanged(mover, .manual)
    case "other Computer": return .modeChanged(mover.opponent, .computer)
    case "other Manual": return .modeChanged(mover.opponent, .manual)
    case "level of mover": return .levelChanged(mover, session.levels[mover].next)
    case "hint asked": return .hintRequested
    case "stale hint": return .hintAnswered(session.thoughtID ?? foreign, [], isFinal: true)
    case "live thought": return .thoughtAnswered(session.thoughtID ?? foreign, .d3)
    case "stale thought": return .thoughtAnswered(session.frameID ?? foreign, .d3)
    case "live frame": return .frameElapsed(session.frameID ?? foreign)
    case "stale frame": return .frameElapsed(RequestID(serial: 0))
    case "dismiss": return .dismissed
    case "reset asked": return .resetRequested
    case "reset cancelled": return .resetCancelled
    case "reset confirmed": return .resetConfirmed
    default: throw Unknown(word: name)
    }
  }

  private static func outcome(
    from before: GameSession, to after: GameSession, _ effects: [GameSession.Effect]
  ) -> String {
    let words = effects.map { effect in
      switch effect {
      case .startThought: "think"
      case .cancelThought: "stop"
      case .startFrame: "frame"
      case .cancelFrame: "still"
      case .save: "save"
      }
    }
    if before == after && words.isEmpty { return "." }
    var onlyConfirmation = after
    _ = onlyConfirmation.handle(before.isResetConfirmationShown ? .resetRequested : .resetCancelled)
    if onlyConfirmation == before && words.isEmpty {
      return after.isResetConfirmationShown ? "asked" : "answered"
    }
    let isSetting = before.modes != after.modes || before.levels != after.levels
    if before.phase == after.phase && isSetting && words == ["save"] {
      return "recorded"
    }
    let phase =
      switch after.phase {
      case .waiting: "waiting"
      case .thinking: "thinking"
      case .animating: "animating"
      case .passing: "passing"
      case .over: "over"
      }
    return ([phase] + words).joined(separator: " ")
  }

  private struct Unknown: Error {
    let word: String
  }
}
