import ReversiCore
import Texts

/// The words by which a person finds games. A game fits if every word does.
///
/// A word fits if it is part of the text about a game, or if the game begins with it as moves. Case
/// and the width of letters do not matter.
public struct GameFilter: Sendable, Hashable {
  private let words: [String]

  /// The words of a text. Every game fits an empty text.
  public init(_ text: String) {
    words = text.narrowed.lowercased().split(separator: " ").map { String($0) }
  }

  /// Whether there are no words.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether a game fits.
  ///
  /// - Parameters:
  ///   - text: What is shown of the game, without its moves.
  ///   - transcript: Its moves, two characters each.
  public func fits(_ text: String, transcript: String) -> Bool {
    let text = text.narrowed.lowercased()
    return words.allSatisfy { transcript.hasPrefix($0) || text.utf8.contains($0.utf8) }
  }
}

extension Collection where Element: Equatable {
  /// Whether a part occurs anywhere. The standard library's method would bring in regular
  /// expressions.
  fileprivate func contains(_ part: some Collection<Element>) -> Bool {
    part.isEmpty || indices.contains { self[$0...].starts(with: part) }
  }
}
