import Archive

extension LibraryFailure {
  package static let broken = LibraryFailure.unreadable(
    ReadFailure(path: "/games.ggf", reason: .system("broken")))
}
