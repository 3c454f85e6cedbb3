import COpeningBook
import ReversiCore

/// What deep searches have found out about the first moves of the game, once for all.
///
/// It is asked by position, so that it does not matter by which order of moves a game came there, nor
/// which way the board is turned or mirrored. For each position it knows the score of every legal
/// move, and it plays those that are at most ``margin`` disks worse than the best.
public struct OpeningBook: Sendable {
  /// The book that is part of the program; read when it is first asked for, in 0.7 ms.
  public static let embedded: OpeningBook = {
    do throws(BookFormatError) {
      let bytes = UnsafeBufferPointer(start: opening_book(), count: opening_book_size())
      return try OpeningBook(bytes: Array(bytes))
    } catch {
      preconditionFailure("the embedded book is unusable: \(error)")
    }
  }()

  /// How many disks worse than the best a move may be that the book chooses.
  public static let margin = 1

  /// The plies of the longest line.
  public let plies: Int
  /// The plies that good moves were searched, the move included, at 73 %.
  public let depth: Int

  /// The file's bytes.
  package let bytes: [UInt8]
  /// Where the moves of a canonical position start.
  private let offsets: [SearchBoard: Int]

  /// Reads the bytes of a file.
  package init(bytes: [UInt8]) throws(BookFormatError) {
    offsets = try bytes.withUnsafeBufferPointer { file throws(BookFormatError) in
      try BookReader.offsets(in: file)
    }
    plies = Int(bytes[BookFormat.pliesOffset])
    depth = Int(bytes[BookFormat.depthOffset])
    self.bytes = bytes
  }

  /// The number of positions, of which the images of one are counted once.
  public var count: Int { offsets.count }

  /// The positions, in their canonical form and in no order.
  package var positions: some Collection<SearchBoard> { offsets.keys }

  /// The legal moves of a position with their scores, best first; none if it is not in the book.
  public func moves(in position: Position) -> [BookMove] {
    guard case .toMove = position.state else { return [] }
    return moves(on: SearchBoard(position)).compactMap { square, score in
      Square(rawValue: UInt8(square)).map { BookMove(square: $0, score: score) }
    }.sorted { ($1.score, $0.square.rawValue) < ($0.score, $1.square.rawValue) }
  }

  /// The legal moves of a position with their scores, by the squares of its canonical form; none if
  /// it is not in the book.
  package func moves(on board: SearchBoard) -> [(square: Int, score: Int)] {
    let canonical = CanonicalBoard(of: board)
    guard let offset = offsets[canonical.board] else { return [] }
    return zip(canonical.board.legalSquares, bytes[offset...]).map { square, byte in
      (canonical.original(of: square), BookFormat.score(of: byte))
    }
  }

  /// The moves that the book plays in a position, each with its weight in the choice among them;
  /// none if the position is not in the book.
  ///
  /// The best are three times as likely as those that are a disk worse.
  package func goodMoves(on board: SearchBoard) -> [(square: Int, weight: Int)] {
    let moves = moves(on: board)
    guard let best = moves.map(\.score).max() else { return [] }
    return moves.filter { $0.score >= best - Self.margin }
      .map { ($0.square, 1 + 2 * (Self.margin - (best - $0.score))) }
      .sorted { $0.square < $1.square }
  }

  /// One of the book's moves in a position, chosen at random; nil if it is not in the book.
  public func choose<Generator: RandomNumberGenerator>(
    in position: Position, using generator: inout Generator
  ) -> Square? {
    guard case .toMove = position.state else { return nil }
    let lots = goodMoves(on: SearchBoard(position)).flatMap { square, weight in
      repeatElement(square, count: weight)
    }
    return lots.randomElement(using: &generator).flatMap { Square(rawValue: UInt8($0)) }
  }
}

/// A legal move with the score that the book knows for it.
public struct BookMove: Sendable, Hashable {
  /// The square to play.
  public let square: Square
  /// Disks of difference expected at the end of the game from the side that makes the move.
  public let score: Int
}
