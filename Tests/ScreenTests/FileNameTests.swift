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
    for key in [.character("s"), .character("a"), .escape, .character("s")] as [Key] {
      let (intents, state) = moment.handling(key, size: .usual)
      moment.state = state
      for case .send(let event) in intents { moment.app = moment.app.after(event) }
    }
    #expect(moment.app[TranscriptName.self]?.field == TextField("a", isSuggestion: true))
  }

  @Test("Tab selects a button, and Enter presses it: the moves can be copied, the game be reset")
  func selecting() {
    let moves = Scene.naming.model.app.game.record.text
    let write = Intent.send(.transcriptRequested(name: "game.txt"))
    let lines = GameCard.lines(of: Scene.naming.model.app.viewedScores.analysis)
    let card = lines.joined(separator: "\n") + "\n"
    for (keys, intents) in [
      ([], [write]), ([.tab], [.copy(moves), .send(.sheetClosed)]),
      ([.tab, .tab], [.copy(card), .send(.sheetClosed)]),
      ([.tab, .tab, .tab], [.send(.resetRequested)]), ([.backTab], [.send(.sheetClosed)]),
      ([.tab, .tab, .tab, .tab, .tab], [write]),
    ] as [([Key], [Intent])] {
      var moment = Scene.naming.model
      for key in keys { moment = after(key, moment) }
      #expect(moment.handling(.enter, size: .usual).intents == intents)
    }
  }

  @Test("the last line says what Enter does for the selected button", arguments: Language.allCases)
  func effects(language: Language) {
    var moment = Scene.naming.model
    var labels: [String] = []
    for _ in TranscriptName.buttons {
      let enter = moment.picture(in: language).keyLine.first { $0.key == "Enter" }
      labels.append(enter?.label ?? "")
      moment = after(.tab, moment)
    }
    let expected =
      switch language {
      case .english:
        ["write the file", "copy the moves", "copy a card", "ask whether to reset", "back"]
      case .japanese: ["ファイルに書き出す", "棋譜をコピー", "カードをコピー", "リセットを確かめる", "戻る"]
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
      naming.clicking("Write", size: size)?.intents
        == [.send(.transcriptRequested(name: "game.txt"))])
    #expect(
      naming.clicking(.pressButton(.copy), size: size)
        == [.copy(naming.app.game.record.text), .send(.sheetClosed)])
    #expect(naming.clicking("Reset", size: size)?.intents == [.send(.resetRequested)])
    #expect(naming.clicking("Cancel", size: size)?.intents == [.send(.sheetClosed)])
    #expect(
      naming.clicking("Man", size: size)?.intents == [.send(.game(.modeChanged(.dark, .computer)))])
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
