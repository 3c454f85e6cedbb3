import Analysis
import Posix
import ReversiCore
import Testing

@testable import ReversiEngine

@Suite("Players with a book")
struct BookPlayTests {
  private static let book = OpeningBook.embedded

  @Test("the book chooses among its moves, and the best more often")
  func choice() throws {
    // The three positions with one move of each kind.
    let boards = Self.book.positions.filter { board in
      let scores = Self.book.moves(on: board).map(\.score).sorted(by: >)
      return scores.count > 2 && scores[1] == scores[0] - 1 && scores[2] < scores[1]
    }.sorted { ($0.player, $0.opponent) < ($1.player, $1.opponent) }.prefix(3)
    #expect(boards.count == 3)
    var generator = SeededGenerator(seed: 73)
    for board in boards {
      let position = Self.position(board)
      let moves = Self.book.moves(in: position)
      var counts: [Square: Int] = [:]
      for _ in 0..<400 {
        counts[try #require(Self.book.choose(in: position, using: &generator)), default: 0] += 1
      }
      #expect(Set(counts.keys) == Set(moves.prefix(2).map(\.square)))
      #expect((250...350).contains(counts[moves[0].square] ?? 0))
    }
  }

  @Test("only the upper levels play from the book")
  func levels() throws {
    var generator = SeededGenerator(seed: 74)
    for level in Level.all {
      var looks = 0
      var book: OpeningBook {
        looks += 1
        return Self.book
      }
      let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16), book: book)
      let square = player.chooseMove(
        in: GameRecord(), settings: PlaySettings(level), using: &generator, stop: StopToken())
      #expect(square.map { Position.newGame.legalMoves.contains($0) } == true)
      #expect((looks > 0) == (level.number >= 11), "level \(level.number)")
    }
  }

  @Test("games from the book are equal for equal seeds and differ for others")
  func repeatable() throws {
    func game(seed: UInt64) throws -> [Square] {
      let level = try #require(Level(11))
      let player = ComputerPlayer(
        engine: Engine(tableBytes: 1 << 16), isRepeatable: true, book: Self.book)
      var generator = SeededGenerator(seed: seed)
      var record = GameRecord()
      return try (0..<10).map { _ in
        let square = try #require(
          player.chooseMove(
            in: record, settings: PlaySettings(level), using: &generator, stop: StopToken()))
        try record.play(square)
        return square
      }
    }
    #expect(try game(seed: 1) == game(seed: 1))
    #expect(try Set((1...10).map { try game(seed: $0) }).count > 5)
  }

  @Test("a stopped player does not play from the book either")
  func stopped() throws {
    let stop = StopToken()
    stop.stop()
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16), book: Self.book)
    var generator = SeededGenerator(seed: 75)
    let level = try #require(Level(11))
    #expect(
      player.chooseMove(
        in: GameRecord(), settings: PlaySettings(level), using: &generator, stop: stop)
        == nil)
  }

  /// The position in which dark has the disks of the side to move.
  private static func position(_ searched: SearchBoard) -> Position {
    var board = Board()
    for square in SquareSet(rawValue: searched.player) { board[square] = .dark }
    for square in SquareSet(rawValue: searched.opponent) { board[square] = .light }
    return Position(board: board, turn: .dark)
  }
}
