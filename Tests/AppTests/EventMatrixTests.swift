import Archive
import ReversiCore
import Testing

@testable import App
@testable import GameSession

/// Every event in every phase, with nothing in front of the board and behind each overlay.
///
/// The tables show what happens; where they have no row, nothing at all changes. Above the rows are
/// the phases in which they happen; a row of every phase holds where the phase has no row of its
/// own. A row has the phase afterwards, or `same`, and the effects, in order; `recorded` where the
/// mode or level is all that changes, and is saved; `ends` for the end of what the phase has under
/// way; announcements are in parentheses. In the phases marked `C` both sides are Computer, in
/// those of a request dark is, in the others none. *hinting* and *hinted* are *waiting* with a hint
/// that is searched for or found; *replied* and *overdue* are *thinking* with the reply there, or
/// with the minimum think time over.
@Suite("The app answers every event in every phase")
struct EventMatrixTests {
  private static let table = Outcomes(
    """
    every phase
      other Computer      recorded (player)
      other engine        recorded (player)
      level of turn       recorded (limit)
      play again          asked
      swap sides          asked
      new game            waiting ends (new) save
      load                asked
      position set up     asked
      opening made        noted
      game not saved      noted (not saved)
      resigned            over ends (forfeited) save (over)
      time over           over ends (forfeited) save (over)
      without clock       same (went on) save
      named               same save
    waiting, hinting, hinted
      legal square        animating ends (moved) save wait
      undo                waiting ends (back) save
      redo                waiting ends (on) save
      turn Computer       thinking ends (player) save think wait
      turn engine         thinking ends (player) save think wait
    waiting
      hint asked          hinting think
    hinting
      hint asked          waiting stop
      live hint           hinting
      last live hint      hinted (hint)
      live reply          waiting (hint)
      illegal reply       waiting (hint)
      live progress       waiting stop (hint)
      live failure        waiting (hint)
    hinted
      hint asked          waiting
    thinking, replied, overdue
      new game            thinking ends (new) save think wait
      undo                waiting ends (back) save
      redo                waiting ends (on) save
      turn engine         thinking ends (player) save think wait
      turn Manual         waiting ends (player) save
    thinking
      move now            overdue drop moveNow
      live hint           waiting stop drop (failed) save
      last live hint      waiting drop (failed) save
      live reply          replied
      illegal reply       waiting drop (failed) save
      live progress       thinking
      live failure        waiting drop (failed) save
      minimum think time  overdue
    replied
      move now            animating drop (request) save wait
      minimum think time  animating (request) save wait
    overdue
      move now            overdue moveNow
      live hint           waiting stop (failed) save
      last live hint      waiting (failed) save
      live reply          animating (request) save wait
      illegal reply       waiting (failed) save
      live progress       overdue
      live failure        waiting (failed) save
    animating, animating C
      redo                animating (none)
      live step           animating wait
      resigned            over drop (forfeited) save archive (over)
      time over           over drop (forfeited) save archive (over)
    passing, passing C
      redo                passing (none)
    animating, passing
      undo                waiting ends (back) save
      turn Computer       recorded (player)
      turn engine         recorded (player)
    animating C, passing C
      new game            thinking ends (new) save think wait
      undo                waiting ends (back) (player) (player) save
      turn engine         recorded (player)
      turn Manual         recorded (player)
      other Computer      .
      other Manual        recorded (player)
    animating
      skipped             waiting drop
    animating C
      skipped             thinking drop think wait
    passing
      dismiss             waiting (passed) save
    passing C
      dismiss             thinking (passed) save think wait
    over
      undo                waiting archive (back) save
      redo                over (none)
      turn Computer       recorded (player)
      turn engine         recorded (player)
      play again          waiting archive (new) save
      swap sides          waiting archive (new) save
      new game            waiting archive (new) save
      load                over archive (opened) save
      position set up     waiting archive (setUp) save
      resigned            .
      time over           .
    """)

  /// What `ends` stands for, by the phase: the end of a request, of a timer, or of both.
  private static let ends = [
    "hinting": " stop", "thinking": " stop drop", "replied": " drop", "overdue": " stop",
    "animating": " drop", "animating C": " drop",
  ]

  /// Behind every overlay these do nothing, and all others do what they do without it.
  private static let heldBack: Set = [
    "legal square", "undo", "redo", "move now", "hint asked", "dismiss", "play again",
    "swap sides", "new game", "load", "position set up",
  ]

  private static let answers = Outcomes(
    """
    every phase
      reset?    waiting ends (new) save
      again?    waiting ends (new) save
      swap?     waiting ends (new) save
      load?     over ends (opened) save
      set up?   waiting ends (setUp) save
      play on?  waiting ends (went on) save
      branch?   waiting ends (opened) save
      add?      same list
      replace?  same write
      remove?   same list
      unsaved?  closed
    thinking, replied, overdue
      again?    thinking ends (new) save think wait
      set up?   thinking ends (setUp) save think wait
    animating C, passing C
      again?    thinking ends (new) save think wait
      swap?     thinking ends (new) save think wait
      set up?   thinking ends (setUp) save think wait
      play on?  waiting ends (went on) (player) (player) save
    over
      reset?    waiting archive (new) save
      again?    waiting archive (new) save
      swap?     waiting archive (new) save
      load?     over archive (opened) save
      set up?   waiting archive (setUp) save
      play on?  waiting archive (went on) save
      branch?   waiting archive (opened) save
    """)

  /// What is in front of the board after an event that changes it, in every phase alike. In front
  /// of the reset confirmation is never anything else, and its Cancel shows what it covered.
  private static let overlayTable = Outcomes(
    """
    every overlay
      reset asked      reset? over it
    nothing
      menu opened      menu
      help opened      help
      review opened    review
      position viewed  review
      setUp opened     editor
      transcriptName opened  name
      players opened   players
      library opened   library
      openings opened  openings
      practice opened  practice
      name is taken    replace?
      reset asked      reset?
      several read     add?
    reset?
      reset asked      .
      cancelled        nothing
    help
      sheet closed     nothing
    menu
      help opened      help over menu
      sheet closed     nothing
    players
      help opened      help over players
      sheet closed     nothing
    review
      help opened      help over review
      transcriptName opened  name over review
      openings opened  openings over review
      sheet closed     nothing
      play on          play on?
    editor
      help opened      help over editor
      sheet closed     nothing
      set up           set up?
    name
      help opened      help over name
      sheet closed     nothing
      written          nothing
      name is taken    replace?
    library
      help opened      help over library
      sheet closed     nothing
      game reviewed    review over library
      position viewed  review over library
      removal asked    remove?
      several read     add?
    openings
      help opened      help over openings
      sheet closed     nothing
    practice
      help opened      help over practice
      position viewed  review over practice
      sheet closed     nothing
    again?, swap?, load?, add?
      cancelled        nothing
    set up?
      cancelled        editor
    play on?, branch?
      cancelled        review
    replace?
      cancelled        name
    remove?
      cancelled        library
    """)

  static let overlays = overlays(over: Games.middle)

  private static func overlays(over record: GameRecord) -> [(name: String, overlay: Overlay)] {
    let editor = SetUp(Games.middle.position)
    var review = Review(ply: record.standing)
    review.move(to: 1, of: record)
    var practice = Practice(game: record, rating: 0)
    practice.state = .asking(Games.exercise)
    var library = Library()
    library.list = Games.listed
    let covers = [
      Overlay(), Overlay(sheets: [Sheet(Menu(.main))]), Overlay(sheets: [Sheet(Help())]),
      Overlay(sheets: [Sheet(review)]),
      Overlay(sheets: [Sheet(editor)]), Overlay(sheets: [Sheet(TranscriptName())]),
      Overlay(sheets: [Sheet(Players(selection: PlayerSelection(side: .dark, mode: .manual)))]
      ),
      Overlay(sheets: [Sheet(library)]),
      Overlay(sheets: [Sheet(Openings(record, rating: 0))]),
      Overlay(sheets: [Sheet(practice)]),
      Overlay(questions: [.playAgain]),
      Overlay(questions: [.swapSides]), Overlay(questions: [.load(Games.over)]),
      Overlay(sheets: [Sheet(editor)], questions: [.setUp(editor.position)]),
      Overlay(sheets: [Sheet(review)], questions: [.review(.playOn(ply: 1, move: 2))]),
      Overlay(sheets: [Sheet(review)], questions: [.review(.variation(Games.variation))]),
      Overlay(questions: [.library(.add(Games.read))]),
      Overlay(sheets: [Sheet(TranscriptName())], questions: [.overwrite("game")]),
      Overlay(sheets: [Sheet(library)], questions: [.library(.remove(Games.listed.games[1]))]),
      Overlay(questions: [.heldElsewhere(holder: 7)]),
    ]
    let confirmations = covers.map { cover in
      var cover = cover
      cover.ask(.reset)
      return cover
    }
    return (covers + confirmations).map { (name(of: $0), $0) }
  }

  /// The state of the sheets does not matter. A question has the same name over any sheet.
  static func name(of overlay: Overlay) -> String {
    let sheets = overlay.sheets.reversed().map { name(of: $0.kind) }
    let shown = sheets.isEmpty ? "nothing" : sheets.joined(separator: " over ")
    let covered = overlay.questionBehindReset.map(name) ?? shown
    guard overlay.question == .reset else { return covered }
    return covered == "nothing" ? "reset?" : "reset? over \(covered)"
  }

  private static func name(of sheet: Sheet.Kind) -> String {
    switch sheet {
    case .setUp: "editor"
    case .transcriptName: "name"
    default: sheet.name
    }
  }

  private static func name(of question: Question) -> String {
    switch question {
    case .reset: "reset?"
    case .playAgain: "again?"
    case .swapSides: "swap?"
    case .untimed: "untimed?"
    case .load: "load?"
    case .heldElsewhere: "unsaved?"
    case .feature(let asked): name(of: asked.question)
    }
  }

  private static func name(of question: any FeatureQuestion) -> String {
    switch question {
    case let question as Review.Question:
      if case .playOn = question { "play on?" } else { "branch?" }
    case let question as Library.Question:
      if case .add = question { "add?" } else { "remove?" }
    case is SetUp.Question: "set up?"
    case is TranscriptName.Question: "replace?"
    default: "together?"
    }
  }

  @Test("as the tables say", arguments: overlays.map(\.name))
  func transitions(overlay: String) throws {
    let question = overlay.hasPrefix("reset?") ? "reset?" : overlay
    for phase in AppsInPhases.names {
      for row in EventRow.all.map(\.name) {
        let (before, after, effects) = try Self.run(
          row, of: EventRow.all, in: phase, behind: overlay)
        let isHeldBack = overlay != "nothing" && Self.heldBack.contains(row)
        var text =
          row == "confirmed"
          ? Self.answers.text(question, in: phase)
          : isHeldBack ? nil : Self.table.text(row, in: phase)
        text?.replace("same", with: PhaseKind(of: before).rawValue)
        text?.replace(" ends", with: Self.ends[phase] ?? "")
        // A review's analysis takes the place of the hint's.
        if before.review != nil, phase == "hinting" {
          text?.replace(" stop", with: "", maxReplacements: 1)
        }
        #expect(
          Self.outcome(from: before, to: after, effects) == text ?? ".", "\(row), \(phase)")
      }
    }
  }

  private static let helping = ["review opened", "openings opened", "line toggled"]

  @Test("with the overlay that the table says", arguments: AppsInPhases.names)
  func overlayChange(phase: String) throws {
    for overlay in Self.overlays.map(\.name) where !overlay.contains(" over ") {
      for row in EventRow.ofOverlays.map(\.name) {
        // A finished game is given up without a question.
        if (phase, row, overlay) == ("over", "set up", "editor") { continue }
        let (before, after, effects) = try Self.run(
          row, of: EventRow.ofOverlays, in: phase, behind: overlay)
        var text = Self.overlayTable.text(row, in: overlay) ?? overlay
        text.replace(" over it", with: " over \(overlay)")
        #expect(Self.name(of: after.overlay) == text, "\(row), \(overlay)")
        #expect(after.game.phase == before.game.phase)
        let isHelping = after.game.course != before.game.course
        #expect(!isHelping || Self.helping.contains(row), "\(row), \(overlay)")
        #expect(after.game.saved == before.game.saved || isHelping)
        let isWriting = row == "file named" && ["nothing", "name"].contains(overlay)
        let isWritten = ["written", "name is taken"].contains(row)
        let isListing = [["library opened", "nothing"], ["games found", "library"]]
          .contains([row, overlay])
        // The mistakes of a finished game need its scores.
        let isScoring = (phase, row, overlay) == ("over", "mistakes chosen", "practice")
        #expect(
          Self.words(for: effects, from: before, to: after)
            == (isWriting ? ["write"] : isWritten ? ["(written)"] : isListing ? ["list"] : [])
            + (isScoring ? ["think"] : []) + (isHelping ? ["save"] : []))
      }
    }
  }

  @Test("and leaves the overlay in front, unless the event is about it")
  func overlayStays() throws {
    for (name, overlay) in Self.overlays where !overlay.isEmpty {
      // When the time is over, a question comes to the front.
      for row in EventRow.all where !["confirmed", "time over"].contains(row.name) {
        for phase in AppsInPhases.names {
          let (_, after, _) = try Self.run(row.name, of: EventRow.all, in: phase, behind: name)
          #expect(Self.name(of: after.overlay) == name, "\(row.name), \(phase)")
        }
      }
    }
  }

  @Test("and asks whether to play on without a clock when the time is over")
  func timeOver() throws {
    for phase in AppsInPhases.names {
      let (_, after, _) = try Self.run("time over", of: EventRow.all, in: phase, behind: "nothing")
      #expect(Self.name(of: after.overlay) == (phase == "over" ? "nothing" : "untimed?"))
    }
  }

  @Test(
    "and no two events but a plain yes answer the question whether to play without saving",
    arguments: AppsInPhases.names)
  func heldGameStaysAQuestion(phase: String) throws {
    let question = Question.heldElsewhere(holder: 7)
    var app = try AppsInPhases.app(phase)
    app.cover(with: Overlay(questions: [question]))
    for first in EventRow.all + EventRow.ofOverlays where first.name != "confirmed" {
      var after = app
      _ = after.handle(first.event(after))
      for second in EventRow.all + EventRow.ofOverlays {
        if second.name == "confirmed", after.overlay.question != .reset { continue }
        var last = after
        _ = last.handle(second.event(last))
        #expect(last.overlay.questionBehindReset == question, "\(first.name), \(second.name)")
      }
    }
  }

  private static func run(
    _ row: String, of rows: [EventRow], in phase: String, behind overlay: String
  ) throws -> (before: App, after: App, effects: [App.Effect]) {
    var app = try AppsInPhases.app(phase)
    let covered = try #require(overlays(over: app.game.record).first { $0.name == overlay })
    app.cover(with: covered.overlay)
    let before = app
    let event = try #require(rows.first { $0.name == row }).event(app)
    let effects = app.handle(event)
    return (before, app, effects)
  }

  @Test("and the tables have only names that exist")
  func names() {
    let events = EventRow.all.map(\.name)
    let overlays = Self.overlays.map(\.name)
    #expect(Self.table.rows.isSubset(of: events) && Self.heldBack.isSubset(of: events))
    #expect(Self.overlayTable.rows.isSubset(of: EventRow.ofOverlays.map(\.name)))
    #expect(Self.overlayTable.columns.isSubset(of: overlays))
    for columns in [Self.table.columns, Self.answers.columns, Set(Self.ends.keys)] {
      #expect(columns.isSubset(of: AppsInPhases.names))
    }
    let app = App.resuming(.newGame)
    #expect((EventRow.all + EventRow.ofOverlays).allSatisfy { EventRow.isPossible($0.event(app)) })
    let questions = overlays.filter { $0.hasSuffix("?") && !$0.contains(" over ") }
    #expect(Self.answers.rows == Set(questions))
  }

  /// Effects of the analysis of a review, of the openings, of lines and of practice, and the end of
  /// a library have tests of their own.
  private static func words(
    for effects: [App.Effect], from before: App, to after: App
  ) -> [String] {
    let hasReview = before.review != nil || after.review != nil
    return effects.compactMap { effect -> String? in
      switch effect {
      case .game(.announce(let announcement)): "(\(word(for: announcement)))"
      case .announce(.transcriptHandled): "(written)"
      case .announce(.saved): "(not saved)"
      case .announce(.levelOutgrown): "(outgrown)"
      case .start(_, let job):
        switch job.job {
        case is MoveRequest: "think"
        case is PositionSearch: hasReview ? nil : "think"
        case is App.Timer: "wait"
        case is LibraryRequest: "list"
        case is LevelRequest: "tally"
        default: nil
        }
      case .stop(_, let job):
        switch job.job {
        case is MoveRequest: "stop"
        case is PositionSearch: hasReview ? nil : "stop"
        case is App.Timer: "drop"
        default: nil
        }
      case .game(.moveNow): "moveNow"
      case .game(.save): "save"
      case .game(.archive): "archive"
      case .writeTranscript: "write"
      case .game(.prepareOpening): "opening"
      case .keepLine, .link, .clockRead, .clockBegun, .announce:
        nil
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
    case .forfeited: "forfeited"
    case .gameOver: "over"
    }
  }

  private static func outcome(
    from before: App, to after: App, _ effects: [App.Effect]
  ) -> String {
    let words = words(for: effects, from: before, to: after)
    let isSame =
      before.game.phase == after.game.phase && before.game.saved == after.game.saved
      && words.isEmpty
      && before.gameScores == after.gameScores
      && before.game.thinkingProgress == after.game.thinkingProgress
    if isSame && before.game.nextGame != after.game.nextGame { return "noted" }
    if before.failures != after.failures { return "noted \(words.joined(separator: " "))" }
    if isSame && name(of: before.overlay) != name(of: after.overlay) {
      return after.overlay.isEmpty ? "closed" : "asked"
    }
    if isSame { return "." }
    let isSetting =
      before.game.modes != after.game.modes || before.game.moveLimits != after.game.moveLimits
    if before.game.phase == after.game.phase && isSetting && words.last == "save"
      && words.count == 2
    {
      return "recorded \(words[0])"
    }
    return ([PhaseKind(of: after).rawValue] + words).joined(separator: " ")
  }
}

private struct Outcomes {
  private var texts: [String: [String: String]] = [:]
  private var common: [String: String] = [:]

  /// Lines with the names of columns, and below each the indented rows.
  init(_ table: String) {
    var names: [String] = []
    for line in table.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        names = line.hasPrefix("every ") ? [] : line.split(separator: ", ").map(String.init)
        continue
      }
      let parts = line.dropFirst(2).split(separator: "  ", maxSplits: 1)
      let (row, text) = (String(parts[0]), String(parts[1].drop { $0 == " " }))
      if names.isEmpty { common[row] = text }
      for name in names { texts[name, default: [:]][row] = text }
    }
  }

  var columns: Set<String> { Set(texts.keys) }
  var rows: Set<String> { Set(common.keys).union(texts.values.flatMap(\.keys)) }

  func text(_ row: String, in column: String) -> String? {
    let text = texts[column]?[row] ?? common[row]
    return text == "." ? nil : text
  }
}
