import Analysis
import ReversiCore
import ReversiEngine
import Testing

@Suite("The exercises of a game")
struct ExerciseTests {
  private let reviewer = Reviewer()

  /// A game that begins with a move in an ending that gives away at least some disks, and goes on
  /// with the best play.
  private func game(losing disks: Int) throws -> GameRecord {
    for exercise in EndgameExercise.all.prefix(60) {
      let moves = reviewer.analyze(exercise.position).moves
      guard let wrong = moves.first(where: { exercise.score - $0.score == disks }) else { continue }
      var record = GameRecord(start: exercise.position)
      try record.play(wrong.square)
      return record
    }
    throw GameNotFound()
  }

  private struct GameNotFound: Error {}

  private func exercises(in record: GameRecord, for side: Disk) -> [Position] {
    reviewer.exercises(in: reviewer.analyze(record), for: side)
  }

  @Test(
    "are where a side gave away three disks or more, with one best move", arguments: [4, 6, 12])
  func mistake(disks: Int) throws {
    let record = try game(losing: disks)
    let side = try #require(record.start.turn)
    #expect(exercises(in: record, for: side) == [record.start])
    #expect(exercises(in: record, for: side.opponent) == [])
  }

  @Test("leave out what lost two disks, and the best moves")
  func small() throws {
    let record = try game(losing: 2)
    #expect(try exercises(in: record, for: #require(record.start.turn)) == [])
    let best = try game(losing: 0)
    #expect(try exercises(in: best, for: #require(best.start.turn)) == [])
  }

  @Test("have a best move that is two disks better")
  func clearBest() {
    func move(_ square: Square, _ score: Int) -> MoveScore {
      MoveScore(square: square, score: score, depth: 12, certainty: .exact, line: [square])
    }
    #expect([move(.d3, 4), move(.c4, 2), move(.f5, 2)].hasClearBest)
    #expect(![move(.d3, 4), move(.c4, 3)].hasClearBest)
    #expect(![move(.d3, 4)].hasClearBest && ![MoveScore]().hasClearBest)
    let moves = [move(.d3, 4), move(.c4, -2)]
    #expect(moves.loss(of: .d3) == 0 && moves.loss(of: .c4) == 6 && moves.loss(of: .a1) == nil)
  }
}
