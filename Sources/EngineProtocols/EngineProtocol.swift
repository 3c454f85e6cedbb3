import Analysis
import ReversiCore

/// A protocol between a program that asks for moves and an engine that answers.
///
/// The raw value is its name on the command line and in the settings.
package enum EngineProtocol: String, Sendable, CaseIterable {
  /// The protocol of NBoard, version 2.
  case nboard
  /// The Go Text Protocol, version 2, as Othello programs speak it.
  case gtp

  /// Makes a client for a new process of an external engine.
  package func makeClient() -> any ProtocolClient {
    switch self {
    case .nboard: NBoardClient()
    case .gtp: GTPClient()
    }
  }

  /// Makes a server for our engine. Without a level, the engine plays at the protocol's default.
  package func makeServer(name: String, version: String, level: Level?) -> any ProtocolServer {
    switch self {
    case .nboard: NBoardServer(name: name, level: level)
    case .gtp: GTPServer(name: name, version: version, level: level)
    }
  }
}
