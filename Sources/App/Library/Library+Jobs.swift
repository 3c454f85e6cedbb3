import Archive
import GameSession

/// The list of the library's games. The archive is closed when no games are listed any more.
extension LibraryRequest: WantedJob {
  /// The games known so far.
  package typealias Reply = LibraryReply

  package static func isLast(_ reply: LibraryReply) -> Bool { false }
  package static var isContinued: Bool { true }

  package func deliver(_ reply: LibraryReply, to app: inout App) -> [App.Effect] {
    let speed = app.game.pace.speed
    app[Library.self]?.show(reply, at: speed)
    return []
  }
}

extension Library {
  /// The count of the games of the archive, after it was opened.
  package struct CountGames: WantedJob {
    /// The summary of the games that were counted.
    package typealias Reply = GameSummary

    /// The number of the opening of the archive.
    let opening: Int

    package func deliver(_ count: GameSummary, to app: inout App) -> [App.Effect] {
      app[Library.self]?.begin(with: count)
      return []
    }
  }

  /// The search for the disks that the person gave away in the newest games.
  package struct AddLosses: WantedJob {
    /// The summary of all games, which has no losses yet.
    package let summary: GameSummary

    /// The result of the search.
    package enum Reply: Sendable, Hashable {
      /// The summary with the losses known so far.
      case losses(GameSummary, isComplete: Bool)
      /// The losses cannot be known.
      case unknown
    }

    package static func isLast(_ reply: Reply) -> Bool {
      if case .losses(_, isComplete: false) = reply { false } else { true }
    }

    package func deliver(_ reply: Reply, to app: inout App) -> [App.Effect] {
      app[Library.self]?.show(reply)
      return []
    }
  }

  /// The list, the count, and then the losses, which are searched for while the library is in front
  /// and no computer thinks about its move. A selected game that plays itself needs a timer.
  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    var jobs: [any WantedJob] = [request]
    if !isCounted { jobs.append(CountGames(opening: request.opening)) }
    guard isInFront else { return jobs }
    if game.thinkingSide == nil, let counted { jobs.append(AddLosses(summary: counted)) }
    if let timer = timer(at: game.pace.speed) { jobs.append(timer) }
    return jobs
  }
}
