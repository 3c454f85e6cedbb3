import Controls
import GameSession
import ReversiCore
import TerminalUI
import Words

/// `picture`: draws a screen of the game as SVG. No terminal is needed.
struct PictureCommand: Command {
  private static let size = Parameter(
    entry: Syntax.Entry(
      name: "--size", placeholder: "COLUMNSxROWS", summary: "the size of the terminal",
      standard: "80x24"),
    standard: ScreenSize(columns: 80, rows: 24)
  ) { word in
    let numbers = word.split(separator: "x").compactMap { Int($0) }.filter((1...500).contains)
    guard numbers.count == 2, "\(numbers[0])x\(numbers[1])" == word else {
      throw ArgumentError.badValue(
        word, of: "--size", allowed: "a size such as 80x24, up to 500x500")
    }
    return ScreenSize(columns: numbers[0], rows: numbers[1])
  }
  private static let game = Parameter(
    entry: Syntax.Entry(
      name: "--transcript", placeholder: "MOVES",
      summary: "the game: moves, a position, or a position with moves", standard: "a new game"),
    standard: GameRecord()
  ) { word in
    do { return try GameText.record(in: word) } catch {
      throw ArgumentError.badValue(word, of: "--transcript", allowed: "a game")
    }
  }
  private static let view = Parameter.word(
    "--show", of: PicturedGame.View.allCases, standard: .board, "what is shown",
    name: \.rawValue)
  private static let ply = Parameter.number(
    "--ply", in: 0...200, standard: 200, "the ply in view, in the review")
  private static let cursor = Parameter(
    entry: Syntax.Entry(
      name: "--cursor", placeholder: "SQUARE", summary: "the selected square", standard: "d3"),
    standard: Square.d3
  ) { word in
    guard let square = Square(word) else {
      throw ArgumentError.badValue(word, of: "--cursor", allowed: "a square")
    }
    return square
  }
  private static let light = Parameter.word(
    "--light", of: Mode.own, standard: .manual, "who plays White"
  ) { "\($0)" }
  private static let level = Parameter.number(
    "--level", in: Level.numbers, standard: Level.standard.number, "the computer's level")
  private static let theme = Parameter.word(
    "--theme", of: ThemeName.allCases, standard: .classic, "the colours", name: \.rawValue)
  private static let language = Parameter.word(
    "--language", of: Language.allCases, standard: .english, "the language"
  ) { "\($0)" }

  static let syntax = Syntax(
    "picture", "draws a screen of the game as SVG", size.entry, game.entry, view.entry, ply.entry,
    cursor.entry, light.entry, level.entry, theme.entry, language.entry)

  private let size: ScreenSize
  private let game: SavedGame
  private let view: PicturedGame.View
  private let ply: Int
  private let cursor: Square
  private let theme: ThemeName
  private let language: Language

  init(_ arguments: Arguments) throws {
    size = try arguments.value(of: Self.size)
    view = try arguments.value(of: Self.view)
    ply = try arguments.value(of: Self.ply)
    cursor = try arguments.value(of: Self.cursor)
    theme = try arguments.value(of: Self.theme)
    language = try arguments.value(of: Self.language)
    let level = Level.all[try arguments.value(of: Self.level)]
    game = SavedGame(
      record: try arguments.value(of: Self.game),
      modes: Sides(dark: .manual, light: try arguments.value(of: Self.light)),
      moveLimits: Sides(dark: .level(level), light: .level(level)))
  }

  func run(on console: Console) throws {
    let words = language.words
    let session = PicturedGame(game, view: view, ply: ply).session
    let model = ScreenModel(session: session, state: UIState(cursor: cursor), words: words)
    let capabilities = TerminalCapabilities(colors: .full, glyphs: .unicode)
    let screen = render(model, size: size, theme: Theme(capabilities, name: theme))
    try console.print(
      ScreenPicture(screen, title: "\(words[.title]), \(size.columns)×\(size.rows)").svg)
  }
}
