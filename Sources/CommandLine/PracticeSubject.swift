/// What `practice` asks for.
public enum PracticeSubject: String, Sendable, CaseIterable {
  /// The best moves where the player gave disks away.
  case mistakes
  /// The best moves in proven endings.
  case endings
}
