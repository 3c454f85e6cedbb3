import Archive
import Canvas
import GameSession
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("Notices show the essentials on every screen")
struct NoticeTests {
  /// The essential words must always appear.
  struct Case: Sendable, CustomTestStringConvertible {
    let notice: Notice
    let essential: [String]

    var testDescription: String { "\(notice)" }

    /// The longest name of a saved game. The system allows 255 bytes, and related files have longer
    /// names than the saved game.
    static let longest = String(repeating: "long-", count: 46) + "end"

    static func kept(_ name: String) -> Case {
      Case(notice: .savedGame(.setAside(.notUTF8, keptAs: name)), essential: ["kept", "as", name])
    }

    static let names = [
      "game.bad-1", "game.bad-123", "my-tournament-game-of-saturday.txt.bad-1",
      "a game  of mine.bad-1", "対局の記録、土曜日の午後.bad-1", "\\xff\\x1b.bad-1",
      String(repeating: "n", count: 120) + ".bad-1",
    ]

    static let failure = SaveFailure(
      step: .write, path: "/home/somebody/.local/state/reversi/game",
      reason: "No space left on device")

    static let all: [Case] =
      names.map(kept) + [
        Case(notice: .notKept(.game, failure), essential: ["not", "saved"]),
        Case(notice: .notKept(.archive, failure), essential: ["not", "archive"]),
        Case(
          notice: .notKept(
            .game,
            SaveFailure(
              step: .rename, path: String(repeating: "/folder", count: 40), reason: "Busy")),
          essential: ["not", "saved"]),
        Case(
          notice: .savedGame(.notSetAside(.lineMissing(4), failure)), essential: ["not", "saving"]),
        Case(notice: .savedGame(.heldElsewhere(holder: nil)), essential: ["saving"]),
        Case(notice: .savedGame(.recordRestarted(.standing)), essential: ["moves", "unreadable"]),
        Case(notice: .playerFailed(.dark, nil, .noReply), essential: ["you", "Black"]),
        Case(notice: .playerFailed(.light, nil, .illegal(.h8)), essential: ["you", "White"]),
        Case(
          notice: .playerFailed(
            .dark, ExternalEngineName(String(repeating: "x", count: 32)),
            .notUnderstood(String(repeating: "y", count: 4000))), essential: ["you", "Black"]),
        Case(
          notice: .externalEngineUnknown(
            .light, ExternalEngineName(String(repeating: "x y", count: 4000))),
          essential: ["you", "White"]),
      ]

    /// Notices that fit in one row of the smallest screen.
    static let short = all.filter {
      Scene.words.wording(of: $0.notice).shortest.columns <= 19
    }
  }

  /// Every height with one width in twenty, shifted for each height, and the smallest size of each
  /// layout.
  private static let sizes =
    (12...40).flatMap { rows in
      stride(from: 19 + rows % 20, through: 120, by: 20).map { ScreenSize(columns: $0, rows: rows) }
    }
    + [(64, 28), (51, 31), (49, 21), (36, 24), (80, 24), (40, 12), (27, 15), (24, 12), (19, 12)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }
  private static let theme = Theme(colors: .full, glyphs: .unicode)

  private func picture(_ notice: Notice, isNew: Bool) -> NoticePicture {
    NoticePicture(wording: Scene.words.wording(of: notice), isNew: isNew)
  }

  /// Without spaces and line ends.
  private func said(_ notices: [NoticePicture], _ size: ScreenSize) -> String {
    guard let layout = Layout(size: size) else { return "" }
    return NoticesView(notices: notices, layout: layout).placement(Self.theme).lines.joined()
      .replacing(" ", with: "")
  }

  private func isMissing(_ words: [String], in text: String) -> Bool {
    !words.allSatisfy { text.contains($0.replacing(" ", with: "")) }
  }

  @Test("a new notice shows the essentials, with the whole name", arguments: Case.all)
  func latest(_ notice: Case) {
    let pictures = [picture(notice.notice, isNew: true)]
    #expect(Self.sizes.filter { isMissing(notice.essential, in: said(pictures, $0)) } == [])
  }

  @Test("a read notice still shows the essentials, in the rows for notices", arguments: Case.short)
  func read(_ notice: Case) {
    let pictures = [picture(notice.notice, isNew: false)]
    #expect(Self.sizes.filter { isMissing(notice.essential, in: said(pictures, $0)) } == [])
  }

  @Test("two new notices are both shown", arguments: Case.all)
  func twoNews(_ first: Case) {
    // Two games are never set aside at once.
    for second in Case.all.dropFirst(Case.names.count) where second.essential != first.essential {
      let pictures = [first, second].map { picture($0.notice, isNew: true) }
      let wrong = Self.sizes.suffix(12).filter {
        isMissing(first.essential + second.essential, in: said(pictures, $0))
      }
      #expect(wrong == [], "with \(second.testDescription)")
    }
  }

  @Test("of two read notices the first is shown, and the second if there is room")
  func twoRead() {
    let failure = Notice.notKept(.game, Case.failure)
    let pictures = [failure, Case.kept("game.bad-1").notice].map { picture($0, isNew: false) }
    #expect(Self.sizes.filter { isMissing(["not saved"], in: said(pictures, $0)) } == [])
    let roomy = Self.sizes.filter { Layout(size: $0).map { $0.notices.rows > 1 } ?? false }
    #expect(roomy.filter { isMissing(["game.bad-1"], in: said(pictures, $0)) } == [])
    #expect(said(pictures, ScreenSize(columns: 40, rows: 12)) == "notsaved;keptasgame.bad-1")
    #expect(said(pictures, ScreenSize(columns: 19, rows: 12)) == "notsaved")
  }

  @Test("a name longer than the screen keeps its beginning and its end")
  func longestName() {
    let notice = Case.kept(Case.longest + ".bad-1").notice
    for size in Self.sizes.suffix(40) {
      for isNew in [true, false] {
        let text = said([picture(notice, isNew: isNew)], size)
        #expect(text.hasPrefix("kept") || text.hasPrefix("unread") || text.hasPrefix("saved"))
        #expect(text.hasSuffix("bad-1"), "\(size): \(text)")
      }
    }
  }

  @Test("the path of an unsaved game is shown if there is room")
  func path() {
    let pictures = [picture(.notKept(.game, Case.failure), isNew: false)]
    for size in [ScreenSize(columns: 80, rows: 28), ScreenSize(columns: 120, rows: 40)] {
      #expect(said(pictures, size).contains(Case.failure.path))
    }
  }

  @Test("a new notice uncovers the board when the person does something")
  func reading() {
    let notice = Case.kept("my-tournament-game.txt.bad-1").notice
    var moment = Scene.start.model
    moment.state.notices = [notice]
    let size = ScreenSize(columns: 19, rows: 12)
    let place = ScreenPoint(column: 3, row: 1)
    func screen() -> Screen {
      let model = ScreenModel(app: moment.app, state: moment.state, words: Scene.words)
      return render(model, size: size, theme: Self.theme)
    }
    #expect(screen().lines[0...1] == ["kept as            ", "my-tournament-game."])
    #expect(screen().controls.action(at: place) == nil)
    _ = moment.state.translate(.right, app: moment.app, screen: screen())
    #expect(screen().lines[0] == "kept as m…txt.bad-1")
    #expect(screen().controls.action(at: place) == .choose(.a1))
  }

  @Test(
    "a screen that is too small does not call an unsaved game safe",
    arguments: [(18, 11), (40, 8), (15, 5), (12, 3), (9, 1)])
  func tooSmall(columns: Int, rows: Int) {
    let size = ScreenSize(columns: columns, rows: rows)
    func text(_ notices: [Notice]) -> String {
      var moment = Scene.start.model
      moment.state.notices = NoticeQueue(notices)
      return moment.screen(size).lines.joined(separator: " ").split(separator: " ").joined(
        separator: " ")
    }
    for notice in [Notice.notKept(.game, Case.failure), .savedGame(.heldElsewhere(holder: nil))] {
      #expect(text([notice]).contains("not saved"))
      #expect(!text([notice]).contains("safe"))
    }
    #expect(!text([Case.kept("game.bad-1").notice]).contains("not saved"))
  }

  @Test("notices are drawn where they are placed, inside the screen")
  func drawing() throws {
    for size in Self.sizes.suffix(12) {
      for notice in Case.all {
        let layout = try #require(Layout(size: size))
        var model = Scene.start.model.picture
        model.notices = [picture(notice.notice, isNew: true)]
        let lines = render(model, size: size, theme: Self.theme).lines
        let view = NoticesView(notices: model.notices, layout: layout)
        let placement = view.placement(Self.theme)
        #expect(placement.area.endRow <= layout.keyRow)
        for (index, line) in placement.lines.enumerated() {
          #expect(line.columns <= placement.area.columns)
          #expect(lines[placement.area.row + index].contains(line), "\(size)")
        }
      }
    }
  }
}
