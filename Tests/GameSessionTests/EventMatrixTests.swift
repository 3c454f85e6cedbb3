import ReversiCore
import Testing

@testable import GameSession

/// Every event in every phase, with nothing in front of the board and behind each overlay.
///
/// A cell is the phase afterwards and the effects, in order; `.` where nothing at all changes;
/// `recorded` where the mode or level is all that changes, and is saved; announcements are in
/// parentheses. In the columns marked `C` both sides are Computer, in those of a request dark is,
/// in the others none. *hinting* and *hinted* are *waiting* with a hint that is searched for or
/// found; *replied* and *overdue* are *thinking* with the reply there, or with the least think time
/// over.
@Suite("The session answers every event in every phase")
struct EventMatrixTests {
  static let table = """
    event             | waiting                           | hinting                                | hinted                            | thinking                                    | replied                                | overdue                                | animating                | animating C                                | passing               | passing C                             | over
    legal square      | animating (moved) save wait       | animating stop (moved) save wait       | animating (moved) save wait       | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    illegal square    | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    undo              | waiting (back) save               | waiting stop (back) save               | waiting (back) save               | waiting (back) stop drop save               | waiting (back) drop save               | waiting (back) stop save               | waiting (back) drop save | waiting (back) (player) (player) drop save | waiting (back) save   | waiting (back) (player) (player) save | waiting (back) save
    redo              | waiting (on) save                 | waiting stop (on) save                 | waiting (on) save                 | waiting (on) stop drop save                 | waiting (on) drop save                 | waiting (on) stop save                 | animating (none)         | animating (none)                           | passing (none)        | passing (none)                        | over (none)
    turn Computer     | thinking (player) save think wait | thinking stop (player) save think wait | thinking (player) save think wait | .                                           | .                                      | .                                      | recorded (player)        | .                                          | recorded (player)     | .                                     | recorded (player)
    turn engine       | thinking (player) save think wait | thinking stop (player) save think wait | thinking (player) save think wait | thinking stop drop (player) save think wait | thinking drop (player) save think wait | thinking stop (player) save think wait | recorded (player)        | recorded (player)                          | recorded (player)     | recorded (player)                     | recorded (player)
    turn Manual       | .                                 | .                                      | .                                 | waiting stop drop (player) save             | waiting drop (player) save             | waiting stop (player) save             | .                        | recorded (player)                          | .                     | recorded (player)                     | .
    other Computer    | recorded (player)                 | recorded (player)                      | recorded (player)                 | recorded (player)                           | recorded (player)                      | recorded (player)                      | recorded (player)        | .                                          | recorded (player)     | .                                     | recorded (player)
    other engine      | recorded (player)                 | recorded (player)                      | recorded (player)                 | recorded (player)                           | recorded (player)                      | recorded (player)                      | recorded (player)        | recorded (player)                          | recorded (player)     | recorded (player)                     | recorded (player)
    other Manual      | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | recorded (player)                          | .                     | recorded (player)                     | .
    level of turn     | recorded (limit)                  | recorded (limit)                       | recorded (limit)                  | recorded (limit)                            | recorded (limit)                       | recorded (limit)                       | recorded (limit)         | recorded (limit)                           | recorded (limit)      | recorded (limit)                      | recorded (limit)
    move demanded     | .                                 | .                                      | .                                 | overdue hurry drop                          | animating drop (request) save wait     | overdue hurry                          | .                        | .                                          | .                     | .                                     | .
    hint asked        | hinting think                     | waiting stop                           | waiting                           | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    live hint         | .                                 | hinting                                | .                                 | waiting stop (failed) drop save             | .                                      | waiting stop (failed) save             | .                        | .                                          | .                     | .                                     | .
    last live hint    | .                                 | hinted (hint)                          | .                                 | waiting (failed) drop save                  | .                                      | waiting (failed) save                  | .                        | .                                          | .                     | .                                     | .
    stale hint        | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    live answer       | .                                 | waiting (hint)                         | .                                 | replied                                     | .                                      | animating (request) save wait          | .                        | .                                          | .                     | .                                     | .
    illegal answer    | .                                 | waiting (hint)                         | .                                 | waiting (failed) drop save                  | .                                      | waiting (failed) save                  | .                        | .                                          | .                     | .                                     | .
    live progress     | .                                 | waiting stop (hint)                    | .                                 | thinking                                    | .                                      | overdue                                | .                        | .                                          | .                     | .                                     | .
    stale progress    | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    stale answer      | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    stale and illegal | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    live failure      | .                                 | waiting (hint)                         | .                                 | waiting (failed) drop save                  | .                                      | waiting (failed) save                  | .                        | .                                          | .                     | .                                     | .
    stale failure     | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    least time over   | .                                 | .                                      | .                                 | overdue                                     | animating (request) save wait          | .                                      | .                        | .                                          | .                     | .                                     | .
    stale least time  | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    live step         | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | animating wait           | animating wait                             | .                     | .                                     | .
    stale step        | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    skipped           | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | waiting drop             | thinking drop think wait                   | .                     | .                                     | .
    dismiss           | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | waiting (passed) save | thinking (passed) save think wait     | .
    play again        | asked                             | asked                                  | asked                             | asked                                       | asked                                  | asked                                  | asked                    | asked                                      | asked                 | asked                                 | waiting archive (new) save
    swap sides        | asked                             | asked                                  | asked                             | asked                                       | asked                                  | asked                                  | asked                    | asked                                      | asked                 | asked                                 | waiting archive (new) save
    load              | asked                             | asked                                  | asked                             | asked                                       | asked                                  | asked                                  | asked                    | asked                                      | asked                 | asked                                 | over archive (opened) save
    position set up   | asked                             | asked                                  | asked                             | asked                                       | asked                                  | asked                                  | asked                    | asked                                      | asked                 | asked                                 | waiting archive (setUp) save
    confirmed         | .                                 | .                                      | .                                 | .                                           | .                                      | .                                      | .                        | .                                          | .                     | .                                     | .
    opening made      | noted                             | noted                                  | noted                             | noted                                       | noted                                  | noted                                  | noted                    | noted                                      | noted                 | noted                                 | noted
    """

  /// Behind every overlay these rows differ from those above, and no others.
  static let tableBehindOverlays = """
    event           | waiting | hinting | hinted | thinking | replied | overdue | animating | animating C | passing | passing C | over
    legal square    | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    undo            | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    redo            | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    move demanded   | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    hint asked      | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    dismiss         | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    play again      | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    swap sides      | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    load            | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    position set up | .       | .       | .      | .        | .       | .       | .         | .           | .       | .         | .
    """

  /// What OK does, by the question.
  static let tableOfAnswers = """
    question | waiting                | hinting                     | hinted                 | thinking                                   | replied                               | overdue                               | animating                   | animating C                                   | passing                | passing C                                | over
    reset?   | waiting (new) save     | waiting stop (new) save     | waiting (new) save     | waiting (new) stop drop save               | waiting (new) drop save               | waiting (new) stop save               | waiting (new) drop save     | waiting (new) drop save                       | waiting (new) save     | waiting (new) save                       | waiting archive (new) save
    again?   | waiting (new) save     | waiting stop (new) save     | waiting (new) save     | thinking (new) stop drop save think wait   | thinking (new) drop save think wait   | thinking (new) stop save think wait   | waiting (new) drop save     | thinking (new) drop save think wait           | waiting (new) save     | thinking (new) save think wait           | waiting archive (new) save
    swap?    | waiting (new) save     | waiting stop (new) save     | waiting (new) save     | waiting (new) stop drop save               | waiting (new) drop save               | waiting (new) stop save               | waiting (new) drop save     | thinking (new) drop save think wait           | waiting (new) save     | thinking (new) save think wait           | waiting archive (new) save
    load?    | over (opened) save     | over stop (opened) save     | over (opened) save     | over (opened) stop drop save               | over (opened) drop save               | over (opened) stop save               | over (opened) drop save     | over (opened) drop save                       | over (opened) save     | over (opened) save                       | over archive (opened) save
    set up?  | waiting (setUp) save   | waiting stop (setUp) save   | waiting (setUp) save   | thinking (setUp) stop drop save think wait | thinking (setUp) drop save think wait | thinking (setUp) stop save think wait | waiting (setUp) drop save   | thinking (setUp) drop save think wait         | waiting (setUp) save   | thinking (setUp) save think wait         | waiting archive (setUp) save
    play on? | waiting (went on) save | waiting stop (went on) save | waiting (went on) save | waiting (went on) stop drop save           | waiting (went on) drop save           | waiting (went on) stop save           | waiting (went on) drop save | waiting (went on) (player) (player) drop save | waiting (went on) save | waiting (went on) (player) (player) save | waiting (went on) save
    branch?  | waiting (opened) save  | waiting stop (opened) save  | waiting (opened) save  | waiting (opened) stop drop save            | waiting (opened) drop save            | waiting (opened) stop save            | waiting (opened) drop save  | waiting (opened) drop save                    | waiting (opened) save  | waiting (opened) save                    | waiting archive (opened) save
    add?     | waiting list           | hinting list                | hinted list            | thinking list                              | replied list                          | overdue list                          | animating list              | animating list                                | passing list           | passing list                             | over list
    replace? | waiting write          | hinting write               | hinted write           | thinking write                             | replied  write                        | overdue write                         | animating write             | animating write                               | passing write          | passing write                            | over write
    remove?  | waiting list           | hinting list                | hinted list            | thinking list                              | replied  list                         | overdue list                          | animating list              | animating list                                | passing list           | passing list                             | over list
    unsaved? | closed                 | closed                      | closed                 | closed                                     | closed                                | closed                                | closed                      | closed                                        | closed                 | closed                                   | closed
    """

  /// What is in front of the board after an event, in every phase alike. In front of the reset
  /// confirmation is never anything else, and its Cancel shows what it covered.
  static let tableOfOverlays = """
    event           | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    help opened     | help     | reset?  | help             | help over review     | help over editor   | name             | players             | help over library   | help over openings   | help over practice   | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    review opened   | review   | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    editor opened   | editor   | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    fileName opened | name     | reset?  | help             | name over review     | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    players opened  | players  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    library opened  | library  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    openings opened | openings | reset?  | help             | openings over review | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    practice opened | practice | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    sheet closed    | nothing  | reset?  | nothing          | nothing              | nothing            | nothing          | nothing             | nothing             | nothing              | nothing              | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    review moved    | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    move tried      | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    variation left  | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    edited          | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    file named      | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    written         | nothing  | reset?  | help             | review               | editor             | nothing          | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    name is taken   | replace? | reset?  | help             | review               | editor             | replace?         | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    set up          | nothing  | reset?  | help             | review               | set up?            | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    play on         | nothing  | reset?  | help             | play on?             | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    reset asked     | reset?   | reset?  | reset? over help | reset? over review   | reset? over editor | reset? over name | reset? over players | reset? over library | reset? over openings | reset? over practice | reset? over again? | reset? over swap? | reset? over load? | reset? over set up? | reset? over play on? | reset? over branch? | reset? over add? | reset? over replace? | reset? over remove? | reset? over unsaved?
    cancelled       | nothing  | nothing | help             | review               | editor             | name             | players             | library             | openings             | practice             | nothing            | nothing           | nothing           | editor              | review               | review              | nothing          | name                 | library             | unsaved?
    games listed    | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    level tallied   | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    games counted   | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    game selected   | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    games found     | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    filter typed    | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    game reviewed   | nothing  | reset?  | help             | review               | editor             | name             | players             | review over library | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    removal asked   | nothing  | reset?  | help             | review               | editor             | name             | players             | remove?             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    several read    | add?     | reset?  | help             | review               | editor             | name             | players             | add?                | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    openings found  | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    move selected   | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    subject chosen  | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    answered        | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    next exercise   | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    exercise found  | nothing  | reset?  | help             | review               | editor             | name             | players             | library             | openings             | practice             | again?             | swap?             | load?             | set up?             | play on?             | branch?             | add?             | replace?             | remove?             | unsaved?
    """

  /// What can lie over the board, by the names that the tables have for it.
  static let overlays = overlays(over: Games.middle)

  private static func overlays(over record: GameRecord) -> [(name: String, overlay: Overlay)] {
    let editor = Editor(Games.middle.position)
    var review = ReviewPlace(ply: record.standing)
    review.move(to: 1, of: record)
    var practice = Practice(game: record)
    practice.state = .asking(Games.exercise)
    var library = Library()
    library.list = Games.listed
    let covers = [
      Overlay(), Overlay(sheets: [.help]), Overlay(sheets: [.review(review)]),
      Overlay(sheets: [.editor(editor)]), Overlay(sheets: [.fileName]), Overlay(sheets: [.players]),
      Overlay(sheets: [.library(library)]), Overlay(sheets: [.openings(OpeningList(record))]),
      Overlay(sheets: [.practice(practice)]),
      Overlay(question: .playAgain),
      Overlay(question: .swapSides), Overlay(question: .load(Games.over)),
      Overlay(sheets: [.editor(editor)], question: .setUp(editor.position)),
      Overlay(sheets: [.review(review)], question: .playOn(ply: 1, move: 2)),
      Overlay(sheets: [.review(review)], question: .playVariation(Games.variation)),
      Overlay(question: .addGames(Games.read)),
      Overlay(sheets: [.fileName], question: .overwrite("game")),
      Overlay(sheets: [.library(library)], question: .removeGame(Games.listed.games[1])),
      Overlay(question: .heldElsewhere(holder: 7)),
    ]
    let confirmations = covers.map { cover in
      var cover = cover
      cover.isResetAsked = true
      return cover
    }
    return
      (covers.prefix(1) + confirmations.prefix(1) + covers.dropFirst()
      + confirmations.dropFirst()).map { (name(of: $0), $0) }
  }

  /// The name of an overlay, whatever the state of its sheet is.
  static func name(of overlay: Overlay) -> String {
    let covered =
      switch (overlay.sheet, overlay.question) {
      case (nil, nil): "nothing"
      case (.help?, nil):
        switch overlay.sheets.dropLast().last {
        case .review: "help over review"
        case .editor: "help over editor"
        case .library: "help over library"
        case .openings: "help over openings"
        case .practice: "help over practice"
        case .help, .fileName, .players, nil: "help"
        }
      case (.review?, nil): overlay.sheets.count == 1 ? "review" : "review over library"
      case (.editor?, nil): "editor"
      case (.fileName?, nil): overlay.sheets.count == 1 ? "name" : "name over review"
      case (.players?, nil): "players"
      case (.library?, nil): "library"
      case (.openings?, nil): overlay.sheets.count == 1 ? "openings" : "openings over review"
      case (.practice?, nil): "practice"
      case (nil, .playAgain?): "again?"
      case (nil, .swapSides?): "swap?"
      case (nil, .load?): "load?"
      case (.editor?, .setUp?), (nil, .setUp?): "set up?"
      case (.review?, .playOn?): "play on?"
      case (.review?, .playVariation?): "branch?"
      case (nil, .addGames?), (.library?, .addGames?): "add?"
      case (.fileName?, .overwrite?), (nil, .overwrite?): "replace?"
      case (.library?, .removeGame?): "remove?"
      case (nil, .heldElsewhere?): "unsaved?"
      case (let sheet?, let question?): "\(question) over \(sheet)"
      case (nil, .playOn?): "play on? over nothing"
      case (nil, .playVariation?): "branch? over nothing"
      case (nil, .removeGame?): "remove? over nothing"
      }
    guard overlay.isResetAsked else { return covered }
    return covered == "nothing" ? "reset?" : "reset? over \(covered)"
  }

  /// The row of the table of answers for the question of an overlay, if it asks one.
  private static func tableOfAnswers(_ overlay: String) -> Cells? {
    let question = overlay.hasPrefix("reset?") ? "reset?" : overlay
    return Cells(tableOfAnswers).row(question, named: "confirmed")
  }

  @Test("as the table says", arguments: overlays.map(\.name))
  func transitions(overlay: String) throws {
    var cells = Cells(Self.table)
    if overlay != "nothing" { cells.replace(with: Cells(Self.tableBehindOverlays)) }
    if let answers = Self.tableOfAnswers(overlay) { cells.replace(with: answers) }
    for cell in cells.all {
      let (before, after, effects) = try Self.run(
        cell.row, of: EventRows.all, in: cell.column, behind: overlay)
      let outcome = Self.outcome(from: before, to: after, effects)
      // A review's analysis takes the place of the hint's.
      let isReplaced = before.review != nil && cell.column == "hinting"
      let text = isReplaced ? cell.text.replacing(" stop", with: "", maxReplacements: 1) : cell.text
      #expect(outcome == text, "\(cell.row), \(cell.column)")
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
      let isWriting = cell.row == "file named" && ["nothing", "name"].contains(cell.column)
      let isWritten = ["written", "name is taken"].contains(cell.row)
      let isListing = [["library opened", "nothing"], ["games found", "library"]]
        .contains([cell.row, cell.column])
      #expect(
        Self.words(for: effects, from: before, to: after)
          == (isWriting ? ["write"] : isWritten ? ["(written)"] : isListing ? ["list"] : []))
    }
  }

  @Test("and leaves the overlay in front, unless the event is about it")
  func overlayStays() throws {
    for (name, overlay) in Self.overlays where !overlay.isEmpty {
      for row in EventRows.all where row.name != "confirmed" {
        for phase in SessionsInPhases.names {
          let (_, after, _) = try Self.run(row.name, of: EventRows.all, in: phase, behind: name)
          #expect(Self.name(of: after.overlay) == name, "\(row.name), \(phase)")
        }
      }
    }
  }

  @Test(
    "and no two events but a plain yes answer the question whether to play without saving",
    arguments: SessionsInPhases.names)
  func heldGameStaysAQuestion(phase: String) throws {
    let question = Question.heldElsewhere(holder: 7)
    var session = try SessionsInPhases.session(phase)
    session.cover(with: Overlay(question: question))
    for first in EventRows.all + EventRows.ofOverlays where first.name != "confirmed" {
      var after = session
      _ = after.handle(first.event(after))
      for second in EventRows.all + EventRows.ofOverlays {
        if second.name == "confirmed", !after.overlay.isResetAsked { continue }
        var last = after
        _ = last.handle(second.event(last))
        #expect(last.overlay.question == question, "\(first.name), \(second.name)")
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

  @Test("and the tables list all events and phases")
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
  }

  /// The effects in words, without those of the analysis of a review, of the openings and of
  /// practice, and without the end of a library, which have tests of their own.
  private static func words(
    for effects: [GameSession.Effect], from before: GameSession, to after: GameSession
  ) -> [String] {
    let hasReview = before.review != nil || after.review != nil
    return effects.compactMap { effect -> String? in
      switch effect {
      case .announce(let announcement): "(\(word(for: announcement)))"
      case .startRequest(let request):
        request.task.isAnalysis && hasReview ? nil : "think"
      case .stopRequest(let id):
        id == before.analysis?.id && hasReview ? nil : "stop"
      case .hurryRequest: "hurry"
      case .schedule: "wait"
      case .unschedule: "drop"
      case .save: "save"
      case .archive: "archive"
      case .writeTranscript: "write"
      case .prepareOpening: "opening"
      case .listGames: "list"
      case .tallyLevel: "tally"
      case .closeLibrary, .findOpenings, .closeOpenings, .startPractice, .stopPractice: nil
      }
    }
  }

  private static func word(for announcement: GameSession.Announcement) -> String {
    switch announcement {
    case .gameBegan(let origin): "\(origin)"
    case .moved(_, isManual: true): "moved"
    case .moved(_, isManual: false): "request"
    case .passed: "passed"
    case .takenBack: "back"
    case .playedAgain: "on"
    case .nothingToTakeBack, .nothingToPlayAgain: "none"
    case .wentOn: "went on"
    case .playerChanged: "player"
    case .moveLimitChanged: "limit"
    case .playerFailed: "failed"
    case .hintFound: "hint"
    case .transcriptHandled: "written"
    case .gameOver: "over"
    case .levelOutgrown: "outgrown"
    }
  }

  private static func outcome(
    from before: GameSession, to after: GameSession, _ effects: [GameSession.Effect]
  ) -> String {
    let words = words(for: effects, from: before, to: after)
    let isSame =
      before.phase == after.phase && before.game == after.game && words.isEmpty
      && before.gameScores == after.gameScores && before.thinkingProgress == after.thinkingProgress
    if isSame && before.nextGame != after.nextGame { return "noted" }
    if isSame && name(of: before.overlay) != name(of: after.overlay) {
      return after.overlay.isEmpty ? "closed" : "asked"
    }
    if isSame { return "." }
    let isSetting = before.modes != after.modes || before.moveLimits != after.moveLimits
    if before.phase == after.phase && isSetting && words.last == "save" && words.count == 2 {
      return "recorded \(words[0])"
    }
    return ([PhaseKind(of: after).rawValue] + words).joined(separator: " ")
  }
}

/// A table of words between bars. Its first row and its first column are names.
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
