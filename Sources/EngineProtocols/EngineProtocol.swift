/// A protocol for asking an engine for moves, by the word that names it on the command line and in
/// the settings.
public enum EngineProtocol: String, Sendable, CaseIterable {
  /// The protocol of NBoard, version 2.
  case nboard
  /// The Go Text Protocol, version 2, as Othello programs speak it.
  case gtp
}
