/// A game: its start, its plies, and how many of them stand.
///
/// Plies that do not stand were taken back and can be played again. All plies are legal, because
/// only the rules add them.
package struct GameRecord: Sendable, Hashable {
  /// One turn of a side.
  package enum Ply: Sendable, Hashable {
    case place(Move)
    case pass(Disk)

    package var side: Disk {
      switch self {
      case .place(let move): move.side
      case .pass(let side): side
      }
    }

    package var isPass: Bool {
      if case .pass = self { true } else { false }
    }
  }

  package let start: Position
  /// All plies, including those taken back.
  package private(set) var plies: [Ply] = []
  /// The number of plies that stand, counted from the first: 0 to all.
  package private(set) var standing = 0
  /// The first plies that are a given opening, which is never taken back. At most those that stand.
  package private(set) var openingPlies = 0
  /// The position after the standing plies. It is stored because every key asks for it, and playing
  /// all plies again takes a hundred times as long.
  package private(set) var position: Position

  package var names = PlayerNames()

  /// The record without names, for other players to go on with.
  package var withoutNames: GameRecord {
    var record = self
    record.names = PlayerNames()
    return record
  }

  /// The standing plies as a game of their own, without names, opening and what was taken back.
  package var standingRecord: GameRecord {
    var record = GameRecord(start: start)
    record.plies = Array(plies.prefix(standing))
    (record.standing, record.position) = (standing, position)
    return record
  }

  /// The number of plies, counted from the first, that another record shares.
  package func sharedPlies(with other: GameRecord) -> Int {
    guard start == other.start else { return 0 }
    return zip(plies, other.plies).prefix { $0 == $1 }.count
  }

  /// Whether the standing plies are those of another game, and perhaps more.
  package func continues(_ other: GameRecord) -> Bool {
    start == other.start && standing >= other.standing
      && sharedPlies(with: other) >= other.standing
  }

  package init(start: Position = .newGame) {
    self.start = start
    position = start
  }

  /// Places a disk for the side to move. Plies that were taken back are dropped.
  ///
  /// - Returns: The move with its flips in display order.
  /// - Throws: `IllegalMove`, and the record stays the same.
  @discardableResult
  package mutating func play(_ square: Square) throws(IllegalMove) -> Move {
    let move = try position.play(square)
    append(.place(move))
    return move
  }

  /// Passes, which the side to move must do if it has no legal move. Plies that were taken back are
  /// dropped.
  ///
  /// - Throws: `IllegalPass`, and the record stays the same.
  package mutating func pass() throws(IllegalPass) {
    guard case .passDue = position.state else { return try position.pass() }
    passWhereDue()
  }

  package mutating func passWhereDue() {
    guard case .passDue(let side) = position.state else { return }
    position.make(.pass(side))
    append(.pass(side))
  }

  private mutating func append(_ ply: Ply) {
    if standing < plies.count { plies.removeSubrange(standing...) }
    plies.append(ply)
    standing += 1
  }

  /// The record with another number of standing plies: `count`, or the nearest possible number. An
  /// opening that no longer stands is dropped.
  package func standing(at count: Int) -> GameRecord {
    let count = min(max(0, count), plies.count)
    var record = self
    record.openingPlies = openingPlies <= count ? openingPlies : 0
    record.standing = count
    record.position = start
    for ply in plies.prefix(count) { record.position.make(ply) }
    return record
  }

  /// The positions before the first ply and after each one, including those taken back.
  package var positions: [Position] {
    plies.reduce(into: [start]) { positions, ply in
      var next = positions[positions.count - 1]
      next.make(ply)
      positions.append(next)
    }
  }

  package var lastMove: Move? {
    for ply in plies.prefix(standing).reversed() {
      if case .place(let move) = ply { return move }
    }
    return nil
  }

  /// The square on which the opponent of the side to move placed the last disk, or nil at the start
  /// and after a pass.
  package var opposingSquare: Square? {
    guard standing > 0, case .place(let move) = plies[standing - 1] else { return nil }
    return move.square
  }

  /// The number of the next move: the standing moves plus 1. Passes do not count.
  package var moveNumber: Int {
    1 + plies.prefix(standing).count { if case .place = $0 { true } else { false } }
  }

  /// Whether nobody has played yet: the game started from the new-game board, and no ply was made
  /// or taken back after its opening. A game that started from another position may be one that
  /// goes on.
  package var isUntouched: Bool { start == .newGame && plies.count == openingPlies }

  /// The record with its first plies marked as an opening, 0 to those that stand; nil for any other
  /// number.
  package func markingOpening(plies count: Int) -> GameRecord? {
    guard (0...standing).contains(count) else { return nil }
    var record = self
    record.openingPlies = count
    return record
  }
}

/// How a side lost a game before the last move.
package enum Forfeit: Sendable, Hashable {
  case resigned(Disk)
  case outOfTime(Disk)

  package var loser: Disk {
    switch self {
    case .resigned(let side), .outOfTime(let side): side
    }
  }
}

/// The names of the players of a game, as far as they are known. No rule depends on them.
package struct PlayerNames: Sendable, Hashable {
  private var dark: String?
  private var light: String?

  package init() {}

  package subscript(side: Disk) -> String? {
    get {
      switch side {
      case .dark: dark
      case .light: light
      }
    }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }

  package var swapped: PlayerNames {
    var names = self
    swap(&names.dark, &names.light)
    return names
  }
}
