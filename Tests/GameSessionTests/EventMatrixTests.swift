import GameSession
import ReversiCore
import Testing

/// Every event in every phase, with nothing in front of the board and behind each overlay.
///
/// A cell is the phase afterwards and the effects, in order; `.` where nothing at all changes;
/// `recorded` where the mode or level is all that changes, and is saved. In the columns marked `C`
/// both sides are Computer, in those of a thought dark is, in the others none. *hinting* and
/// *hinted* are *waiting* with a hint that is searched for or found; *answered* and *overdue* are
/// *thinking* with the answer there, or with the least think time over.
@Suite("The session answers every event in every phase")
struct EventMatrixTests {
  static let table = """
    event            | waiting                  | hinting                       | hinted                   | thinking                | answered            | overdue             | animating      | animating C    | passing      | passing C                | over
    legal square     | animating save wait      | animating stop save wait      | animating save wait      | .                       | .                   | .                   | .              | .              | .            | .                        | .
    illegal square   | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    mover Computer   | thinking save think wait | thinking stop save think wait | thinking save think wait | .                       | .                   | .                   | recorded       | .              | recorded     | .                        | recorded
    mover Manual     | .                        | .                             | .                        | waiting stop drop save  | waiting drop save   | waiting stop save   | .              | recorded       | .            | recorded                 | .
    other Computer   | recorded                 | recorded                      | recorded                 | recorded                | recorded            | recorded            | recorded       | .              | recorded     | .                        | recorded
    other Manual     | .                        | .                             | .                        | .                       | .                   | .                   | .              | recorded       | .            | recorded                 | .
    level of mover   | recorded                 | recorded                      | recorded                 | recorded                | recorded            | recorded            | recorded       | recorded       | recorded     | recorded                 | recorded
    hint asked       | hinting think            | waiting stop                  | waiting                  | .                       | .                   | .                   | .              | .              | .            | .                        | .
    live hint        | .                        | hinting                       | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    last live hint   | .                        | hinted                        | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    stale hint       | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    live answer      | .                        | waiting                       | .                        | answered                | .                   | animating save wait | .              | .              | .            | .                        | .
    illegal answer   | .                        | waiting                       | .                        | waiting drop save       | .                   | waiting save        | .              | .              | .            | .                        | .
    stale answer     | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    stale and illegal | .                       | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    live failure     | .                        | waiting                       | .                        | waiting drop save       | .                   | waiting save        | .              | .              | .            | .                        | .
    stale failure    | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    least time over  | .                        | .                             | .                        | overdue                 | animating save wait | .                   | .              | .              | .            | .                        | .
    stale least time | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    live frame       | .                        | .                             | .                        | .                       | .                   | .                   | animating wait | animating wait | .            | .                        | .
    stale frame      | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    dismiss          | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | waiting save | thinking save think wait | .
    reset confirmed  | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    """

  /// Behind every overlay these rows differ from those above, and no others.
  static let tableBehindOverlays = """
    event            | waiting                  | hinting                       | hinted                   | thinking                | answered            | overdue             | animating      | animating C    | passing      | passing C                | over
    legal square     | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    hint asked       | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    dismiss          | .                        | .                             | .                        | .                       | .                   | .                   | .              | .              | .            | .                        | .
    """

  /// Behind the reset confirmation this row differs, too.
  static let tableOfReset = """
    event            | waiting                  | hinting                       | hinted                   | thinking                | answered            | overdue             | animating      | animating C       | passing      | passing C              | over
    reset confirmed  | waiting save             | waiting stop save             | waiting save             | waiting stop drop save  | waiting drop save   | waiting stop save   | waiting drop save | waiting drop save | waiting save | waiting save        | waiting save
    """

  /// What is in front of the board after an event, in every phase alike.
  static let tableOfOverlays = """
    event            | nothing      | help            | reset        | reset over help
    help opened      | help         | help            | reset        | reset over help
    sheet closed     | nothing      | nothing         | reset        | reset over help
    reset asked      | reset        | reset over help | reset        | reset over help
    reset cancelled  | nothing      | help            | nothing      | help
    reset confirmed  | nothing      | help            | nothing      | nothing
    """

  static let overlays: [String: Overlay?] = [
    "nothing": nil, "help": .sheet(.help), "reset": .resetConfirmation(over: nil),
    "reset over help": .resetConfirmation(over: .help),
  ]

  struct Case: CustomTestStringConvertible {
    let event: String
    let phase: String
    let overlay: String
    let expected: String

    var testDescription: String { "\(phase), \(event), \(overlay) in front" }
  }

  static let cases: [Case] = overlays.keys.sorted().flatMap { overlay in
    var cells = Cells(table)
    if overlay != "nothing" { cells.replace(with: Cells(tableBehindOverlays)) }
    if overlay.hasPrefix("reset") { cells.replace(with: Cells(tableOfReset)) }
    return cells.all.map {
      Case(event: $0.row, phase: $0.column, overlay: overlay, expected: $0.text)
    }
  }

  @Test("with what the table says", arguments: cases)
  func transition(testCase: Case) throws {
    var session = try SessionsInPhases.session(testCase.phase)
    session.cover(with: try #require(Self.overlays[testCase.overlay]))
    let before = session
    let row = try #require(EventRows.all.first { $0.name == testCase.event })
    let effects = session.handle(row.event(session))
    #expect(Self.outcome(from: before, to: session, effects) == testCase.expected)
  }

  @Test("with the overlay that the table says, and no effect", arguments: SessionsInPhases.names)
  func overlayChange(phase: String) throws {
    for cell in Cells(Self.tableOfOverlays).all where cell.row != "reset confirmed" {
      var session = try SessionsInPhases.session(phase)
      session.cover(with: try #require(Self.overlays[cell.column]))
      var expected = session
      let row = try #require(EventRows.ofOverlays.first { $0.name == cell.row })
      #expect(session.handle(row.event(session)).isEmpty)
      #expect(session.overlay == Self.overlays[cell.text], "\(cell.row), \(cell.column)")
      expected.cover(with: session.overlay)
      #expect(session == expected)
    }
  }

  @Test("which leaves the overlay in front, unless it is about it")
  func overlayStays() throws {
    for (name, overlay) in Self.overlays {
      for row in EventRows.all {
        for phase in SessionsInPhases.names {
          var session = try SessionsInPhases.session(phase)
          session.cover(with: overlay)
          _ = session.handle(row.event(session))
          let isReset = row.name == "reset confirmed" && name.hasPrefix("reset")
          #expect(session.overlay == (isReset ? nil : overlay), "\(row.name), \(phase), \(name)")
        }
      }
    }
  }

  @Test("and the tables have them all")
  func tablesAreComplete() {
    let cells = Cells(Self.table)
    #expect(cells.rows == EventRows.all.map(\.name))
    for table in [Self.table, Self.tableBehindOverlays, Self.tableOfReset] {
      #expect(Cells(table).columns == SessionsInPhases.names)
    }
    #expect(Cells(Self.tableOfOverlays).columns.sorted() == Self.overlays.keys.sorted())
    let ofOverlays = EventRows.ofOverlays.map(\.name) + ["reset confirmed"]
    #expect(Cells(Self.tableOfOverlays).rows == ofOverlays)
  }

  private static func outcome(
    from before: GameSession, to after: GameSession, _ effects: [GameSession.Effect]
  ) -> String {
    let words = effects.map { effect in
      switch effect {
      case .startThought: "think"
      case .stopThought: "stop"
      case .schedule: "wait"
      case .unschedule: "drop"
      case .save: "save"
      }
    }
    if before == after && words.isEmpty { return "." }
    let isSetting = before.modes != after.modes || before.levels != after.levels
    if before.phase == after.phase && isSetting && words == ["save"] { return "recorded" }
    return ([PhaseKind(after.phase).rawValue] + words).joined(separator: " ")
  }
}

/// A table of words between bars, the first row and column of which are names.
private struct Cells {
  let columns: [String]
  private(set) var texts: [(row: String, cells: [String])]

  init(_ text: String) {
    let rows = text.split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }
    columns = Array(rows[0].dropFirst())
    texts = rows.dropFirst().map { ($0[0], Array($0.dropFirst())) }
  }

  var rows: [String] { texts.map(\.row) }

  var all: [(row: String, column: String, text: String)] {
    texts.flatMap { row, cells in zip(columns, cells).map { (row, $0, $1) } }
  }

  mutating func replace(with other: Cells) {
    for (row, cells) in other.texts {
      guard let index = texts.firstIndex(where: { $0.row == row }) else {
        preconditionFailure("no row '\(row)' to replace")
      }
      texts[index].cells = cells
    }
  }
}
