import Analysis
import App
import BoardView
import Canvas
import CommandLine
import GameSession
import Notation
import ReversiCore
import ReversiEngine
import SVGDrawing
import Screen
import Texts
import Words

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
      Option("move", "SQUARE", .square, at: \.move, "a move, as a moving picture"),
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
  private var move: Square?
  private var light = Mode.manual
  private var level = Level.standard
  private var theme = ThemeName.auto
  private var language = Language.english

  func run(on console: Console) throws {
    let game = SavedGame(
      record: record, modes: Sides(dark: .manual, light: light),
      moveLimits: Sides(dark: .level(level), light: .level(level)))
    let words = Words(language)
    var pictured = PicturedGame(game, view: view, ply: ply)
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: theme)
    let state = UIState(cursor: move ?? cursor)
    let draw = { (app: App, turnFraction: Double) in
      let model = ScreenModel(app: app, state: state, turnFraction: turnFraction, words: words)
      return render(model, size: size, theme: theme)
    }
    var frames = [ScreenPicture.Frame(draw(pictured.app, 0), .seconds(2))]
    if let move {
      frames += pictured.play(move, draw: draw)
      frames.append(ScreenPicture.Frame(draw(pictured.app, 0), .seconds(3)))
    }
    let title = "\(words.game.title), \(size.columns)×\(size.rows)"
    try console.print(ScreenPicture(moving: frames, title: title).svg)
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

/// A game that stands still for a picture, with all its searches finished.
struct PicturedGame {
  enum View: String, CaseIterable {
    case board, menu, evaluation, hint, review, help, editor
  }

  private(set) var app: App
  private let engine = Engine(tableBytes: 16 << 20)
  private let reviewer = Reviewer()

  init(_ game: SavedGame, view: View, ply: Int?) {
    app = App.begin(game, stored: game, pace: GameSession.Pace()).app
    switch view {
    case .board: break
    case .menu: send(.sheetOpened(.menu))
    case .evaluation: send(.evaluationToggled)
    case .hint: send(.game(.hintRequested))
    case .review:
      send(.sheetOpened(.review))
      if let ply { send(.review(.moved(to: ply))) }
    case .help: send(.sheetOpened(.help))
    case .editor: send(.sheetOpened(.setUp))
    }
  }

  /// The new disk, then each look of each disk that turns over.
  mutating func play(
    _ square: Square, draw: (App, _ turnFraction: Double) -> Screen
  ) -> [ScreenPicture.Frame] {
    var frames: [ScreenPicture.Frame] = []
    send(.game(.squareChosen(square)))
    while let animation = app.game.animation {
      let steps = 1 + animation.move.flips.count
      let step = AnimationSpeed.normal.stepDuration(steps: steps) ?? .zero
      let looks = animation.turning == nil ? 1 : draw(app, 0).turnPictures + 1
      frames += (0..<looks).map {
        ScreenPicture.Frame(draw(app, Double($0) / Double(looks)), step / looks)
      }
      send(.game(.stepElapsed(animation.stepID)))
    }
    return frames
  }

  private mutating func send(_ event: App.Event) {
    var effects = app.handle(event)
    while let request = effects.compactMap(\.playerRequest).last, let answer = answer(to: request) {
      effects = app.handle(.game(.replied(request.id, answer)))
    }
  }

  /// A request for a move gets no reply, so the computer appears to be thinking.
  private func answer(to request: PlayerRequest) -> PlayerReply? {
    let position = request.record.position
    switch request.kind {
    case .move: return nil
    case .review: return .analysis(reviewer.evaluate(position), isFinal: true)
    case .analysis(.level(let level)) where level != .review:
      return .analysis(engine.analyze(position, limits: .evaluation(at: level)), isFinal: true)
    // A deeper search takes longer than a picture needs.
    case .analysis: return .analysis(reviewer.analyze(position), isFinal: true)
    }
  }
}
