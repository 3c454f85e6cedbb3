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

  /// The signs of the disks; nil for a side without disks.
  private struct Pair {
    let dark: Unicode.Scalar?
    let light: Unicode.Scalar?

    /// The number of sides with a sign.
    var sides: Int { (dark == nil ? 0 : 1) + (light == nil ? 0 : 1) }

    func contains(where fits: (Unicode.Scalar) -> Bool) -> Bool {
      [dark, light].contains { $0.map(fits) ?? false }
    }
  }

  /// The board that the signs stand for with a pair.
  private struct Reading {
    let pair: Pair
    let board: Board
    /// The squares whose signs have no meaning.
    let others: SquareSet
    /// The sides whose legal moves these are.
    var marked: [Disk] = []
  }

  /// Reads the signs from a1 to h8.
  ///
  /// - Throws: `PositionDefect.unknownCell`.
  init(_ signs: [Unicode.Scalar]) throws(PositionDefect) {
    let signs = signs.map(\.narrowed)
    // In their order, so that the same defect is found each time.
    var kinds: [Unicode.Scalar] = []
    for sign in signs where !kinds.contains(sign) { kinds.append(sign) }
    let readings = Self.pairs(of: kinds).map { Self.reading(signs, kinds, $0) }
    guard let reading = Self.choice(of: readings, signs) else {
      // The fewest signs are left without a meaning, if possible with disks of both sides.
      func rank(_ reading: Reading) -> (Int, Int, Int) {
        let isDoubtful = reading.pair.contains { Self.isDoubtful($0, among: kinds) }
        return (-reading.pair.sides, isDoubtful ? 1 : 0, reading.others.count)
      }
      let nearest = readings.min { rank($0) < rank($1) }
      let square = nearest?.others.first ?? .a1
      throw .unknownCell(Character(signs[Int(square.rawValue)]), square)
    }
    board = reading.board
    marked = reading.marked.count == 1 ? reading.marked[0] : nil
    hinted = Self.hinted(board, signs)
    if hinted == nil, let index = signs.firstIndex(of: Self.blank) {
      throw .unknownCell(Character(signs[index]), Square.allCases[index])
    }
  }

  /// The only reading that gives each sign a meaning, or nil. A side has no disks only if no sign
  /// could be one of them.
  private static func choice(of readings: [Reading], _ signs: [Unicode.Scalar]) -> Reading? {
    let whole = readings.filter(\.others.isEmpty)
    var choices = whole.filter { $0.pair.sides == 2 }
    if choices.isEmpty { choices = readings.compactMap { marked($0, signs) } }
    if choices.isEmpty { choices = whole.filter { $0.pair.sides == 1 } }
    if choices.isEmpty { choices = whole }
    return choices.count == 1 ? choices[0] : nil
  }

  /// The side of a sign that is a disk only beside its partner, if it is among signs; nil
  /// otherwise.
  static func side(of sign: Unicode.Scalar, among signs: [Unicode.Scalar]) -> Disk? {
    guard let pair = partners.first(where: { $0.dark == sign.folded || $0.light == sign.folded }),
      signs.contains(where: { $0.folded == pair.dark || $0.folded == pair.light })
    else { return nil }
    return sign.folded == pair.dark ? .dark : .light
  }

  /// The sign for a blank among other signs for empty squares. It is empty only if these are the
  /// legal moves of a side.
  static let blank: Unicode.Scalar = "␣"

  /// Whether a sign has a meaning on some board.
  static func isKnown(_ sign: Unicode.Scalar) -> Bool {
    Cell(sign) != nil || partners.contains { $0.dark == sign.folded || $0.light == sign.folded }
      || sign.folded == "0" || sign.folded == "e"
  }

  /// Signs that are disks only beside each other; digits also alone.
  private static let partners: [(dark: Unicode.Scalar, light: Unicode.Scalar)] = [
    ("1", "2"), ("d", "l"), ("•", "◦"), ("黒", "白"),
  ]

  /// The pairs that can have a meaning among signs.
  private static func pairs(of kinds: [Unicode.Scalar]) -> [Pair] {
    let hasDisks = kinds.contains { !Cell.isSquare($0) && Cell($0)?.disk != nil }
    func signs(of side: Disk) -> [Unicode.Scalar?] {
      let signs = kinds.filter { sign in
        Cell(sign)?.disk == side ? !(hasDisks && Cell.isSquare(sign)) : partner(sign, of: side)
      }
      return [nil] + signs
    }
    return signs(of: .dark).flatMap { dark in
      signs(of: .light).map { Pair(dark: dark, light: $0) }
    }.filter(isPossible)
  }

  /// Whether a sign is more often a mark than a disk, as is a small letter beside its capital.
  private static func isDoubtful(
    _ sign: Unicode.Scalar, among kinds: [Unicode.Scalar]
  ) -> Bool {
    "*@#".unicodeScalars.contains(sign) || kinds.contains { $0 != sign && $0.lowercased == sign }
  }

  private static func partner(_ sign: Unicode.Scalar, of side: Disk) -> Bool {
    partners.contains { (side == .dark ? $0.dark : $0.light) == sign.folded }
  }

  private static func isPossible(_ pair: Pair) -> Bool {
    partners.allSatisfy { dark, light in
      let (hasDark, hasLight) = (pair.dark?.folded == dark, pair.light?.folded == light)
      if hasDark == hasLight { return true }
      return dark.isDigit && pair.sides == 1
    }
  }

  private static func reading(
    _ signs: [Unicode.Scalar], _ kinds: [Unicode.Scalar], _ pair: Pair
  ) -> Reading {
    let empties = kinds.filter { isEmpty($0, among: kinds, beside: pair) }
    var board = Board()
    var others = SquareSet()
    for (square, sign) in zip(Square.allCases, signs) {
      if sign == pair.dark {
        board[square] = .dark
      } else if sign == pair.light {
        board[square] = .light
      } else if !empties.contains(sign) {
        others.insert(square)
      }
    }
    return Reading(pair: pair, board: board, others: others)
  }

  private static func isEmpty(
    _ sign: Unicode.Scalar, among kinds: [Unicode.Scalar], beside pair: Pair
  ) -> Bool {
    switch sign.folded {
    case "0":
      !pair.contains { !$0.isDigit } && !kinds.contains { Cell($0) == .empty }
    case "e": kinds.allSatisfy { "ebw".unicodeScalars.contains($0.folded) }
    case "•": true
    default:
      Cell(sign) == .empty || (Cell.isSquare(sign) && !pair.contains(where: Cell.isSquare))
    }
  }

  /// A reading whose other signs stand on the legal moves of a side; nil if they do not. One square
  /// alone can hold the last disk, several on a board without other empty squares can hold disks,
  /// and those in the middle do.
  private static func marked(_ reading: Reading, _ signs: [Unicode.Scalar]) -> Reading? {
    let marks = Set(reading.others.map { signs[Int($0.rawValue)] })
    guard reading.pair.sides == 2, reading.others.count > 1,
      reading.others.count < reading.board.empties.count,
      reading.others.isDisjoint(with: middle),
      marks.count == 1 || marks.allSatisfy(\.isDigit)
    else { return nil }
    var reading = reading
    reading.marked = Disk.allCases.filter { reading.board.legalMoves(for: $0) == reading.others }
    return reading.marked.isEmpty ? nil : reading
  }

  /// The squares that have disks from the start.
  private static let middle = Board.newGame.dark.union(Board.newGame.light)

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
    case "-", ".", "_", "+", "·", "・", "･", "∙", "⋅", "‧", "–", "—", "🟩", BoardSigns.blank:
      self = .empty
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
