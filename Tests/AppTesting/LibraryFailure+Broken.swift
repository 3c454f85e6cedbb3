import Archive

extension LibraryFailure {
  /// An archive that cannot be read, for the reason `broken`.
  package static let broken = LibraryFailure.unreadable(
    ReadFailure(path: "/games.ggf", reason: .system("broken")))
}
