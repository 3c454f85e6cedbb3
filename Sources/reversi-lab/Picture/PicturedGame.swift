import Analysis
import App
import GameSession
import ReversiCore
import ReversiEngine

/// A game that stands still for a picture, with all its searches finished.
struct PicturedGame {
  /// The part of the game that the picture shows.
  enum View: String, CaseIterable {
    case board, evaluation, hint, review, help, editor
  }

  private(set) var app: App
  private let engine = Engine(tableBytes: 16 << 20)

  /// Shows a game. `ply` selects a ply in the review.
  init(_ game: SavedGame, view: View, ply: Int?) {
    app = App.begin(game, stored: game, pace: GameSession.Pace()).app
    switch view {
    case .board: break
    case .evaluation: send(.evaluationToggled)
    case .hint: send(.game(.hintRequested))
    case .review:
      send(.sheetOpened(.review))
      if let ply { send(.review(.moved(to: ply))) }
    case .help: send(.sheetOpened(.help))
    case .editor: send(.sheetOpened(.setUp))
    }
  }

  /// Sends an event to the app and answers all requests that follow.
  private mutating func send(_ event: App.Event) {
    var effects = app.handle(event)
    while let request = effects.compactMap(\.playerRequest).last, let answer = answer(to: request) {
      effects = app.handle(.game(.replied(request.id, answer)))
    }
  }

  /// The reply to a request. A request for a move gets none, so the computer appears to be
  /// thinking.
  private func answer(to request: PlayerRequest) -> PlayerReply? {
    let position = request.record.position
    switch request.kind {
    case .move: return nil
    case .analysis(let limit):
      // A deeper search takes longer than a picture needs.
      let level = min(limit.level?.number ?? .max, Level.hint.number)
      let limits = SearchLimits.evaluation(at: Level.all[level])
      return .analysis(engine.analyze(position, limits: limits), isFinal: true)
    }
  }
}
