import Link
import ReversiCore

/// A conversation and the game that it is about, without an app.
package struct LinkedGame {
  package private(set) var conversation: LinkConversation
  package private(set) var game: SharedGame?
  package private(set) var news: [LinkConversation.News] = []

  package init(
    _ role: LinkConversation.Role, named name: String = "", side: Disk = .light,
    game: SharedGame? = nil
  ) {
    conversation = LinkConversation(role, named: name, side: side)
    self.game = game
  }

  /// A host's game so far.
  package init(hostNamed name: String = "", side: Disk = .dark, plies: [Square] = []) throws {
    var record = GameRecord()
    for square in plies { try record.play(square) }
    self.init(.host, named: name, side: side, game: SharedGame(identity: 1, record: record))
  }

  /// What this side does is done in the game first.
  package mutating func handle(
    _ event: LinkConversation.Event, now: Duration = .zero
  ) -> [LinkConversation.Effect] {
    switch event {
    case .placed(let square): play(square)
    case .passed: play(nil)
    case .forfeited(let forfeit): game = game.map { $0.with(forfeit: forfeit) }
    default: break
    }
    let effects = conversation.handle(event, beside: game, now: now)
    for case .take(let news) in effects { take(news) }
    return effects
  }

  package mutating func receive(
    _ line: String, now: Duration = .zero
  ) -> [LinkConversation.Effect] {
    handle(.received(Array(line.utf8)), now: now)
  }

  package mutating func setWatching(_ isWatching: Bool) { conversation.isWatching = isWatching }

  private mutating func play(_ square: Square?) {
    guard let old = game else { return }
    var record = old.record
    if let square { _ = try? record.play(square) } else { try? record.pass() }
    game = SharedGame(identity: old.identity, record: record, forfeit: old.forfeit)
  }

  private mutating func take(_ news: LinkConversation.News) {
    self.news.append(news)
    switch news {
    case .joined(let game, _): self.game = game
    case .placed(let square): play(square)
    case .passed: play(nil)
    case .forfeited(let forfeit): game = game.map { $0.with(forfeit: forfeit) }
    case .agreed(.takeBack(let plies)):
      game = game.map {
        SharedGame(identity: $0.identity, record: $0.record.standing(at: plies))
      }
    case .agreed(.newGame(let identity, _)): game = SharedGame(identity: identity)
    case .agreed(.playOnUntimed): game = game.map { $0.with(forfeit: nil) }
    default: break
    }
  }
}

extension SharedGame {
  fileprivate func with(forfeit: Forfeit?) -> SharedGame {
    SharedGame(identity: identity, record: record, forfeit: forfeit)
  }
}

extension [LinkConversation.Effect] {
  package var sent: [String] {
    compactMap { if case .send(let line) = $0 { line.text } else { nil } }
  }

  package var news: [LinkConversation.News] {
    compactMap { if case .take(let news) = $0 { news } else { nil } }
  }
}
