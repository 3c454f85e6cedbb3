import Analysis
import COpeningBook
import ReversiCore

/// The scores of the first moves of the game, from deep searches.
///
/// It is asked by position, so neither the order of moves nor the side from which the board is seen
/// matters. It knows the score of every legal move of its positions, and plays those at most
/// ``margin`` disks worse than the best.
package struct OpeningBook: Sendable {
  /// The book in the program. The first access reads it, in 0.7 ms.
  package static let embedded: OpeningBook = {
    do throws(BookFormatError) {
      let bytes = UnsafeBufferPointer(start: opening_book(), count: opening_book_size())
      return try OpeningBook(bytes: Array(bytes))
    } catch {
      preconditionFailure("the embedded book is unusable: \(error)")
    }
  }()

  /// A move of the book is at most this many disks worse than the best.
  package static let margin = 1

  /// The plies of the longest line.
  package let plies: Int
  /// The depth at which good moves were searched, at 73 % confidence.
  package let depth: Int

  package let bytes: [UInt8]
  private let offsets: [SearchBoard: Int]

  package init(bytes: [UInt8]) throws(BookFormatError) {
    // Before Swift 6.2 the array's method does not keep the type of errors.
    offsets = try bytes.withUnsafeBufferPointer { file in
      Result { () throws(BookFormatError) in try BookReader.offsets(in: file) }
    }.get()
    plies = Int(bytes[BookFormat.pliesOffset])
    depth = Int(bytes[BookFormat.depthOffset])
    self.bytes = bytes
  }

  /// The number of positions; all images of a position count as one.
  package var count: Int { offsets.count }

  /// The canonical positions, in no order.
  package var positions: some Collection<SearchBoard> { offsets.keys }

  /// The legal moves of a position with their scores, best first. Empty if the book does not
  /// contain it.
  package func moves(in position: Position) -> [BookMove] {
    guard case .toMove = position.state else { return [] }
    return moves(on: SearchBoard(position)).compactMap { square, score in
      Square(rawValue: UInt8(square)).map { BookMove(square: $0, score: score) }
    }.sorted { ($1.score, $0.square.rawValue) < ($0.score, $1.square.rawValue) }
  }

  /// The scores of a position and of its moves, or nil.
  package func analysis(of position: Position) -> PositionAnalysis? {
    position.turn.flatMap { side in
      PositionAnalysis(
        moves(in: position).map {
          MoveScore(
            square: $0.square, score: $0.score, depth: depth, certainty: .book, line: [$0.square])
        }, of: side)
    }
  }

  /// The legal moves of a position with their scores, in the order of its canonical form. Empty if
  /// the book does not contain it.
  package func moves(on board: SearchBoard) -> [(square: Int, score: Int)] {
    let canonical = CanonicalBoard(of: board)
    guard let offset = offsets[canonical.board] else { return [] }
    return zip(canonical.board.legalSquares, bytes[offset...]).map { square, byte in
      (canonical.original(of: square), BookFormat.score(of: byte))
    }
  }

  /// The moves that the book plays in a position, with their weights in the random choice. Empty
  /// if the book does not contain it.
  ///
  /// The best moves are three times as likely as those a disk worse.
  package func goodMoves(on board: SearchBoard) -> [(square: Int, weight: Int)] {
    let moves = moves(on: board)
    guard let best = moves.map(\.score).max() else { return [] }
    return moves.filter { $0.score >= best - Self.margin }
      .map { ($0.square, 1 + 2 * (Self.margin - (best - $0.score))) }
      .sorted { $0.square < $1.square }
  }

  /// A random one of the book's good moves, or nil.
  package func choose<Generator: RandomNumberGenerator>(
    in position: Position, using generator: inout Generator
  ) -> Square? {
    guard case .toMove = position.state else { return nil }
    let lots = goodMoves(on: SearchBoard(position)).flatMap { square, weight in
      repeatElement(square, count: weight)
    }
    return lots.randomElement(using: &generator).flatMap { Square(rawValue: UInt8($0)) }
  }
}

/// A legal move with its score in the book.
package struct BookMove: Sendable, Hashable {
  package let square: Square
  /// In disks, for the side that makes the move.
  package let score: Int
}

extension OpeningBook {
  /// Games that lead by good moves to positions of the book in which a move is worse than the good
  /// ones, the shortest game first. Mirror images count as one position. Empty if the book does not
  /// contain the first one.
  package func exercises(after first: GameRecord, maximum: Int) -> [GameRecord] {
    var (found, next) = ([first], 0)
    var exercises: [GameRecord] = []
    var known = Set([SearchBoard(first.position)].map { CanonicalBoard(of: $0).board })
    while next < found.count, exercises.count < maximum {
      let game = found[next]
      next += 1
      let moves = moves(in: game.position)
      guard let best = moves.first?.score, let worst = moves.last?.score else { continue }
      if best - worst > Self.margin { exercises.append(game) }
      for move in moves where best - move.score <= Self.margin {
        var game = game
        guard (try? game.play(move.square)) != nil, !self.moves(in: game.position).isEmpty,
          known.insert(CanonicalBoard(of: SearchBoard(game.position)).board).inserted
        else { continue }
        found.append(game)
      }
    }
    return exercises
  }
}

/// The smallest of the eight images of a position, turned and mirrored. It stands for all of them.
///
/// This includes the four images of a new game that show the colours swapped: for the side to move
/// they are the same game.
package struct CanonicalBoard: Sendable {
  package let board: SearchBoard
  private let symmetry: BoardSymmetry

  package init(of board: SearchBoard) {
    var smallest = board
    var symmetry = BoardSymmetry.identity
    for candidate in BoardSymmetry.all {
      let image = board.image(under: candidate)
      if (image.player, image.opponent) < (smallest.player, smallest.opponent) {
        smallest = image
        symmetry = candidate
      }
    }
    self.board = smallest
    self.symmetry = symmetry
  }

  /// The square of the position that became a square of the image.
  package func original(of square: Int) -> Int {
    guard let image = Square(rawValue: UInt8(square)) else {
      preconditionFailure("no square \(square)")
    }
    return Int(symmetry.original(of: image).rawValue)
  }
}

extension SearchBoard {
  func image(under symmetry: BoardSymmetry) -> SearchBoard {
    SearchBoard(
      player: symmetry.image(of: SquareSet(rawValue: player)).rawValue,
      opponent: symmetry.image(of: SquareSet(rawValue: opponent)).rawValue)
  }
}

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

  static func byte(score: Int, leadsOn: Bool) -> UInt8 {
    UInt8(score.clamped(to: scores) + 64) << 1 | (leadsOn ? 1 : 0)
  }

  static func score(of byte: UInt8) -> Int { Int(byte >> 1) - 64 }

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
  case notABook
  case unsupportedVersion(Int)
  case corrupted
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

  package func canonical(after square: Int) -> SearchBoard {
    CanonicalBoard(of: playing(square, flips: flips(at: square))).board
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

struct BookReader {
  private let file: UnsafeBufferPointer<UInt8>
  private let count: Int
  private var end = BookFormat.positionsOffset
  private var offsets: [SearchBoard: Int]

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
