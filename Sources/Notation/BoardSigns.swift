import ReversiCore

/// What the signs of a whole board mean.
///
/// A board has at most one sign for each side; a small letter and its capital are two signs. Some
/// signs have their meaning from the others: a digit is a disk only beside digits. One more sign is
/// read if it stands on all legal moves of a side and nowhere else. Any other sign is a defect, so
/// no sign is dropped or taken for another.
struct BoardSigns {
  let board: Board
  /// The side whose legal moves have a sign that is not one of a board, or nil.
  let marked: Disk?
  /// The side whose legal moves have a sign for empty squares that the others do not have, or nil.
  let hinted: Disk?

  /// The board that the signs stand for if two of them are the disks. A side can have none.
  private struct Reading {
    let dark: Unicode.Scalar?
    let light: Unicode.Scalar?
    private(set) var board = Board()
    /// The squares whose signs have no meaning.
    private(set) var others = SquareSet()

    init(
      _ signs: [Unicode.Scalar], _ kinds: [Unicode.Scalar],
      _ pair: (dark: Unicode.Scalar?, light: Unicode.Scalar?)
    ) {
      (dark, light) = pair
      let empties = kinds.filter { isEmpty($0, among: kinds) }
      for (square, sign) in zip(Square.allCases, signs) {
        if sign == dark {
          board[square] = .dark
        } else if sign == light {
          board[square] = .light
        } else if !empties.contains(sign) {
          others.insert(square)
        }
      }
    }

    var disks: [Unicode.Scalar] { [dark, light].compactMap(\.self) }

    private func isEmpty(_ sign: Unicode.Scalar, among kinds: [Unicode.Scalar]) -> Bool {
      switch sign.folded {
      case "0": disks.allSatisfy(BoardSigns.isNumber) && !kinds.contains { Cell($0) == .empty }
      case "e": kinds.allSatisfy { "ebw".unicodeScalars.contains($0.folded) }
      case "•": true
      default:
        Cell(sign) == .empty || (Cell.isSquare(sign) && !disks.contains(where: Cell.isSquare))
      }
    }

    /// The sides whose legal moves have the other signs: one kind, or digits. One square alone can
    /// hold the last disk, several on a board without other empty squares can hold disks, and those
    /// in the middle do.
    func marked(_ signs: [Unicode.Scalar]) -> [Disk] {
      let marks = Set(others.map { signs[Int($0.rawValue)] })
      guard disks.count == 2, others.count > 1, others.count < board.empties.count,
        others.isDisjoint(with: Board.newGame.dark.union(Board.newGame.light)),
        marks.count == 1 || marks.allSatisfy(\.isDigit)
      else { return [] }
      return Disk.allCases.filter { board.legalMoves(for: $0) == others }
    }

    /// How far the reading is from one of the whole board: the fewest signs are left without a
    /// meaning, if possible with disks of both sides. A small letter beside its capital, and some
    /// signs, are more often marks than disks.
    func distance(_ kinds: [Unicode.Scalar]) -> (Int, Int, Int) {
      let isDoubtful = disks.contains { sign in
        "*@#".unicodeScalars.contains(sign)
          || kinds.contains { $0 != sign && $0.lowercased == sign }
      }
      return (-disks.count, isDoubtful ? 1 : 0, others.count)
    }
  }

  /// Reads the signs from a1 to h8. A side has no disks only if no sign could be one of them.
  ///
  /// - Throws: `PositionDefect.unknownCell`.
  init(_ signs: [Unicode.Scalar]) throws(PositionDefect) {
    let signs = signs.map(\.narrowed)
    // In their order, so that the same defect is found each time.
    var kinds: [Unicode.Scalar] = []
    for sign in signs where !kinds.contains(sign) { kinds.append(sign) }
    let readings = Self.pairs(of: kinds).map { Reading(signs, kinds, $0) }
    let whole = readings.filter(\.others.isEmpty)
    let choices = [
      whole.filter { $0.disks.count == 2 }, readings.filter { !$0.marked(signs).isEmpty },
      whole.filter { $0.disks.count == 1 }, whole,
    ].first { !$0.isEmpty }
    guard let choices, choices.count == 1 else {
      let nearest = readings.min { $0.distance(kinds) < $1.distance(kinds) }
      let square = nearest?.others.first ?? .a1
      throw .unknownCell(Character(signs[Int(square.rawValue)]), square)
    }
    board = choices[0].board
    let marked = choices[0].marked(signs)
    self.marked = marked.count == 1 ? marked[0] : nil
    hinted = Self.hinted(board, signs)
  }

  /// The sign for -1, the light side in a board of numbers.
  static let negative: Unicode.Scalar = "\u{2212}"

  /// Signs that are disks only beside each other; numbers also alone.
  private static let partners: [(dark: Unicode.Scalar, light: Unicode.Scalar)] = [
    ("1", "2"), ("1", negative), ("d", "l"), ("•", "◦"), ("黒", "白"),
  ]

  private static func isNumber(_ sign: Unicode.Scalar) -> Bool { sign.isDigit || sign == negative }

  /// Whether a sign has a meaning on some board.
  static func isKnown(_ sign: Unicode.Scalar) -> Bool {
    Cell(sign) != nil || partners.contains { $0.dark == sign.folded || $0.light == sign.folded }
      || sign.folded == "0" || sign.folded == "e"
  }

  /// The side of a sign that is a disk only beside its partner, if it is among signs; nil
  /// otherwise.
  static func side(of sign: Unicode.Scalar, among signs: [Unicode.Scalar]) -> Disk? {
    let found = partners.first { dark, light in
      (dark == sign.folded || light == sign.folded)
        && signs.contains { $0.folded == dark || $0.folded == light }
    }
    return found.map { $0.dark == sign.folded ? .dark : .light }
  }

  /// The pairs of disks that signs can be. Squares are disks only if no other signs are.
  private static func pairs(
    of kinds: [Unicode.Scalar]
  ) -> [(dark: Unicode.Scalar?, light: Unicode.Scalar?)] {
    let hasDisks = kinds.contains { !Cell.isSquare($0) && Cell($0)?.disk != nil }
    func signs(of side: Disk) -> [Unicode.Scalar?] {
      [nil] + kinds.filter { Cell($0)?.disk == side && !(hasDisks && Cell.isSquare($0)) }
    }
    var pairs = signs(of: .dark).flatMap { dark in
      signs(of: .light).map { (dark: dark, light: $0) }
    }
    for (dark, light) in partners {
      let found = (
        dark: kinds.first { $0.folded == dark }, light: kinds.first { $0.folded == light }
      )
      if found.dark != nil && found.light != nil { pairs.append(found) }
    }
    // Numbers of one side only.
    for sign in kinds {
      if sign.folded == "1" { pairs.append((sign, nil)) }
      if sign.folded == "2" || sign == negative { pairs.append((nil, sign)) }
    }
    return pairs
  }

  /// The side whose legal moves are all squares with one of the signs for empty squares.
  private static func hinted(_ board: Board, _ signs: [Unicode.Scalar]) -> Disk? {
    var squares: [Unicode.Scalar: SquareSet] = [:]
    for square in board.empties { squares[signs[Int(square.rawValue)], default: []].insert(square) }
    guard squares.count > 1 else { return nil }
    let sides = Disk.allCases.filter { squares.values.contains(board.legalMoves(for: $0)) }
    return sides.count == 1 ? sides[0] : nil
  }
}

/// A cell of a board in text.
enum Cell: Hashable {
  case disk(Disk)
  /// Nothing.
  case empty

  /// The cell that a scalar stands for on any board, or nil. `BoardSigns` knows more signs, which
  /// have their meaning from the others.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.folded {
    case "x", "b", "*", "@", "#", "■", "⬛": self = .disk(.dark)
    case "o", "w", "□", "⬜": self = .disk(.light)
    case "-", ".", "_", "+", "·", "・", "･", "∙", "⋅", "‧", "–", "—", "🟩": self = .empty
    default:
      guard let disk = Self.disk(ofSymbol: scalar) else { return nil }
      self = .disk(disk)
    }
  }

  /// The side of a round disk, or nil.
  static func disk(ofSymbol scalar: Unicode.Scalar) -> Disk? {
    switch scalar {
    case "●", "⚫", "⬤", "◉", "⛂": .dark
    case "○", "◯", "⚪", "⚬", "◎", "〇", "⛀": .light
    default: nil
    }
  }

  /// Whether a scalar is a square, which is a disk on some boards and empty on others.
  static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    "■⬛□⬜".unicodeScalars.contains(scalar)
  }

  var disk: Disk? { if case .disk(let disk) = self { disk } else { nil } }
}
