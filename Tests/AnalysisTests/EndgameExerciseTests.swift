import ReversiCore
import Testing

@testable import Analysis

@Suite("Endgame exercises")
struct EndgameExerciseTests {
  @Test("are 200 different ones with 6 to 14 empty squares, for both sides, in at most 20 KB")
  func extent() {
    let all = EndgameExercise.all
    #expect(all.count == 200)
    #expect(Set(all.map(\.position)).count == 200)
    for empties in 6...14 {
      #expect((22...23).contains(all.count { $0.position.board.empties.count == empties }))
    }
    #expect(all.count { $0.position.turn == .dark } > 80)
    #expect(all.count { $0.position.turn == .light } > 80)
    #expect(EndgameExercise.table.utf8.count <= 20_000)
  }

  @Test("come in the order of their grade: greed solves the first third")
  func order() {
    let all = EndgameExercise.all
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.isEasier(than: $1) })
    let greedy = all.prefix { $0.isGreedy }.count
    #expect((60...80).contains(greedy))
    #expect(all.dropFirst(greedy).allSatisfy { !$0.isGreedy })
  }

  @Test("give a choice of moves, and are read back as they are written")
  func text() {
    for exercise in EndgameExercise.all {
      #expect(exercise.position.legalMoves.count >= 4)
      #expect(EndgameExercise(text: exercise.text) == exercise)
    }
  }

  @Test("of other text are none")
  func otherText() throws {
    let good = try #require(EndgameExercise.all.first).text
    let words = good.split(separator: " ").map(String.init)
    for (place, word) in [
      (1, "y"), (2, "i9"), (2, "e4"), (3, "+65"), (3, "x"), (4, "-65"), (4, words[3]), (4, "x"),
      (5, "0"),
    ] {
      var other = words
      other[place] = word
      #expect(EndgameExercise(text: other.joined(separator: " ")) == nil, "\(word)")
    }
    #expect(EndgameExercise(text: good + " ") == nil)
    #expect(EndgameExercise(text: "") == nil)
  }
}
