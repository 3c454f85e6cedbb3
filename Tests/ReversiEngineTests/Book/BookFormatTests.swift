import Testing

@testable import ReversiEngine

@Suite("The file of an opening book")
struct BookFormatTests {
  /// A new game and the three positions after its first move.
  private static let positions: [SearchBoard: [Int]] = {
    let start = CanonicalBoard(of: .start).board
    let second = start.canonical(after: start.legalMoves.trailingZeroBitCount)
    var positions = [start: [-1, -1, -1, -1], second: [1, -5, 70]]
    for (number, square) in second.legalSquares.enumerated() {
      let third = second.canonical(after: square)
      positions[third] = third.legalSquares.enumerated().map { -number - $0.offset }
    }
    return positions
  }()

  @Test("keeps what was written, with scores limited to its range")
  func roundTrip() throws {
    let bytes = BookFormat.encode(Self.positions, plies: 9, depth: 5)
    let book = try OpeningBook(bytes: bytes)
    #expect(book.plies == 9 && book.depth == 5)
    #expect(book.count == Self.positions.count)
    #expect(bytes.count == 16 + Self.positions.values.reduce(0) { $0 + $1.count })
    for (board, scores) in Self.positions {
      #expect(book.moves(on: board).map(\.score) == scores.map { min($0, 63) })
    }
  }

  @Test("leaves out unreachable positions, and may be empty")
  func reachable() throws {
    var positions = Self.positions
    positions[CanonicalBoard(of: .start).board] = nil
    let book = try OpeningBook(bytes: BookFormat.encode(positions, plies: 9, depth: 5))
    #expect(book.count == 0 && book.moves(in: .newGame).isEmpty)
  }

  @Test("is refused if it is another kind of file, another version, damaged or cut off")
  func defects() {
    func defect(_ change: (inout [UInt8]) -> Void, sealed: Bool = false) -> BookFormatError? {
      var bytes = BookFormat.encode(Self.positions, plies: 9, depth: 5)
      change(&bytes)
      if sealed { bytes = Self.sealed(bytes) }
      do throws(BookFormatError) {
        _ = try OpeningBook(bytes: bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(defect { _ in } == nil)
    #expect(defect { $0 = [] } == .notABook)
    #expect(defect { $0[0] = 0 } == .notABook)
    #expect(defect { $0[20] ^= 2 } == .corrupted)
    #expect(defect { $0.removeLast() } == .corrupted)
    #expect(defect({ $0[8] = 2 }, sealed: true) == .unsupportedVersion(2))
    #expect(defect({ $0[12] += 1 }, sealed: true) == .otherPositions)
    #expect(defect({ $0.removeLast() }, sealed: true) == .otherPositions)
    #expect(defect({ $0.append(0) }, sealed: true) == .otherPositions)
    #expect(defect({ $0[20] ^= 1 }, sealed: true) == .otherPositions)
  }

  /// The bytes with the right checksum.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = WeightsFormat.checksum(bytes[8...])
    return bytes[..<4] + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) } + bytes[8...]
  }
}
