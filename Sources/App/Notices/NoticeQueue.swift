import Archive
import GameSession

/// What the person is told in addition to the game: the notices of all sources, each for its
/// lifetime.
public struct NoticeQueue: Sendable, Hashable {
  /// The notices, the most important first; within a rank, the newest first.
  public private(set) var notices: [Notice]
  /// The notices that the person has seen.
  private var read: [Notice] = []

  /// A queue that begins with notices, in order.
  public init(_ notices: [Notice] = []) { self.notices = notices }

  /// Whether the person has not seen the notice yet, or done nothing since it appeared.
  public func isNew(_ notice: Notice) -> Bool { !read.contains(notice) }

  /// Why the last save failed; nil if it succeeded.
  public var saveFailure: SaveFailure? {
    for case .notSaved(let failure) in notices { return failure }
    return nil
  }

  /// Returns the new notices, and marks them as read.
  public mutating func takeNew() -> [Notice] {
    defer { markRead() }
    return notices.filter(isNew)
  }

  /// Marks the notices as read, since the person pressed a key or clicked.
  public mutating func markRead() {
    notices.removeAll { $0.lifetime == .nextAction }
    read = notices
  }

  /// Adds a notice, and removes those with the same subject. It is new even if it equals one of
  /// them.
  public mutating func post(_ notice: Notice) {
    read.removeAll { $0 == notice }
    if let subject = notice.subject { remove(about: subject) }
    let index = notices.firstIndex { $0.rank >= notice.rank } ?? notices.endIndex
    notices.insert(notice, at: index)
  }

  /// Follows the result of the last save; nil if it succeeded.
  public mutating func follow(saves failure: SaveFailure?) {
    follow(failure.map { .notSaved($0) }, about: .saves)
  }

  /// Follows the state of the archive; nil if no games are missing in it. While the game itself
  /// cannot be saved, the notice about that says enough.
  public mutating func follow(archive failure: SaveFailure?) {
    follow(saveFailure == nil ? failure.map { .notArchived($0) } : nil, about: .archive)
  }

  /// Follows the result of saving the person's last choice; nil if it succeeded.
  public mutating func follow(settings failure: SaveFailure?) {
    follow(failure.map { .settingNotKept($0) }, about: .settings)
  }

  /// Adds and removes notices for an announcement of the app.
  public mutating func take(_ announcement: App.Announcement) {
    switch announcement {
    case .game(.moved(_, isManual: true)), .game(.takenBack), .game(.playedAgain), .game(.wentOn),
      .game(.gameBegan(.new)),
      .game(.gameBegan(.setUp)), .game(.gameBegan(.opened)):
      notices.removeAll { $0.lifetime == .nextMove }
    case .game(.playerChanged(let side)): remove(about: .player(side))
    case .transcriptHandled: remove(about: .transcript)
    case .game(.gameBegan(.start)), .game(.moved(_, isManual: false)), .game(.passed),
      .game(.nothingToTakeBack),
      .game(.nothingToPlayAgain), .game(.moveLimitChanged), .game(.playerFailed), .game(.hintFound),
      .game(.gameOver),
      .game(.levelOutgrown):
      break
    }
    if let notice = Notice(announcement) { post(notice) }
  }

  private mutating func follow(_ notice: Notice?, about subject: Notice.Subject) {
    guard let notice else { return remove(about: subject) }
    // A failure that lasts is not new.
    if !notices.contains(notice) { post(notice) }
  }

  private mutating func remove(about subject: Notice.Subject) {
    notices.removeAll { $0.subject == subject }
  }
}

extension NoticeQueue: ExpressibleByArrayLiteral {
  /// A queue that begins with notices, in order.
  public init(arrayLiteral notices: Notice...) { self.init(notices) }
}
