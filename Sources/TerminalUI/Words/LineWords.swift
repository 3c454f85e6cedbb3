import ReversiCore

/// What the line mode says, in a language.
public protocol LineWords: Sendable {
  /// A remark in one line, without its end: the news first, in at most 40 columns where it can be.
  ///
  /// - Parameter isSpelling: Whether squares are spelled by words.
  func line(for remark: LineRemark, isSpelling: Bool) -> String
  /// What a command does, in a few words.
  func meaning(of command: LineCommand) -> String
}
