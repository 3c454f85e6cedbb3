import Canvas
import GameSession
import Testing
import Texts

@testable import App
@testable import Screen

@Suite("Typing a file name")
struct FileNameTests {

  /// A bar marks the cursor.
  private static func typed(_ keys: [Key], in text: String = "game.txt") -> String {
    var field = TextField(text)
    for key in keys {
      let isTaken = field.handle(key)
      #expect(isTaken)
    }
    return field.head + "|" + field.tail
  }

  @Test("editing keys edit the name")
  func editing() {
    #expect(Self.typed([]) == "game.txt|")
    #expect(Self.typed([.character("x"), .character("q")]) == "game.txtxq|")
    #expect(Self.typed([.backspace, .backspace]) == "game.t|")
    #expect(Self.typed([.home, .delete, .character("G")]) == "G|ame.txt")
    #expect(Self.typed([.left, .left, .backspace, .right]) == "game.x|t")
    #expect(Self.typed([.home, .left, .backspace]) == "|game.txt")
    #expect(Self.typed([.home, .end, .right, .delete]) == "game.txt|")
    #expect(Self.typed([.paste("~/a b\tc\u{7}\nsecond")], in: "") == "~/a bc|")
    #expect(Self.typed([.character("棋"), .character("譜"), .left], in: "") == "棋|譜")
    #expect(Self.typed([.character("e"), .character("\u{301}"), .backspace], in: "a") == "a|")
    #expect(Self.typed([.paste(String(repeating: "n", count: 2000))]) == "game.txt|")
  }

  @Test("Ctrl-U erases the text before the cursor, and Ctrl-W the word before it")
  func erasing() {
    #expect(Self.typed([.eraseText]) == "|")
    #expect(Self.typed([.left, .left, .eraseText]) == "|xt")
    #expect(Self.typed([.eraseWord], in: "~/my games/one.txt") == "~/my games/|")
    #expect(Self.typed([.eraseWord, .eraseWord], in: "~/my games/one.txt") == "~/my |")
    #expect(Self.typed([.eraseWord, .eraseWord, .eraseWord], in: "a  b/ ") == "|")
  }

  @Test("the first text that is typed or pasted replaces the suggestion; other keys edit it")
  func suggestion() {
    for (keys, text) in [
      ([.character("a"), .character("b")], "ab|"), ([.paste("a b")], "a b|"),
      ([.backspace, .character("x")], "game.txx|"), ([.home, .character("x")], "x|game.txt"),
      ([.end, .character("x")], "game.txtx|"), ([.eraseWord, .character("x")], "x|"),
    ] as [([Key], String)] {
      var field = TextField("game.txt", isSuggestion: true)
      for key in keys { _ = field.handle(key) }
      #expect(field.head + "|" + field.tail == text)
      #expect(!field.isSuggestion)
    }
  }

  @Test("the last name is suggested the next time")
  func nextTime() {
    var moment = Scene.middle.model
    let keys: [Key] = [
      .character("s"), .up, .enter, .character("a"), .escape, .escape, .character("s"),
    ]
    for key in keys { moment = after(key, moment) }
    #expect(moment.app[TranscriptName.self]?.field == TextField("a", isSuggestion: true))
    #expect(moment.app[TranscriptName.self]?.isNaming == false)
  }

  @Test("arrows choose what Enter does: copy the moves, copy the card, or name a file")
  func choosing() {
    let saving = Moment(app: Scene.middle.model.app.after(.sheetOpened(.transcriptName)))
    let moves = Intent.copy(saving.app.game.record.text)
    let card = Intent.copy(GameCard.text(of: saving.app.viewedScores.analysis))
    let naming = Intent.send(.transcriptName(.naming))
    for (keys, intent) in [
      ([], moves), ([.down], card), ([.tab, .tab], naming), ([.up], naming), ([.backTab], naming),
      ([.down, .down, .down], moves),
    ] as [([Key], Intent)] {
      var moment = saving
      for key in keys { moment = after(key, moment) }
      #expect(moment.handling(.enter, size: .usual).intents == [intent])
    }
    #expect(saving.handling(.escape, size: .usual).intents == [.send(.sheetClosed)])
    #expect(saving.handling(.character("s"), size: .usual).intents == [.send(.sheetClosed)])
    for size in [ScreenSize.usual, ScreenSize(columns: 45, rows: 20)] {
      let click = saving.clicking("Copy the card", size: size)?.intents
      #expect(click == [.send(.transcriptName(.chosen(.card))), card])
    }
  }

  @Test("what the clipboard is told about stays until the page is left")
  func copied() {
    var moment = Moment(app: Scene.middle.model.app.after(.sheetOpened(.transcriptName)))
    moment.state.notices.post(.transcriptCopied)
    moment = after(.down, moment)
    #expect(moment.state.notices.notices == [.transcriptCopied])
    moment = after(.escape, moment)
    #expect(moment.state.notices.notices.isEmpty)
  }

  @Test("Tab selects a button below the name, and Enter presses it")
  func selecting() {
    let write = Intent.send(.transcriptRequested(name: "game.txt"))
    let back = Intent.send(.transcriptName(.namingEnded))
    for (keys, intent) in [
      ([], write), ([.tab], back), ([.backTab], back), ([.tab, .tab], write),
    ] as [([Key], Intent)] {
      var moment = Scene.naming.model
      for key in keys { moment = after(key, moment) }
      #expect(moment.handling(.enter, size: .usual).intents == [intent])
    }
  }

  @Test("the last line says what Enter does for the selected button", arguments: Language.allCases)
  func effects(language: Language) {
    var moment = Moment(app: Scene.middle.model.app.after(.sheetOpened(.transcriptName)))
    var labels: [String] = []
    for key in [Key.up, .enter, .tab] {
      moment = after(key, moment)
      let enter = moment.picture(in: language).keyLine.first { $0.action == .press }
      labels.append(enter?.label ?? "")
    }
    let expected =
      switch language {
      case .english: ["name the file", "write the file", "back"]
      case .japanese: ["ファイル名へ", "ファイルに書き出す", "戻る"]
      }
    #expect(labels == expected)
  }

  @Test("the field ignores all other keys")
  func others() {
    for key in [Key.enter, .escape, .up, .tab, .redraw, .wheelUp, .pageDown] {
      var field = TextField("a")
      let isTaken = field.handle(key)
      #expect(!isTaken)
      #expect(field == TextField("a"))
    }
  }

  @Test("letters are text, and Enter writes")
  func keys() {
    var moment = Scene.naming.model
    for key in [.backspace, .character("q"), .character("r"), .character("x")] as [Key] {
      moment = after(key, moment)
    }
    let (intents, _) = moment.handling(.enter, size: .usual)
    #expect(intents == [.send(.transcriptRequested(name: "game.txqrx"))])
    for _ in 0..<20 { moment = after(.backspace, moment) }
    #expect(moment.handling(.enter, size: .usual).intents == [])
  }

  @Test("the buttons can be clicked", arguments: [19, 24, 40, 80, 120])
  func buttons(columns: Int) {
    let size = ScreenSize(columns: columns, rows: columns < 40 ? 12 : 24)
    let naming = Scene.naming.model
    #expect(
      naming.clicking(.pressButton(.write), size: size)
        == [.send(.transcriptRequested(name: "game.txt"))])
    let back = [Intent.send(.transcriptName(.namingEnded))]
    #expect(naming.clicking("Cancel", size: size)?.intents == back)
    guard columns >= 45 else { return }
    #expect(
      naming.clicking(.switchMode(.dark), size: size)
        == [.send(.game(.modeChanged(.dark, .computer)))])
  }

  @Test("the question whether to replace a file has its buttons, however long the name is")
  func longNameAsked() {
    let name = String(repeating: "0123456789", count: 100)
    for (columns, rows) in [(19, 12), (24, 12), (40, 20), (80, 24), (120, 40)] {
      var moment = Scene.naming.model
      _ = moment.app.handle(.transcriptRequested(name: name))
      _ = moment.app.handle(.transcriptHandled(.exists(name: name)))
      let size = ScreenSize(columns: columns, rows: rows)
      #expect(moment.clicking("Cancel", size: size)?.intents == [.send(.cancelled)])
      #expect(moment.clicking("OK", size: size)?.intents == [.send(.confirmed)])
    }
  }

  @Test("a long name shows the part around its cursor")
  func longNames() {
    for cursor in 0...100 {
      var field = TextField(String(repeating: "0123456789", count: 10))
      for _ in 0..<(100 - cursor) { _ = field.handle(.left) }
      var canvas = Canvas(
        size: ScreenSize(columns: 12, rows: 1), theme: Theme(colors: .full, glyphs: .unicode))
      FieldView(field: field, area: canvas.bounds).draw(on: &canvas)
      let column = min(cursor, 11)
      #expect(canvas.screen.cursor == ScreenPoint(column: column, row: 0))
      let under = canvas.screen[ScreenPoint(column: column, row: 0)].character
      if column < 11, cursor < 100 { #expect(under == Character(String(cursor % 10))) }
    }
  }
}
