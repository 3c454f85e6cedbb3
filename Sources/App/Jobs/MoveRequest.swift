import GameSession

/// The game's request for a move. It has the identity that the game has given it.
package struct MoveRequest: WantedJob {
  /// The move, or what is known on the way to it.
  package typealias Reply = PlayerReply

  package let request: PlayerRequest

  init(_ request: PlayerRequest) { self.request = request }

  /// Whether both have the same identity.
  package static func == (one: MoveRequest, other: MoveRequest) -> Bool {
    one.request.id == other.request.id
  }

  /// Feeds the identity into a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(request.id) }

  package static func isLast(_ reply: PlayerReply) -> Bool { reply.isFinal }

  package func deliver(_ reply: PlayerReply, to app: inout App) -> [App.Effect] {
    app.game.handle(.replied(request.id, reply)).map { .game($0) }
  }
}
