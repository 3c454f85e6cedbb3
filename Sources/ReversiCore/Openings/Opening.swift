/// A way to begin a game that players have given a name.
public struct Opening: Sendable, Hashable {
  /// The name, such as `Tiger`.
  public let name: String
  /// The usual order of its moves, such as `f5d6c3d3c4`; nobody has to pass in it.
  public let transcript: String

  /// Only the table makes openings.
  init(_ name: String, _ transcript: String) {
    self.name = name
    self.transcript = transcript
  }

  /// The number of plies that it covers, from the start of the game.
  public var plies: Int { transcript.utf8.count / 2 }

  /// The last opening that a game has gone through, of the plies that stand; nil if there is none,
  /// or if the game did not start from the new-game position.
  ///
  /// A game goes through an opening if it comes to the same position, in whatever order of moves,
  /// or to its mirror image. One that leaves all openings keeps the last.
  public static func reached(by record: GameRecord) -> Opening? {
    guard record.start == .newGame else { return nil }
    var board = record.start.board
    var reached: Opening?
    for ply in record.plies.prefix(min(record.standing, mostPlies)) {
      if case .place(let move) = ply { board = board.playing(move) }
      reached = byShape[OpeningShape(board, turn: ply.side.opponent)] ?? reached
    }
    return reached
  }

  private static let mostPlies = all.map(\.plies).max() ?? 0

  private static let byShape: [OpeningShape: Opening] = {
    var openings: [OpeningShape: Opening] = [:]
    for opening in all {
      let record: GameRecord
      do {
        record = try GameRecord(transcript: opening.transcript)
      } catch {
        preconditionFailure("\(opening.name): \(error)")
      }
      let shape = OpeningShape(record.position.board, turn: record.position.turn)
      openings[shape] = opening
    }
    return openings
  }()
}

/// A position that stands for all that it becomes by the symmetries of the new-game position.
///
/// Those are four of the board's eight: the other four turn the disks of a new game into those of
/// the other side.
struct OpeningShape: Hashable {
  private let dark: UInt64
  private let light: UInt64
  private let turn: Disk?

  /// The shape of a position.
  init(_ board: Board, turn: Disk?) {
    var (dark, light) = (board.dark.rawValue, board.light.rawValue)
    var least = (dark, light)
    for turned in [false, true] {
      if turned { (dark, light) = (dark.turnedHalf, light.turnedHalf) }
      for image in [(dark, light), (dark.mirrored, light.mirrored)] where image < least {
        least = image
      }
    }
    (self.dark, self.light) = least
    self.turn = turn
  }
}

extension UInt64 {
  /// The squares of a set mirrored at the diagonal a1–h8: b1 becomes a2. Blocks of 1, 2 and 4
  /// squares change places across the diagonal.
  fileprivate var mirrored: UInt64 {
    var bits = self
    for (shift, mask) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] as [(UInt64, UInt64)] {
      let changed = (bits ^ (bits >> shift)) & mask
      bits ^= changed ^ (changed << shift)
    }
    return bits
  }

  /// The squares of a set after half a turn of the board: a1 becomes h8.
  fileprivate var turnedHalf: UInt64 {
    var bits = byteSwapped
    for (shift, mask) in [
      (1, 0x5555_5555_5555_5555), (2, 0x3333_3333_3333_3333), (4, 0x0F0F_0F0F_0F0F_0F0F),
    ] as [(UInt64, UInt64)] {
      bits = (bits >> shift) & mask | (bits & mask) << shift
    }
    return bits
  }
}
