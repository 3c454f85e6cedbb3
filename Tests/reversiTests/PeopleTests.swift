import Analysis
import App
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@testable import reversi

@Suite("People in the program")
struct PeopleTests {
  private static func request(_ transcript: String, rating: Int = -200) throws -> PeopleRequest {
    PeopleRequest(after: try GameRecord(transcript: transcript), rating: rating)
  }

  @Test("play the legal moves, the most likely first, and the best one gives nothing away")
  func moves() throws {
    let people = People()
    for transcript in ["f5", "f5d6c3d3c4f4", String(KnownGame.tie.transcript.prefix(90))] {
      let request = try Self.request(transcript)
      let told = try #require(people.moves(request))
      #expect(told.request == request)
      #expect(SquareSet(told.moves.map(\.square)) == request.position.legalMoves)
      let shares = told.moves.map(\.share)
      #expect(abs(shares.reduce(0, +) - 1) < 1e-9)
      #expect(shares == shares.sorted(by: >))
      #expect(told.moves.map(\.loss).min() == 0)
      #expect(people.moves(request) == told, "the same every time")
    }
  }

  @Test("err less the better they are")
  func ratings() throws {
    let transcript = String(KnownGame.tie.transcript.prefix(60))
    let losses = try [-800, 0, 500].map { rating in
      try #require(People().moves(try Self.request(transcript, rating: rating))).meanLoss
    }
    #expect(losses == losses.sorted(by: >))
  }

  @Test("are not asked where nobody can move, or when nobody waits")
  func none() throws {
    let over = PeopleRequest(position: try Positions.passDue(), lastSquare: nil, rating: 0)
    #expect(People().moves(over) == nil)
    let stop = StopToken()
    stop.stop()
    #expect(People().moves(try Self.request("f5"), stop: stop) == nil)
  }

  @Test("come first in practice where they err most")
  func practice() throws {
    let folder = try ScratchFolder()
    let location = SavedGameLocation(named: SystemString(folder["game"]))
    try folder.write(try KnownGame.tie.archived(0), to: "games.ggf")
    _ = try PracticeCourse(beside: location).next(.mistakes) { _, _ in }
    let entries = try PracticeFile(beside: location).read().schedule.entries.map(\.item.position)
    try #require(entries.count > 1)
    let game = try GameRecord(transcript: KnownGame.tie.transcript)
    let losses = try entries.map { position in
      let ply = try #require(game.positions.firstIndex(of: position))
      let request = PeopleRequest(after: game.standing(at: ply), rating: Level.standard.rating)
      return try #require(People().moves(request)).meanLoss
    }
    #expect(losses == losses.sorted(by: >))
  }
}
