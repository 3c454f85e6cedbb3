import ReversiCore
import Testing

@testable import GameSession

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
    event             | waiting                  | hinting                       | hinted                   | thinking                           | replied                       | overdue                       | animating         | animating C              | passing      | passing C                | over
    legal square      | animating save wait      | animating stop save wait      | animating save wait      | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    illegal square    | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    undo              | waiting save             | waiting stop save             | waiting save             | waiting stop drop save             | waiting drop save             | waiting stop save             | waiting drop save | waiting drop save        | waiting save | waiting save             | waiting save
    redo              | waiting save             | waiting stop save             | waiting save             | waiting stop drop save             | waiting drop save             | waiting stop save             | .                 | .                        | .            | .                        | .
    mover Computer    | thinking save think wait | thinking stop save think wait | thinking save think wait | .                                  | .                             | .                             | recorded          | .                        | recorded     | .                        | recorded
    mover engine      | thinking save think wait | thinking stop save think wait | thinking save think wait | thinking stop drop save think wait | thinking drop save think wait | thinking stop save think wait | recorded          | recorded                 | recorded     | recorded                 | recorded
    mover Manual      | .                        | .                             | .                        | waiting stop drop save             | waiting drop save             | waiting stop save             | .                 | recorded                 | .            | recorded                 | .
    other Computer    | recorded                 | recorded                      | recorded                 | recorded                           | recorded                      | recorded                      | recorded          | .                        | recorded     | .                        | recorded
    other engine      | recorded                 | recorded                      | recorded                 | recorded                           | recorded                      | recorded                      | recorded          | recorded                 | recorded     | recorded                 | recorded
    other Manual      | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | recorded                 | .            | recorded                 | .
    level of mover    | recorded                 | recorded                      | recorded                 | recorded                           | recorded                      | recorded                      | recorded          | recorded                 | recorded     | recorded                 | recorded
    move demanded     | .                        | .                             | .                        | overdue hurry drop                 | animating drop save wait      | overdue hurry                 | .                 | .                        | .            | .                        | .
    hint asked        | hinting think            | waiting stop                  | waiting                  | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    live hint         | .                        | hinting                       | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    last live hint    | .                        | hinted                        | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    stale hint        | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    live answer       | .                        | waiting                       | .                        | replied                            | .                             | animating save wait           | .                 | .                        | .            | .                        | .
    illegal answer    | .                        | waiting                       | .                        | waiting drop save                  | .                             | waiting save                  | .                 | .                        | .            | .                        | .
    stale answer      | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    stale and illegal | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    live failure      | .                        | waiting                       | .                        | waiting drop save                  | .                             | waiting save                  | .                 | .                        | .            | .                        | .
    stale failure     | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    least time over   | .                        | .                             | .                        | overdue                            | animating save wait           | .                             | .                 | .                        | .            | .                        | .
    stale least time  | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    live step         | .                        | .                             | .                        | .                                  | .                             | .                             | animating wait    | animating wait           | .            | .                        | .
    stale step        | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    skipped           | .                        | .                             | .                        | .                                  | .                             | .                             | waiting drop      | thinking drop think wait | .            | .                        | .
    dismiss           | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | waiting save | thinking save think wait | .
    play again        | asked                    | asked                         | asked                    | asked                              | asked                         | asked                         | asked             | asked                    | asked        | asked                    | waiting save
    swap sides        | asked                    | asked                         | asked                    | asked                              | asked                         | asked                         | asked             | asked                    | asked        | asked                    | waiting save
    load              | asked                    | asked                         | asked                    | asked                              | asked                         | asked                         | asked             | asked                    | asked        | asked                    | over save
    confirmed         | .                        | .                             | .                        | .                                  | .                             | .                             | .                 | .                        | .            | .                        | .
    opening made      | noted                    | noted                         | noted                    | noted                              | noted                         | noted                         | noted             | noted                    | noted        | noted                    | noted
    """

  /// Behind every overlay these rows differ from those above, and no others.
  static let tableBehindOverlays = """
    event        | waiting | hinting | hinted | thinking | replied  | overdue | animating | animating C | passing | passing C | over
    legal square | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    undo         | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    redo         | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    move demanded| .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    hint asked   | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    dismiss      | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    play again   | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    swap sides   | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    load         | .       | .       | .      | .        | .        | .       | .         | .           | .       | .         | .
    """

  /// What OK does, by the question.
  static let tableOfAnswers = """
    question | waiting       | hinting           | hinted       | thinking                           | replied                       | overdue                       | animating         | animating C                   | passing       | passing C                | over
    reset?   | waiting save  | waiting stop save | waiting save | waiting stop drop save             | waiting drop save             | waiting stop save             | waiting drop save | waiting drop save             | waiting save  | waiting save             | waiting save
    again?   | waiting save  | waiting stop save | waiting save | thinking stop drop save think wait | thinking drop save think wait | thinking stop save think wait | waiting drop save | thinking drop save think wait | waiting save  | thinking save think wait | waiting save
    swap?    | waiting save  | waiting stop save | waiting save | waiting stop drop save             | waiting drop save             | waiting stop save             | waiting drop save | thinking drop save think wait | waiting save  | thinking save think wait | waiting save
    load?    | over save     | over stop save    | over save    | over stop drop save                | over drop save                | over stop save                | over drop save    | over drop save                | over save     | over save                | over save
    set up?  | waiting save  | waiting stop save | waiting save | thinking stop drop save think wait | thinking drop save think wait | thinking stop save think wait | waiting drop save | thinking drop save think wait | waiting save  | thinking save think wait | waiting save
    play on? | waiting save  | waiting stop save | waiting save | waiting stop drop save             | waiting drop save             | waiting stop save             | waiting drop save | waiting drop save             | waiting save  | waiting save             | waiting save
    replace? | waiting write | hinting write     | hinted write | thinking write                     | replied  write                | overdue write                 | animating write   | animating write               | passing write | passing write            | over write
    unsaved? | closed        | closed            | closed       | closed                             | closed                        | closed                        | closed            | closed                        | closed        | closed                   | closed
    """

  /// What is in front of the board after an event, in every phase alike. In front of the reset
  /// confirmation is never anything else, and its Cancel shows what it covered.
  static let tableOfOverlays = """
    event           | nothing | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    help opened     | help    | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    review opened   | review  | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    editor opened   | editor  | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    fileName opened | name    | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    sheet closed    | nothing | reset?  | nothing          | nothing            | nothing            | nothing          | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    review moved    | nothing | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    edited          | nothing | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    file named      | nothing | reset?  | help             | review             | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    written         | nothing | reset?  | help             | review             | editor             | nothing          | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    name is taken   | nothing | reset?  | help             | review             | editor             | replace?         | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    set up          | nothing | reset?  | help             | review             | set up?            | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    play on         | nothing | reset?  | help             | play on?           | editor             | name             | again?             | swap?             | load?             | set up?             | play on?             | replace?             | unsaved?
    reset asked     | reset?  | reset?  | reset? over help | reset? over review | reset? over editor | reset? over name | reset? over again? | reset? over swap? | reset? over load? | reset? over set up? | reset? over play on? | reset? over replace? | reset? over unsaved?
    cancelled       | nothing | nothing | help             | review             | editor             | name             | nothing            | nothing           | nothing           | editor              | review               | name                 | unsaved?
    """

  /// What can lie over the board, by the names that the tables have for it.
  static let overlays = overlays(over: Games.middle)

  private static func overlays(over record: GameRecord) -> [(name: String, overlay: Overlay?)] {
    let editor = Editor(Games.middle.position)
    var review = Review(record)
    review.move(to: 1)
    let sheets: [(String, Sheet)] = [
      ("help", .help), ("review", .review(review)), ("editor", .editor(editor)),
      ("name", .fileName), ("again?", .question(.playAgain)), ("swap?", .question(.swapSides)),
      ("load?", .question(.load(Games.over))), ("set up?", .question(.setUp(editor))),
      ("play on?", .question(.playOn(review))), ("replace?", .question(.overwrite("game"))),
      ("unsaved?", .question(.heldElsewhere(holder: 7))),
    ]
    return [("nothing", nil), ("reset?", .resetConfirmation(over: nil))]
      + sheets.map { ($0, .sheet($1)) }
      + sheets.map { ("reset? over \($0)", .resetConfirmation(over: $1)) }
  }

  /// The name of an overlay, of whatever state its sheet is.
  static func name(of overlay: Overlay?) -> String {
    switch overlay {
    case nil: "nothing"
    case .sheet(let sheet): name(of: sheet)
    case .resetConfirmation(nil): "reset?"
    case .resetConfirmation(let sheet?): "reset? over \(name(of: sheet))"
    }
  }

  private static func name(of sheet: Sheet) -> String {
    switch sheet {
    case .help: "help"
    case .review: "review"
    case .editor: "editor"
    case .fileName: "name"
    case .question(.playAgain): "again?"
    case .question(.swapSides): "swap?"
    case .question(.load): "load?"
    case .question(.setUp): "set up?"
    case .question(.playOn): "play on?"
    case .question(.overwrite): "replace?"
    case .question(.heldElsewhere): "unsaved?"
    }
  }

  /// The row of the table of answers for the question of an overlay, if it asks one.
  private static func tableOfAnswers(_ overlay: String) -> Cells? {
    let question = overlay.hasPrefix("reset?") ? "reset?" : overlay
    return Cells(tableOfAnswers).row(question, named: "confirmed")
  }

  @Test("with what the table says", arguments: overlays.map(\.name))
  func transitions(overlay: String) throws {
    var cells = Cells(Self.table)
    if overlay != "nothing" { cells.replace(with: Cells(Self.tableBehindOverlays)) }
    if let answers = Self.tableOfAnswers(overlay) { cells.replace(with: answers) }
    for cell in cells.all {
      let (before, after, effects) = try Self.run(
        cell.row, of: EventRows.all, in: cell.column, behind: overlay)
      let outcome = Self.outcome(from: before, to: after, effects)
      #expect(outcome == cell.text, "\(cell.row), \(cell.column)")
    }
  }

  @Test("with the overlay that the table says", arguments: SessionsInPhases.names)
  func overlayChange(phase: String) throws {
    for cell in Cells(Self.tableOfOverlays).all {
      // A finished game is given up without a question.
      if (phase, cell.row, cell.column) == ("over", "set up", "editor") { continue }
      let (before, after, effects) = try Self.run(
        cell.row, of: EventRows.ofOverlays, in: phase, behind: cell.column)
      #expect(Self.name(of: after.overlay) == cell.text, "\(cell.row), \(cell.column)")
      #expect(after.phase == before.phase)
      #expect(after.game == before.game)
      let isWriting = cell.row == "file named" && cell.column == "name"
      #expect(Self.words(for: effects, of: before) == (isWriting ? ["write"] : []))
    }
  }

  @Test("which leaves the overlay in front, unless it is about it")
  func overlayStays() throws {
    for (name, overlay) in Self.overlays where overlay != nil {
      for row in EventRows.all where row.name != "confirmed" {
        for phase in SessionsInPhases.names {
          let (_, after, _) = try Self.run(row.name, of: EventRows.all, in: phase, behind: name)
          #expect(Self.name(of: after.overlay) == name, "\(row.name), \(phase)")
        }
      }
    }
  }

  private static func run(
    _ row: String, of rows: [EventRows], in phase: String, behind overlay: String
  ) throws -> (before: GameSession, after: GameSession, effects: [GameSession.Effect]) {
    var session = try SessionsInPhases.session(phase)
    let covered = try #require(overlays(over: session.record).first { $0.name == overlay })
    session.cover(with: covered.overlay)
    let before = session
    let event = try #require(rows.first { $0.name == row }).event(session)
    let effects = session.handle(event)
    return (before, session, effects)
  }

  @Test("and the tables have them all")
  func tablesAreComplete() {
    let cells = Cells(Self.table)
    #expect(cells.rows == EventRows.all.map(\.name))
    for table in [Self.table, Self.tableBehindOverlays, Self.tableOfAnswers] {
      #expect(Cells(table).columns == SessionsInPhases.names)
    }
    let overlays = Self.overlays.map(\.name)
    #expect(Cells(Self.tableOfOverlays).columns == overlays.filter { !$0.contains(" over ") })
    #expect(Cells(Self.tableOfOverlays).rows == EventRows.ofOverlays.map(\.name))
    let questions = overlays.filter { $0.hasSuffix("?") && !$0.contains(" over ") }
    #expect(Cells(Self.tableOfAnswers).rows == questions)
    for (name, overlay) in Self.overlays { #expect(Self.name(of: overlay) == name) }
  }

  /// The effects in words, without those of an analysis, which has a table of its own.
  private static func words(
    for effects: [GameSession.Effect], of before: GameSession
  ) -> [String] {
    effects.compactMap { effect -> String? in
      switch effect {
      case .startRequest(let thought): thought.task.isAnalysis ? nil : "think"
      case .stopRequest(let id): id == before.analysis?.id ? nil : "stop"
      case .hurryRequest: "hurry"
      case .schedule: "wait"
      case .unschedule: "drop"
      case .save: "save"
      case .writeTranscript: "write"
      case .prepareOpening: "opening"
      }
    }
  }

  private static func outcome(
    from before: GameSession, to after: GameSession, _ effects: [GameSession.Effect]
  ) -> String {
    let words = words(for: effects, of: before)
    let isSame = before.phase == after.phase && before.game == after.game && words.isEmpty
    if isSame && before.nextGame != after.nextGame { return "noted" }
    if isSame && name(of: before.overlay) != name(of: after.overlay) {
      return after.overlay == nil ? "closed" : "asked"
    }
    if isSame { return "." }
    let isSetting = before.modes != after.modes || before.moveLimits != after.moveLimits
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

  /// The table of one row alone, by another name; nil if there is no such row.
  func row(_ name: String, named newName: String) -> Cells? {
    guard let row = texts.first(where: { $0.row == name }) else { return nil }
    var cells = self
    cells.texts = [(newName, row.cells)]
    return cells
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
