import GameSession

/// The notices to the person of all sources, each for its lifetime.
package struct NoticeQueue: Sendable, Hashable {
  /// All notices, the most important first; within a rank, the newest first.
  private var all: [Notice]
  /// The notices that the person has seen.
  private var read: [Notice] = []

  /// A queue that begins with notices, in order.
  package init(_ notices: [Notice] = []) { all = notices }

  /// The notices to show, the most important first. While the game itself cannot be saved, the
  /// notice about that says enough about the archive, too.
  package var notices: [Notice] {
    isGameSaved ? all : all.filter { $0.subject != .store(.archive) }
  }

  private var isGameSaved: Bool { all.allSatisfy { $0.subject != .store(.game) } }

  /// Whether the person has not seen the notice yet, or done nothing since it appeared.
  package func isNew(_ notice: Notice) -> Bool { !read.contains(notice) }

  /// Returns the new notices, and marks them as read.
  package mutating func takeNew() -> [Notice] {
    defer { markRead() }
    return notices.filter(isNew)
  }

  /// Marks the notices as read, since the person pressed a key or clicked.
  package mutating func markRead() {
    all.removeAll { $0.lifetime == .nextAction }
    read = notices
  }

  /// Adds a notice, and removes those with the same subject. It is new even if it equals one of
  /// them.
  package mutating func post(_ notice: Notice) {
    read.removeAll { $0 == notice }
    if let subject = notice.subject { remove(about: subject) }
    let index = all.firstIndex { $0.rank >= notice.rank } ?? all.endIndex
    all.insert(notice, at: index)
  }

  /// Adds and removes notices for an announcement of the app.
  package mutating func receive(_ announcement: App.Announcement) {
    switch announcement {
    case .game(.moved(_, isManual: true)), .game(.takenBack), .game(.playedAgain), .game(.wentOn),
      .game(.gameBegan(.new)), .game(.gameBegan(.setUp)), .game(.gameBegan(.opened)):
      all.removeAll { $0.lifetime == .nextMove }
    case .game(.playerChanged(let side)): remove(about: .player(side))
    case .transcriptHandled: remove(about: .transcript)
    case .twoPeople(.notTogether): break
    case .twoPeople: remove(about: .twoPeople)
    case .saved(let store, _): remove(about: .store(store))
    case .lineLearned, .lineDropped: remove(about: .line)
    case .game, .leftLine, .levelOutgrown: break
    }
    if let notice = Notice(announcement) { post(notice) }
  }

  private mutating func remove(about subject: Notice.Subject) {
    all.removeAll { $0.subject == subject }
  }
}

extension NoticeQueue: ExpressibleByArrayLiteral {
  /// A queue that begins with notices, in order.
  package init(arrayLiteral notices: Notice...) { self.init(notices) }
}
