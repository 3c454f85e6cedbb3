import Notation
import ReversiCore

/// A game that two people play from two programs, as one of them has it.
public struct SharedGame: Sendable, Hashable {
  /// What tells the game from others at both ends.
  public let identity: UInt64
  /// The game so far. All plies stand.
  public internal(set) var record: GameRecord
  /// How a side lost it before the last move, or nil.
  public internal(set) var forfeit: Forfeit?

  /// A game with its standing plies.
  public init(identity: UInt64, record: GameRecord = GameRecord(), forfeit: Forfeit? = nil) {
    self.identity = identity
    self.record = record.withoutPliesTakenBack
    self.forfeit = forfeit
  }

  /// Whether no move is left to be made.
  public var isOver: Bool { forfeit != nil || record.position.outcome != nil }

  /// Takes plies back, so that this number stands, 0 to all.
  mutating func takeBack(to plies: Int) {
    guard let record = record.standing(at: plies) else { return }
    self.record = record.withoutPliesTakenBack
    forfeit = nil
  }

  /// The game with which both ends go on: the longer record of the same game. The host's game
  /// counts if the guest has another one, or none.
  static func merged(host: SharedGame, guest: SharedGame?) -> SharedGame {
    guard let guest, guest.identity == host.identity, guest.record.start == host.record.start
    else { return host }
    if guest.record.standing > host.record.standing { return guest }
    var game = host
    if guest.record == host.record { game.forfeit = host.forfeit ?? guest.forfeit }
    return game
  }
}

extension GameRecord {
  /// The record without names, opening and plies that were taken back: what both ends know.
  fileprivate var withoutPliesTakenBack: GameRecord {
    var record = GameRecord(start: start)
    for ply in plies.prefix(standing) { record.append(ply) }
    return record
  }

  /// Makes a ply that was legal here before.
  private mutating func append(_ ply: Ply) {
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
