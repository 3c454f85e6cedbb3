/// A game as it was played: where it started, the plies since, and how many of them stand.
///
/// The plies after those that stand were taken back, and can be played again. All plies are legal,
/// since only the rules add to them.
public struct GameRecord: Sendable, Hashable {
  /// One turn of a side.
  public enum Ply: Sendable, Hashable {
    /// The side placed a disk.
    case place(Move)
    /// The side had no legal move.
    case pass(Disk)

    /// The side whose turn it was.
    public var side: Disk {
      switch self {
      case .place(let move): move.side
      case .pass(let side): side
      }
    }
  }

  /// The position that the game started from.
  public let start: Position
  /// All plies, also those that were taken back.
  public private(set) var plies: [Ply] = []
  /// How many of the plies stand, from the first on: 0 to their number.
  public private(set) var standing = 0
  /// How many plies, from the first on, are the opening that the game was started with: it is never
  /// taken back. 0 to the number that stand.
  public private(set) var openingPlies = 0
  /// The position after the plies that stand. Kept beside them: it is asked for at every key, and
  /// to play all plies again would take a hundred times as long.
  public private(set) var position: Position

  /// A game in which nothing has been played yet.
  public init(start: Position = .newGame) {
    self.start = start
    position = start
  }

  /// Places a disk for the side to move. Plies that were taken back are dropped.
  ///
  /// - Returns: The move with its flips in display order.
  /// - Throws: `IllegalMove`, with the record unchanged.
  @discardableResult
  public mutating func play(_ square: Square) throws(IllegalMove) -> Move {
    let move = try position.play(square)
    append(.place(move))
    return move
  }

  /// Hands the turn to the other side, as the side to move has to. Plies that were taken back are
  /// dropped.
  ///
  /// - Throws: `IllegalPass`, with the record unchanged.
  public mutating func pass() throws(IllegalPass) {
    guard case .passDue(let side) = position.state else { return try position.pass() }
    try position.pass()
    append(.pass(side))
  }

  private mutating func append(_ ply: Ply) {
    plies.removeSubrange(standing...)
    plies.append(ply)
    standing += 1
  }

  /// The same record with a number of standing plies, 0 to the number of all; nil for any other. An
  /// opening that does not stand any more is none.
  public func standing(at count: Int) -> GameRecord? {
    guard (0...plies.count).contains(count) else { return nil }
    var record = self
    record.openingPlies = openingPlies <= count ? openingPlies : 0
    record.standing = count
    record.position = start
    for ply in plies.prefix(count) { record.position.apply(ply) }
    return record
  }

  /// The positions before the first ply and after each, also those that were taken back.
  public var positions: [Position] {
    plies.reduce(into: [start]) { positions, ply in
      var next = positions[positions.count - 1]
      next.apply(ply)
      positions.append(next)
    }
  }

  /// The last disk that was placed, of those that stand; nil if there is none.
  public var lastMove: Move? {
    for ply in plies.prefix(standing).reversed() {
      if case .place(let move) = ply { return move }
    }
    return nil
  }

  /// The number of the move that comes next: the disks placed since the start, plus 1.
  public var moveNumber: Int {
    1 + plies.prefix(standing).count { if case .place = $0 { true } else { false } }
  }

  /// Whether nothing was played after the opening, nor taken back.
  public var isUntouched: Bool { plies.count == openingPlies }

  /// The same record with a number of plies, 0 to those that stand, as its opening; nil for any
  /// other.
  public func opening(plies count: Int) -> GameRecord? {
    guard (0...standing).contains(count) else { return nil }
    var record = self
    record.openingPlies = count
    return record
  }
}

extension Position {
  /// Makes a ply that was legal in this position before.
  fileprivate mutating func apply(_ ply: GameRecord.Ply) {
    do {
      switch ply {
      case .place(let move): try play(move.square)
      case .pass: try pass()
      }
    } catch {
      preconditionFailure("\(ply) is not legal any more: \(error)")
    }
  }
}
