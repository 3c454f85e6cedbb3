import Analysis
import ReversiCore
import ReversiTesting
import Testing

@Suite("An opening's name")
struct OpeningTests {
  @Test("is known for more than sixty lines, each name once")
  func count() {
    #expect(Opening.all.count >= 60)
    #expect(Set(Opening.all.map(\.name)).count == Opening.all.count)
  }

  @Test("belongs to a line that can be played, without a pass", arguments: Opening.all)
  func plays(opening: Opening) throws {
    let record = try GameRecord(transcript: opening.transcript)
    #expect(record.transcript == opening.transcript)
    #expect(record.plies.count == opening.plies)
    #expect(record.position.outcome == nil)
  }

  @Test("is unique for its position, however that is turned or mirrored")
  func onePositionOneName() throws {
    var names: [Position: String] = [:]
    for opening in Opening.all {
      let position = try GameRecord(transcript: opening.transcript).position
      let images = Set(
        try Symmetry.keepingStart.map { symmetry in
          Position(board: symmetry(position.board), turn: try #require(position.turn))
        })
      for image in images {
        #expect(names[image] == nil, "\(opening.name), \(names[image] ?? "")")
        names[image] = opening.name
      }
    }
  }

  @Test("is found however the line is turned or mirrored", arguments: Opening.all)
  func symmetric(opening: Opening) throws {
    for symmetry in Symmetry.keepingStart {
      let line = [Square](transcript: opening.transcript).map { symmetry($0) }
      let record = try GameRecord(transcript: line.map(\.description).joined())
      #expect(Opening.reached(by: record) == opening, "\(symmetry)")
      let shorter = record.standing(at: opening.plies - 1)
      #expect(Opening.reached(by: shorter) != opening)
    }
  }

  @Test(
    "is found by the position, not by the order of the moves",
    arguments: [
      ("f5d6c4d3c3", "Tiger"), ("f5d6c4d3c3f4f6", "Stephenson"), ("c4e3f5e6f6", "Tiger"),
      ("e6f6f5d6c5", "Cow"), ("d3c3c4e3f4d6d2", "Bat"),
    ])
  func transposed(transcript: String, name: String) throws {
    #expect(try Opening.reached(by: GameRecord(transcript: transcript))?.name == name)
  }

  @Test(
    "stays that of the last opening when the game leaves all openings", arguments: KnownGame.all)
  func leaving(game: KnownGame) throws {
    let record = try GameRecord(transcript: game.transcript)
    var expected: Opening?
    for count in 0...record.plies.count {
      let earlier = record.standing(at: count)
      if let opening = Opening.reached(by: earlier), opening.plies == count { expected = opening }
      #expect(Opening.reached(by: earlier) == expected)
    }
    #expect(expected != nil)
  }

  @Test("is missing before White's first move and in games from another start")
  func none() throws {
    #expect(Opening.reached(by: GameRecord()) == nil)
    #expect(try Opening.reached(by: GameRecord(transcript: "f5")) == nil)
    let start = try GameRecord(transcript: "f5d6").position
    #expect(try Opening.reached(by: GameRecord(start: start, transcript: "c3d3c4")) == nil)
  }

  @Test("follows the standing plies, not those taken back")
  func takenBack() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4f4f6")
    #expect(Opening.reached(by: record.standing(at: 5))?.name == "Tiger")
    #expect(Opening.reached(by: record.standing(at: 1)) == nil)
  }
}

extension Symmetry {
  static var keepingStart: [Symmetry] {
    all.filter { $0(Board.newGame) == .newGame }
  }
}
