import App
import Archive
import GameSession
import ReversiCore
import Words

// What the app waits for.
extension TextInterface {
  /// The line about what the app waits for, or nil.
  func awaitedLine(in app: App) -> String? {
    switch app.dialog {
    case .passAlert, nil: break
    case let dialog?: return question(of: dialog)
    }
    if let feature = feature(in: app) { return feature.question(self, in: app) }
    guard app.sheet == nil else { return nil }
    if let forfeit = app.game.forfeit {
      return sentences.over(
        app.game.position.board.counts, forfeit, isAsking: isAskingAgain)
    }
    switch app.game.position.state {
    case .over(let outcome):
      return sentences.over(
        app.game.position.board.counts, outcome, you: app.you, isAsking: isAskingAgain)
    case .passDue(let side):
      return app.game.isOtherAwaited
        ? words.sentences([sentences.passAwaited(of: app.named(side)), otherAwaited(in: app)])
        : sentences.passDue(to: app.named(side))
    case .toMove(let side):
      guard app.game.thinkingSide == nil else { return nil }
      if app.game.isOtherAwaited { return otherAwaited(in: app) }
      return sentences.turn(
        app.game.record.moveNumber, of: app.named(side), app.game.position.legalMoves)
    }
  }

  private func otherAwaited(in app: App) -> String {
    words.twoPeople.gameWaits(for: app.otherName)
  }

  /// The awaited line, unless it was the last one told.
  mutating func awaited(in app: App) -> [String] {
    // A feature waits for nothing new, while it is open or after it.
    guard app.sheet?.lines == nil else { return [] }
    let line = awaitedLine(in: app)
    defer { toldLine = line }
    return line == toldLine ? [] : [line].compactMap(\.self)
  }

  /// The reply that says what the app waits for.
  func replyAwaited(in app: App) -> TextReply {
    reply([awaitedLine(in: app)].compactMap(\.self))
  }

  func question(of dialog: Dialog) -> String {
    sentences.question(words.questions.text(of: dialog))
  }

  /// The feature in front of the game, which answers the person's lines.
  func feature(in app: App) -> (any FeatureLines)? { app.sheet?.lines ?? beside }

  /// The side whose move the app waits for; nil if it waits for something else.
  func sideToMove(in app: App) -> Disk? {
    guard app.dialog == nil, beside == nil, app.sheet == nil, app.game.thinkingSide == nil,
      !app.game.isOtherAwaited,
      case .toMove(let side) = app.game.position.state, app.game.forfeit == nil
    else { return nil }
    return side
  }
}
