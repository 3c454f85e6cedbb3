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
