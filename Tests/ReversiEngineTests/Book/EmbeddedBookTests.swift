import Analysis
import COpeningBook
import ReversiCore
import Testing

@testable import ReversiEngine

/// The file itself. Reading it proves that every line in it is legal.
@Suite("The embedded book")
struct EmbeddedBookTests {
  private static let book = OpeningBook.embedded
  /// A position that no book contains.
  private static let late = EndgameExercise.all[0].position.text

  @Test("is small, and has the required length and depth")
  func size() {
    #expect(opening_book_size() <= 200_000)
    #expect(Self.book.plies == 14 && Self.book.depth == 16)
    let plies = Set(Self.book.positions.map { 60 - $0.emptyCount })
    #expect(plies == Set(0..<Self.book.plies))
  }

  @Test("gives the same scores for any order of moves and any image of the board")
  func images() {
    for board in Self.book.positions {
      let scores = Self.book.moves(on: board).map(\.score).sorted()
      for image in board.images {
        let moves = Self.book.moves(on: image)
        #expect(moves.map(\.square).sorted() == Array(image.legalSquares))
        #expect(moves.map(\.score).sorted() == scores)
      }
    }
  }

  @Test("is consistent: a move has the score of the best reply, and no side is far ahead")
  func scores() {
    for board in Self.book.positions {
      let moves = Self.book.moves(on: board)
      let best = moves.map(\.score).max() ?? .min
      #expect((-12...12).contains(best), "\(best)")
      for (square, score) in moves {
        let replies = Self.book.moves(on: board.canonical(after: square)).map(\.score)
        if let reply = replies.max() { #expect(score == -reply) }
      }
    }
  }

  @Test("knows the best lines to the last ply")
  func depth() {
    var boards: Set = [SearchBoard.start]
    for _ in 0..<Self.book.plies {
      var next: Set<SearchBoard> = []
      for board in boards {
        let moves = Self.book.moves(on: board)
        #expect(!moves.isEmpty, "\(board)")
        for move in moves where move.score == moves.map(\.score).max() {
          next.insert(board.canonical(after: move.square))
        }
      }
      boards = next
    }
  }

  @Test("contains a new game for both sides, and no position without moves")
  func newGame() {
    #expect(Self.book.moves(in: .newGame).count == 4)
    let swapped = Position(board: .newGame, turn: .light)
    #expect(Self.book.moves(in: swapped).count == 4)
    var board = Board()
    board[.a1] = .dark
    #expect(Self.book.moves(in: Position(board: board, turn: .light)).isEmpty)
  }

  @Test("has exercises: positions that good moves lead to, each once", arguments: [1, 7, 40])
  func exercises(maximum: Int) throws {
    let book = OpeningBook.embedded
    let tiger = try GameRecord(transcript: "f5d6c3d3c4")
    let found = book.exercises(after: tiger, maximum: maximum)
    #expect(found.count == maximum && found.first == tiger)
    #expect(Set(found.map { CanonicalBoard(of: SearchBoard($0.position)).board }).count == maximum)
    for game in found {
      let scores = book.moves(in: game.position).map(\.score)
      let (best, worst) = (try #require(scores.max()), try #require(scores.min()))
      #expect(best - worst > OpeningBook.margin, "a move is wrong after \(game.transcript)")
    }
    let second = found.dropFirst().first
    let best = try #require(book.moves(in: tiger.position).first)
    var next = tiger
    try next.play(best.square)
    #expect(second == (maximum == 1 ? nil : next))
    let first = try #require(book.exercises(after: GameRecord(), maximum: maximum).first)
    #expect(first.standing == 1, "all first moves are as good")
    let late = try #require(Position(text: Self.late))
    #expect(book.exercises(after: GameRecord(start: late), maximum: maximum).isEmpty)
  }
}
