import Analysis
import App
import Canvas
import CommandLine
import GameSession
import Notation
import ReversiCore
import SVGDrawing
import Screen
import Texts
import Words

/// `picture`: draws a screen of the game as SVG. It needs no terminal.
struct PictureCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "picture", "draws a screen of the game as SVG",
    options: [
      Option("size", "COLUMNSxROWS", .size, at: \.size, "the size of the terminal"),
      Option(
        "transcript", "MOVES", .game, at: \.record,
        "the game: moves, a position, or a position with moves", standard: "a new game"),
      Option("show", "VIEW", .word, at: \.view, subject: "what is shown:"),
      .number("ply", in: 0...200, at: \.ply, "the ply in view, in the review"),
      Option("cursor", "SQUARE", .square, at: \.cursor, "the selected square"),
      Option(
        "white", "MODE", .word(of: Mode.own) { "\($0)" }, at: \.light, "who plays White"),
      Option("level", "N", .level, at: \.level, "the computer's level"),
      Option("theme", "NAME", .word, at: \.theme, subject: "the colours:"),
      Option(
        "language", "NAME", .word(of: Language.allCases) { "\($0)" }, at: \.language,
        subject: "the language:"),
    ])

  private var size = ScreenSize(columns: 80, rows: 24)
  private var record = GameRecord()
  private var view = PicturedGame.View.board
  private var ply = 200
  private var cursor = Square.d3
  private var light = Mode.manual
  private var level = Level.standard
  private var theme = ThemeName.auto
  private var language = Language.english

  func run(on console: Console) throws {
    let game = SavedGame(
      record: record, modes: Sides(dark: .manual, light: light),
      moveLimits: Sides(dark: .level(level), light: .level(level)))
    let words = Words(language)
    let app = PicturedGame(game, view: view, ply: ply).app
    let model = ScreenModel(app: app, state: UIState(cursor: cursor), words: words)
    let capabilities = TerminalCapabilities(colors: .full, glyphs: .unicode)
    let screen = render(model, size: size, theme: Theme(capabilities, name: theme))
    try console.print(
      ScreenPicture(screen, title: "\(words.game.title), \(size.columns)×\(size.rows)").svg)
  }
}

extension ValueForm where Value == ScreenSize {
  fileprivate static let size = ValueForm(
    .described("a size such as 80x24, up to 500x500"),
    read: { text in
      let numbers = text.description.split(separator: "x").compactMap { Int($0) }
        .filter((1...500).contains)
      guard numbers.count == 2, "\(numbers[0])x\(numbers[1])" == text.text else { return nil }
      return ScreenSize(columns: numbers[0], rows: numbers[1])
    },
    write: { "\($0.columns)x\($0.rows)" })
}

extension ValueForm where Value == GameRecord {
  fileprivate static let game = ValueForm(
    .described("a game"), read: { text in text.text.flatMap { try? GameText.record(in: $0) } },
    write: { $0.text })
}

extension ValueForm where Value == Square {
  fileprivate static let square = ValueForm(
    .described("a square"), read: { $0.text.flatMap { Square($0) } }, write: { "\($0)" })
}
