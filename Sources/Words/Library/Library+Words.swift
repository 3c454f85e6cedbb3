import GameSession

extension Words {
  /// Why the library does not show all games, or still has one.
  public func wording(of failure: LibraryFailure) -> Wording {
    switch failure {
    case .unreadable(let failure):
      library.unreadable(path: failure.path, reason: files.text(of: failure.reason))
    case .changed: library.changed
    case .notAdded(let failure):
      library.notAdded(failure: files.text(of: failure), reason: failure.reason)
    case .notRemoved(let failure):
      library.notRemoved(failure: files.text(of: failure), reason: failure.reason)
    }
  }
}
