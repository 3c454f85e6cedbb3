import Link
import ReversiCore

/// A game that the person wants to host: `[white|black] [NAME]`.
package struct HostChoice: Sendable, Hashable {
  /// The side of the person here; nil for that of the game before, or Black.
  package let side: Disk?
  /// The name of the game.
  package let name: LinkName

  /// A game to host.
  package init(side: Disk? = nil, name: LinkName = .standard) {
    (self.side, self.name) = (side, name)
  }

  /// Reads a side and a name. Each can be missing. Nil for anything else.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    switch words.first {
    case Self.dark: side = .dark
    case Self.light: side = .light
    default: side = nil
    }
    if side != nil { words.removeFirst() }
    guard words.count <= 1 else { return nil }
    guard let word = words.first else {
      name = .standard
      return
    }
    guard let name = LinkName(word) else { return nil }
    self.name = name
  }

  private static let dark = "black"
  private static let light = "white"

  /// The text, as it is typed.
  var text: String {
    let side = side.map { $0 == .dark ? Self.dark : Self.light }
    return [side, name == .standard ? nil : name.text].compactMap(\.self).joined(separator: " ")
  }
}
