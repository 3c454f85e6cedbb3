/// The layout of a file of an opening book, version 1; all numbers are little-endian.
///
///     offset  length
///          0       4  "RVOB"
///          4       4  checksum (FNV-1a, 32 bits) of all that follows
///          8       2  version of the format
///         10       1  plies of the longest line
///         11       1  plies that good moves were searched
///         12       4  number of positions
///         16          the positions, from that of a new game
///
/// A position is written as its ``CanonicalBoard``, and only once: a byte for each of its legal
/// moves in the order of the squares, seven bits of score for the side to move (64 more, 1 to 127)
/// above one bit that says whether the position after the move is in the book. Depth first: each
/// new position follows in the order of the moves, then its own continuations.
package enum BookFormat {
  static let mark: [UInt8] = Array("RVOB".utf8)
  static let version = 1
  static let checksumOffset = 4
  static let contentOffset = 8
  static let pliesOffset = 10
  static let depthOffset = 11
  static let positionsOffset = 16

  /// The scores that a book can hold.
  package static let scores = -63...63

  /// The byte of a move.
  static func byte(score: Int, leadsOn: Bool) -> UInt8 {
    UInt8(score.clamped(to: scores) + 64) << 1 | (leadsOn ? 1 : 0)
  }

  /// The score in the byte of a move.
  static func score(of byte: UInt8) -> Int { Int(byte >> 1) - 64 }

  /// Whether the byte of a move says that the book contains the position after it.
  static func leadsOn(_ byte: UInt8) -> Bool { byte & 1 == 1 }

  /// Encodes a book.
  ///
  /// - Parameters:
  ///   - positions: The canonical positions, each with the scores of its legal moves in the order
  ///     of the squares.
  ///   - plies: The longest line, 0 to 255.
  ///   - depth: The depth at which good moves were searched, 0 to 255.
  package static func encode(
    _ positions: [SearchBoard: [Int]], plies: Int, depth: Int
  ) -> [UInt8] {
    var moves: [UInt8] = []
    var written: Set<SearchBoard> = []
    func write(_ board: SearchBoard) {
      guard let scores = positions[board], written.insert(board).inserted else { return }
      var next: [SearchBoard] = []
      for (square, score) in zip(board.legalSquares, scores) {
        let after = board.canonical(after: square)
        let leadsOn = positions[after] != nil
        moves.append(byte(score: score, leadsOn: leadsOn))
        if leadsOn { next.append(after) }
      }
      next.forEach(write)
    }
    write(CanonicalBoard(of: .start).board)

    var content = bytes(of: UInt16(version)) + [UInt8(plies), UInt8(depth)]
    content += bytes(of: UInt32(written.count)) + moves
    return mark + bytes(of: UInt32(WeightsFormat.checksum(content))) + content
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}

/// Why this version cannot use bytes as an opening book.
package enum BookFormatError: Error, Equatable {
  /// The file does not begin as an opening book does.
  case notABook
  /// The file has another version of the format.
  case unsupportedVersion(Int)
  /// The checksum does not match the content.
  case corrupted
  /// The positions differ from those in the header.
  case otherPositions
}

extension SearchBoard {
  /// The squares of the legal moves, in order.
  package var legalSquares: some Sequence<Int> {
    sequence(state: legalMoves) { rest in
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return rest.trailingZeroBitCount
    }
  }

  /// The canonical position after a legal move.
  package func canonical(after square: Int) -> SearchBoard {
    CanonicalBoard(of: playing(square, flips: flips(at: square))).board
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Finds the moves of each position in the bytes of a book, by playing them.
struct BookReader {
  private let file: UnsafeBufferPointer<UInt8>
  private let count: Int
  private var end = BookFormat.positionsOffset
  private var offsets: [SearchBoard: Int]

  /// Checks a file, and returns the offset of each canonical position's moves.
  static func offsets(
    in file: UnsafeBufferPointer<UInt8>
  ) throws(BookFormatError) -> [SearchBoard: Int] {
    guard file.starts(with: BookFormat.mark), file.count >= BookFormat.positionsOffset else {
      throw .notABook
    }
    let sum = WeightsFormat.number(in: file, at: BookFormat.checksumOffset, length: 4)
    guard sum == WeightsFormat.checksum(file[BookFormat.contentOffset...]) else { throw .corrupted }
    let version = WeightsFormat.number(in: file, at: 8, length: 2)
    guard version == BookFormat.version else { throw .unsupportedVersion(version) }
    var reader = BookReader(file, count: WeightsFormat.number(in: file, at: 12, length: 4))
    if reader.count > 0 { try reader.read(CanonicalBoard(of: .start).board) }
    guard reader.end == file.count, reader.offsets.count == reader.count else {
      throw .otherPositions
    }
    return reader.offsets
  }

  private init(_ file: UnsafeBufferPointer<UInt8>, count: Int) {
    self.file = file
    self.count = count
    offsets = Dictionary(minimumCapacity: min(count, file.count))
  }

  /// Reads the moves of a position and the positions after them.
  private mutating func read(_ board: SearchBoard) throws(BookFormatError) {
    let start = end
    var rest = board.legalMoves
    end += rest.nonzeroBitCount
    guard rest != 0, end <= file.count, offsets.count < count else { throw .otherPositions }
    offsets[board] = start
    for byte in file[start..<end] {
      if BookFormat.leadsOn(byte) {
        let next = board.canonical(after: rest.trailingZeroBitCount)
        if offsets[next] == nil { try read(next) }
      }
      rest &= rest &- 1
    }
  }
}
