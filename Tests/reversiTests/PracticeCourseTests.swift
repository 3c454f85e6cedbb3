import Analysis
import App
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import ReversiTesting
import Storage
import Testing
import Words

@testable import reversi

/// Openings need neither the archive nor the schedule, so no file is read or written here.
@Suite("A course of openings")
struct PracticeCourseTests {
  private let course = PracticeCourse(
    beside: SavedGameLocation(named: SystemString("/no-such-folder/game")))

  private func exercise(after game: GameRecord) throws -> Exercise? {
    guard
      case .exercise(let exercise)? = try course.next(.openings, after: game, progress: { _, _ in })
    else { return nil }
    return exercise
  }

  private func game(_ name: String) throws -> GameRecord {
    try #require(Opening.all.first { $0.word == name }?.record)
  }

  @Test("asks each position once, and those with wrong answers again")
  func answers() throws {
    let game = try game("rose-birth")
    var asked: [Position] = []
    while let exercise = try exercise(after: game), asked.count < 10 {
      let moves = OpeningBook.embedded.moves(in: exercise.position).map(\.square)
      // The first answer is the worst move, all others are the best ones.
      let answer = try #require(asked.isEmpty ? moves.last : moves.first)
      let verdict = try #require(course.judge(answer, to: exercise))
      #expect(verdict.isRight(in: .openings) != asked.isEmpty)
      // A judgement that is asked for twice counts once.
      #expect(course.judge(answer, to: exercise) == verdict)
      asked.append(exercise.position)
      #expect(exercise.count == 5)
    }
    #expect(asked.count == 6 && asked.first == asked.last)
    #expect(Set(asked).count == 5)
  }

  @Test("names the opening that the best play leads to, or that the game went through")
  func names() throws {
    let game = try GameRecord(transcript: "f5d6c3d3")
    let found = try exercise(after: game)
    let first = try #require(found)
    #expect(first.position == game.position)
    #expect(first.opening(with: .c4)?.name == "Tiger")
    let moves = try #require(OpeningBook.embedded.analysis(of: first.position)?.moves)
    let other = try #require(moves.map(\.square).first { $0 != .c4 })
    #expect(first.opening(with: other) != first.opening(with: .c4))
    #expect(first.opening(with: .a1) == nil, "not legal")
    for square in [Square.c4, other] {
      let verdict = try #require(course.judge(square, to: first))
      let text = Words(.english).practice.verdict(verdict, for: first).longest
      #expect(text.contains(". Opening: "), "\(text)")
      let japanese = Words(.japanese).practice.verdict(verdict, for: first).longest
      #expect(japanese.contains("定石: "), "\(japanese)")
    }
  }

  @Test("begins in the last position of the game that the book contains")
  func lastKnown() throws {
    let game = try game("fat-draw")
    #expect(OpeningBook.embedded.moves(in: game.position).isEmpty)
    let found = try exercise(after: game)
    let first = try #require(found)
    #expect(first.position != .newGame)
    #expect((0..<game.standing).contains { game.standing(at: $0).position == first.position })
  }
}

@Suite("A course of mistakes")
struct MistakeCourseTests {
  @Test("looks only for games that are in the library, whatever it has found before")
  func removedGames() throws {
    let folder = try ScratchFolder()
    let course = PracticeCourse(beside: SavedGameLocation(named: SystemString(folder["game"])))
    let games = try [
      KnownGame.lightWipedOut.archived(0), KnownGame.darkWipedOut.archived(1),
      KnownGame.tie.archived(2),
    ]
    // A game is finished, and games are removed.
    for archived in [Array(games.dropLast()), games, [games[1]], []] {
      try folder.write(archived.joined(), to: "games.ggf")
      let stop = StopToken()
      var counts: [Int] = []
      let reply = try course.next(.mistakes, after: GameRecord(), stop: stop) {
        counts.append($1)
        stop.stop()
      }
      #expect(counts == (archived.isEmpty ? [] : [archived.count]))
      #expect((reply == nil) == !archived.isEmpty, "an ending comes where there are no games")
    }
  }
}
