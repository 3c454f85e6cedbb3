import Analysis
import GameTesting
import ReversiCore
import ReversiTesting
import Testing

@Suite("How people play")
struct PeopleMovesTests {
  private static let request = PeopleRequest(position: .newGame, lastSquare: nil, rating: 0)

  @Test("is asked after a due pass, with the opponent's last square")
  func request() throws {
    var game = try GameRecord(transcript: "f5d6")
    var request = PeopleRequest(after: game, rating: -200)
    #expect(request.position == game.position && request.lastSquare == .d6)
    #expect(PeopleRequest(after: game.standing(at: 0), rating: 0).lastSquare == nil)
    game = GameRecord(start: try Positions.passDue())
    request = PeopleRequest(after: game, rating: 0)
    #expect(request.position.turn == game.position.turn?.opponent && request.lastSquare == nil)
  }

  @Test("names the mistake that most people make, and what the position costs")
  func trap() throws {
    let people = PeopleMoves.told(
      [(.d3, 5, 0), (.c4, 3, 4), (.f5, 2, 10)], to: Self.request)
    #expect(people[.c4]?.ofTen == 3 && people[.a1] == nil)
    #expect(people.commonMistake?.square == .c4)
    #expect(people.erringOfTen == 5)
    #expect(abs(people.meanLoss - 3.2) < 1e-9)
    let calm = PeopleMoves.told([(.d3, 9, 0), (.c4, 1, 2)], to: Self.request)
    #expect(calm.commonMistake == nil && calm.erringOfTen == 0)
    #expect(abs(calm.meanLoss - 0.2) < 1e-9)
    let rare = PeopleMoves.told([(.d3, 9, 0), (.c4, 1, 20)], to: Self.request)
    #expect(rare.commonMistake == nil, "one of ten is not many")
  }

  @Test("takes the losses of a deeper search")
  func corrected() {
    let people = PeopleMoves.told([(.d3, 5, 0), (.c4, 5, 4)], to: Self.request)
      .correcting([.d3: 6, .c4: 0, .a1: 9])
    #expect(people.moves.map(\.loss) == [6, 0])
    #expect(people.commonMistake?.square == .d3)
  }
}
