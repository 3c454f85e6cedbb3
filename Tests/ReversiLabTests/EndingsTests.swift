import ReversiCore
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("Making endgame exercises")
struct EndingsTests {
  @Test("writes the same file for the same seed, and another for another seed")
  func repeatable() throws {
    let scratch = try ScratchFolder()
    func make(_ name: String, seed: Int) throws -> [UInt8] {
      let line = "endings --seed \(seed) --count 9 --output \(scratch[name])"
      #expect(Recorder().run(line) == 0)
      return try Files.read(scratch[name])
    }
    let first = try make("first", seed: 3)
    let other = try make("other", seed: 4)
    #expect(try make("again", seed: 3) == first)
    #expect(other != first)
  }

  @Test("finds exercises of each number of empty squares, easy ones first")
  func spread() {
    var search = ExerciseSearch(seed: 5)
    let exercises = search.find(18)
    let empties = exercises.map { $0.position.board.empties.count }
    #expect(empties.sorted() == (6...14).flatMap { [$0, $0] })
    #expect(exercises.count { $0.isGreedy } == 9)
    #expect(zip(exercises, exercises.dropFirst()).allSatisfy { $0.isEasier(than: $1) })
  }
}
