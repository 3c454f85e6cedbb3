import Notation
import ReversiCore

/// A command of the NBoard protocol to an engine.
enum NBoardCommand: Hashable {
  case nboard
  case setDepth(Int)
  case setGame(GGFGame)
  case move(NBoardMove)
  case hint(Int)
  case go
  case ping(Int)
  case learn
  case analyze
  case quit

  /// The greatest depth in plies, and the greatest number of hints.
  private static let maximum = 60

  /// Parses a line; nil if it is unknown or invalid, and so ignored.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let value = words.dropFirst().first
    switch words.first {
    case "nboard": self = .nboard
    case "set":
      // `set contempt` concerns draws in a learning book, which we do not have.
      switch value {
      case "depth":
        guard let depth = words.dropFirst(2).first.flatMap({ Int($0) }), depth > 0 else {
          return nil
        }
        self = .setDepth(min(depth, Self.maximum))
      case "game":
        guard let game = try? GGFGame(line) else { return nil }
        self = .setGame(game)
      default: return nil
      }
    case "move":
      guard let move = value.flatMap({ NBoardMove($0) }) else { return nil }
      self = .move(move)
    case "hint": self = .hint(min(max(1, value.flatMap { Int($0) } ?? 1), Self.maximum))
    case "go": self = .go
    case "ping":
      guard let number = value.flatMap({ Int($0) }) else { return nil }
      self = .ping(number)
    case "learn": self = .learn
    case "analyze": self = .analyze
    case "quit": self = .quit
    case let word?:
      // Version 1 of the protocol sends moves without a command name.
      guard words.count == 1, word.count == 2, let move = NBoardMove(word) else { return nil }
      self = .move(move)
    case nil: return nil
    }
  }
}
