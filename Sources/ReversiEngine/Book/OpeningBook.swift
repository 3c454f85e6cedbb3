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

  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The offset of each canonical position's moves.
  private let offsets: [SearchBoard: Int]

  /// Reads the bytes of a file.
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
  /// The square to play.
  package let square: Square
  /// The expected score for the side that makes the move, in disks.
  package let score: Int
}

extension OpeningBook {
  /// Games that lead by good moves to positions of the book in which a move is worse than the good
  /// ones, the shortest game first. Mirror images count as one position. Empty if the book does not
  /// contain the first one.
  ///
  /// - Parameters:
  ///   - first: The game in whose position the lines begin.
  ///   - maximum: The maximum number of positions.
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
