import GameSession
import ReversiCore

/// The rows of the event tables: one or more for each kind of event.
///
/// A new kind of event does not compile until it has rows here.
struct EventRows: Sendable {
  let name: String
  /// The event of this row for a session.
  let event: @Sendable (GameSession) -> GameSession.Event

  /// The rows of the tables of phases.
  static let all = kinds.flatMap { rows(of: $0) }

  /// The rows of the table of overlays, which needs one more for the confirmed reset.
  static let ofOverlays = kinds.flatMap { overlayRows(of: $0) }

  /// No request has this identity: sessions start counting at 0.
  private static let foreign = RequestID(serial: .max)

  /// One event of each kind.
  private static let kinds: [GameSession.Event] = {
    var kinds: [GameSession.Event] = []
    while let next = kind(after: kinds.last) { kinds.append(next) }
    return kinds
  }()

  private static func kind(after event: GameSession.Event?) -> GameSession.Event? {
    switch event {
    case nil: .squareChosen(.a1)
    case .squareChosen: .modeChanged(.dark, .manual)
    case .modeChanged: .levelChanged(.dark, .standard)
    case .levelChanged: .hintRequested
    case .hintRequested: .answered(foreign, .failure(.noAnswer))
    case .answered: .leastThinkTimeElapsed(foreign)
    case .leastThinkTimeElapsed: .frameElapsed(foreign)
    case .frameElapsed: .dismissed
    case .dismissed: .sheetOpened(.help)
    case .sheetOpened: .sheetClosed
    case .sheetClosed: .resetRequested
    case .resetRequested: .resetCancelled
    case .resetCancelled: .resetConfirmed
    case .resetConfirmed: nil
    }
  }

  private static func rows(of kind: GameSession.Event) -> [EventRows] {
    switch kind {
    case .squareChosen:
      [
        EventRows(name: "legal square") { .squareChosen($0.legalSquare) },
        EventRows(name: "illegal square") { _ in .squareChosen(.d4) },
      ]
    case .modeChanged:
      [
        EventRows(name: "mover Computer") { .modeChanged($0.mover, .computer) },
        EventRows(name: "mover Manual") { .modeChanged($0.mover, .manual) },
        EventRows(name: "other Computer") { .modeChanged($0.mover.opponent, .computer) },
        EventRows(name: "other Manual") { .modeChanged($0.mover.opponent, .manual) },
      ]
    case .levelChanged:
      [EventRows(name: "level of mover") { .levelChanged($0.mover, $0.levels[$0.mover].next) }]
    case .hintRequested:
      [EventRows(name: "hint asked") { _ in .hintRequested }]
    case .answered: rowsOfAnswers
    case .leastThinkTimeElapsed:
      [
        EventRows(name: "least time over") { .leastThinkTimeElapsed($0.live) },
        EventRows(name: "stale least time") { .leastThinkTimeElapsed($0.stale) },
      ]
    case .frameElapsed:
      [
        EventRows(name: "live frame") { .frameElapsed($0.frameID ?? foreign) },
        EventRows(name: "stale frame") { .frameElapsed($0.stale) },
      ]
    case .dismissed:
      [EventRows(name: "dismiss") { _ in .dismissed }]
    case .resetConfirmed:
      [EventRows(name: "reset confirmed") { _ in .resetConfirmed }]
    case .sheetOpened, .sheetClosed, .resetRequested, .resetCancelled: []
    }
  }

  private static let rowsOfAnswers = [
    EventRows(name: "live hint") { .answered($0.live, .hint([$0.found], isFinal: false)) },
    EventRows(name: "last live hint") { .answered($0.live, .hint([$0.found], isFinal: true)) },
    EventRows(name: "stale hint") { .answered($0.stale, .hint([$0.found], isFinal: true)) },
    EventRows(name: "live answer") { .answered($0.live, .move($0.legalSquare)) },
    EventRows(name: "illegal answer") { .answered($0.live, .move(.d4)) },
    EventRows(name: "stale answer") { .answered($0.stale, .move($0.legalSquare)) },
    EventRows(name: "stale and illegal") { .answered($0.stale, .move(.d4)) },
    EventRows(name: "live failure") { .answered($0.live, .failure(.noAnswer)) },
    EventRows(name: "stale failure") { .answered($0.stale, .failure(.noAnswer)) },
  ]

  private static func overlayRows(of kind: GameSession.Event) -> [EventRows] {
    switch kind {
    case .sheetOpened: [EventRows(name: "help opened") { _ in .sheetOpened(.help) }]
    case .sheetClosed: [EventRows(name: "sheet closed") { _ in .sheetClosed }]
    case .resetRequested: [EventRows(name: "reset asked") { _ in .resetRequested }]
    case .resetCancelled: [EventRows(name: "reset cancelled") { _ in .resetCancelled }]
    case .squareChosen, .modeChanged, .levelChanged, .hintRequested, .answered,
      .leastThinkTimeElapsed, .frameElapsed, .dismissed, .resetConfirmed:
      []
    }
  }
}

extension GameSession {
  /// In a finished game it is nobody's turn; either side may stand for the mover.
  fileprivate var mover: Disk { position.turn ?? .dark }

  fileprivate var legalSquare: Square { position.legalMoves.first { _ in true } ?? .a1 }

  fileprivate var found: Hint.Move { Hint.Move(square: legalSquare, score: 2) }

  /// The identity of the thought that counts, if one does.
  fileprivate var live: RequestID { thoughtID ?? liveThought ?? RequestID(serial: .max) }

  /// The identity of a request that once counted.
  fileprivate var stale: RequestID { RequestID(serial: 0) }
}

/// A session in each phase that the tables have a column for.
enum SessionsInPhases {
  static let names = [
    "waiting", "hinting", "hinted", "thinking", "answered", "overdue", "animating", "animating C",
    "passing", "passing C", "over",
  ]

  private struct Unknown: Error {
    let name: String
  }

  static func session(_ name: String) throws -> GameSession {
    switch name {
    case "waiting": return usedOnce(.resuming(.newGame, leastThinkTime: .seconds(1)))
    case "hinting", "hinted":
      var session = usedOnce(.resuming(.newGame, leastThinkTime: .seconds(1)))
      _ = session.handle(.hintRequested)
      guard name == "hinted", let id = session.liveThought else { return session }
      _ = session.handle(.answered(id, .hint([], isFinal: true)))
      return session
    case "thinking", "answered", "overdue": return thinking(name)
    case "animating", "animating C": return animating(byComputers: name == "animating C")
    case "passing": return .resuming(try Positions.passDue(), leastThinkTime: .seconds(1))
    case "passing C":
      return .resuming(
        try Positions.passDue(), dark: .computer, light: .computer, leastThinkTime: .seconds(1))
    case "over": return .resuming(Position(board: Board(), turn: .dark))
    default: throw Unknown(name: name)
    }
  }

  /// The session with one request behind it, so that there is a stale identity.
  private static func usedOnce(_ session: GameSession) -> GameSession {
    var session = session
    for _ in 0..<2 { _ = session.handle(.hintRequested) }
    return session
  }

  private static func thinking(_ name: String) -> GameSession {
    var session = usedOnce(.resuming(.newGame, leastThinkTime: .seconds(1)))
    _ = session.handle(.modeChanged(.dark, .computer))
    guard let id = session.thoughtID else { return session }
    switch name {
    case "answered": _ = session.handle(.answered(id, .move(.d3)))
    case "overdue": _ = session.handle(.leastThinkTimeElapsed(id))
    default: break
    }
    return session
  }

  /// Two moves, so that there is a stale frame.
  private static func animating(byComputers: Bool) -> GameSession {
    var session = GameSession.resuming(.newGame)
    _ = session.handle(.squareChosen(.d3))
    session.finishAnimation()
    _ = session.handle(.squareChosen(.c3))
    guard byComputers else { return session }
    for side in Disk.allCases { _ = session.handle(.modeChanged(side, .computer)) }
    return session
  }
}
