import ReversiCore
import Texts

/// The words by which a person finds games. A game fits if every word does.
///
/// A word fits if it is part of the text about a game, or if the game begins with it as moves. Case
/// and the width of letters do not matter.
package struct GameFilter: Sendable, Hashable {
  private let words: [[UInt8]]

  /// The words of a text. Every game fits an empty text.
  package init(_ text: String) {
    words = Self.plain(text).split(separator: UInt8(ascii: " ")).map { Array($0) }
  }

  package var isEmpty: Bool { words.isEmpty }

  /// Whether a game fits, by what is shown of it and by its moves, two characters each.
  package func fits(_ text: String, transcript: String) -> Bool {
    let text = Self.plain(text)
    return words.allSatisfy { transcript.utf8.starts(with: $0) || text.contains($0) }
  }

  private static func plain(_ text: String) -> [UInt8] {
    // Nearly all texts are ASCII, where the case is a bit of a letter.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(text.narrowed.lowercased().utf8) }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return text.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }
  }
}

extension [UInt8] {
  /// The standard library's method would bring in regular expressions.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return indices.dropLast(part.count - 1).contains { index in
      self[index] == first && self[index...].starts(with: part)
    }
  }
}
