import ReversiCore

/// A parsed move, not yet checked.
package enum ParsedMove: Sendable, Hashable {
  /// A disk on a square.
  case place(Square)
  case pass

  package init(_ ply: GameRecord.Ply) {
    switch ply {
    case .place(let move): self = .place(move.square)
    case .pass: self = .pass
    }
  }

  /// The move that is the whole of a text, or nil.
  init?(wholeOf text: String) {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard let move = scanner.scanMove() else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { return nil }
    self = move
  }
}
