import ReversiEngine

/// A position and the score that the evaluation should give it.
struct LabelledPosition: Equatable {
  let board: SearchBoard
  /// The score for the player to move, in units of `Evaluator`.
  let score: Int

  /// The bytes of one position in a file of labels.
  static let byteCount = 18

  /// The bytes of a file: two words of disks and the score each, little-endian.
  static func encode(_ positions: [LabelledPosition]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(positions.count * byteCount)
    for position in positions {
      append(position.board.player, 8, to: &bytes)
      append(position.board.opponent, 8, to: &bytes)
      append(UInt64(bitPattern: Int64(position.score)), 2, to: &bytes)
    }
    return bytes
  }

  /// The positions of a file; nil if it is damaged.
  static func decode(_ bytes: [UInt8]) -> [LabelledPosition]? {
    guard bytes.count % byteCount == 0 else { return nil }
    return stride(from: 0, to: bytes.count, by: byteCount).map { offset in
      LabelledPosition(
        board: SearchBoard(
          player: number(bytes, offset, 8), opponent: number(bytes, offset + 8, 8)),
        score: Int(Int16(truncatingIfNeeded: number(bytes, offset + 16, 2))))
    }
  }

  private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
    for byte in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * byte))) }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }
}
