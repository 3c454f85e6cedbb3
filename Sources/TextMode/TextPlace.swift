import App
import ReversiCore
import Texts
import Words

/// Where the person is in text mode: in the game, or at a place beside it that has a position of
/// its own. Nothing that is typed at such a place changes the game.
package enum TextPlace: Sendable, Hashable, CaseIterable {
  case game, practice, review, openings
}

extension Set<TextPlace> {
  static let everywhere = Set(TextPlace.allCases)
  /// The places where the person walks through the game.
  static let withMoves: Set = [TextPlace.game, .review, .openings]
  static let besideGame = everywhere.subtracting([.game])
}

// Where the person is.
extension TextInterface {
  /// What takes the lines at the place; nil in the game.
  private func open(in app: App) -> (any FeatureLines)? {
    (app.overlay.sheets.map(\.lines) + [beside]).lazy.compactMap(\.self).last { $0.place != nil }
  }

  func place(in app: App) -> TextPlace { open(in: app)?.place ?? .game }

  /// The record that leads to the position that text mode speaks of, or nil.
  func record(in app: App) -> GameRecord? {
    open(in: app).map { $0.record } ?? app.game.record
  }

  var walk: TextWalk? { beside as? TextWalk }

  /// The intents that close what has been opened at the place, such as a search for a hint.
  func closings(in app: App) -> [TextReply.Intent] {
    app.overlay.sheets.reversed().prefix { $0.lines?.place == nil }.map { _ in
      .send(.sheetClosed)
    }
  }

  private mutating func leave(in app: App) -> TextReply {
    let place = place(in: app)
    guard place != .game else { return TextReply() }
    beside = nil
    toldLine = nil
    return TextReply(
      lines: [sentences.left(place)], intents: app.overlay.sheets.map { _ in .send(.sheetClosed) })
  }

  /// Leaves any place beside the game, for a reply about the game.
  mutating func leave(in app: App, for reply: TextReply) -> TextReply {
    var left = leave(in: app)
    let isLeaving = !left.lines.isEmpty
    left.lines += reply.lines
    left.intents += reply.intents
    // With intents, the lines about what happens end with what the app waits for.
    if isLeaving, left.intents.isEmpty { left.lines += awaited(in: app) }
    return left
  }

  mutating func enter(_ place: TextPlace, in app: App) -> TextReply {
    guard place != self.place(in: app) else { return TextReply() }
    var reply = leave(in: app)
    reply.lines.append(sentences.entered(place))
    return reply
  }
}

extension TextCommand {
  static let back = Self("back", in: .besideGame, \.textMode.backCommand) { _, text, app in
    text.leave(in: app, for: TextReply())
  }
}
