import Analysis
import GameTesting
import ReversiCore
import ReversiTesting
import Testing

@Suite("The moves of an opening")
struct OpeningMovesTests {
  private static func moves(
    after transcript: String, scores: [Square: Int] = [:]
  ) throws -> OpeningMoves {
    OpeningMoves(in: try GameRecord(transcript: transcript).position, scores: scores)
  }

  private static func move(_ square: Square, in moves: OpeningMoves) throws -> OpeningMove {
    try #require(moves.moves.first { $0.square == square })
  }

  @Test("are those with a name, and those of the book, best first")
  func list() throws {
    let named = try Self.moves(after: "f5")
    #expect(named.moves.map(\.square) == [.f4, .d6, .f6])
    #expect(named.moves.map { $0.opening?.name } == ["Parallel", "Perpendicular", "Diagonal"])
    let scored = try Self.moves(after: "f5", scores: [.f4: -6, .d6: 0, .f6: -1])
    #expect(scored.moves.map(\.square) == [.d6, .f6, .f4])
    #expect(scored.moves.map(\.score) == [0, -1, -6])
    let book = try Self.moves(after: "f5d6c3d3c4f4", scores: [.c5: 0, .f6: 0, .b2: -9])
    #expect(Array(book.moves.map(\.square).prefix(2)) == [.c5, .f6])
    #expect(try Self.move(.f6, in: book).opening?.name == "Stephenson")
    #expect(try Self.move(.c5, in: book).opening == nil)
    #expect(try Self.move(.e3, in: book).opening?.name == "Brightwell")
    #expect(try Self.move(.e3, in: book).score == nil)
  }

  @Test("include only the first of several that lead to the same position")
  func symmetric() throws {
    let scores = Dictionary(uniqueKeysWithValues: Position.newGame.legalMoves.map { ($0, 0) })
    let moves = OpeningMoves(in: .newGame, scores: scores)
    #expect(moves.moves.map(\.square) == [.d3])
    #expect(moves.moves.map(\.score) == [0])
  }

  @Test("say how many people play each, also those that only games know")
  func people() throws {
    func moves(_ position: Position) -> OpeningMoves {
      let request = PeopleRequest(position: position, lastSquare: nil, rating: 0)
      let told = PeopleMoves.told(position.legalMoves.map { ($0, 2, 0) }, to: request)
      return OpeningMoves(in: position, scores: [.f4: 0], people: told)
    }
    // All four moves lead to the same position.
    var start = moves(.newGame)
    start.count(try GameRecord(transcript: "f5d6"), you: nil)
    #expect(start.moves.map(\.share) == [0.8])
    let next = moves(try GameRecord(transcript: "f5").position)
    #expect(next.moves.map(\.share) == [0.2, 0.2, 0.2])
    #expect(try Self.moves(after: "f5").moves.allSatisfy { $0.share == nil })
  }

  @Test("have the same names however the board is turned or mirrored")
  func turned() throws {
    for symmetry in Symmetry.keepingStart {
      let line = [Square](transcript: "f5d6c3d3").map { symmetry($0) }
      let moves = try Self.moves(after: line.map(\.description).joined())
      let tiger = try Self.move(symmetry(.c4), in: moves)
      #expect(tiger.opening?.name == "Tiger")
    }
  }

  @Test("count the games that went through the position, in any order and however turned")
  func games() throws {
    var moves = try Self.moves(after: "f5d6c3d3")
    let other = try #require(
      moves.position.legalMoves.first { square in !moves.moves.contains { $0.square == square } })
    let played = [
      "f5d6c3d3c4f4", "c4e3f6e6f5", "f5d6c3d3c5", "f5d6c3d3", "f5d6c4d3c5", "f5d6c3d3\(other)",
    ]
    for transcript in played { moves.count(try GameRecord(transcript: transcript), you: nil) }
    #expect(try Self.move(.c4, in: moves).results.games == 2)
    #expect(try Self.move(.c5, in: moves).results.games == 1)
    // A move that neither the book nor the names know comes last.
    #expect(moves.moves.last?.square == other)
    #expect(moves.moves.last?.results.games == 1)
    #expect(moves.moves.map(\.results.games).reduce(0, +) == 4)
  }

  @Test("count how games ended, for Black and for the person who played one side")
  func results() throws {
    var moves = OpeningMoves(in: .newGame, scores: [.d3: 0])
    for game in [KnownGame.oneSquareEmpty, .sevenPasses, .tie] {
      let record = try GameRecord(transcript: game.transcript)
      for side in [Disk.dark, .light, nil] { moves.count(record, you: side) }
    }
    moves.count(try GameRecord(transcript: "f5d6"), you: .dark)
    let results = try Self.move(.d3, in: moves).results
    #expect(results.games == 10)
    #expect((results.dark.won, results.dark.tied, results.dark.lost) == (3, 3, 3))
    #expect((results.you.won, results.you.tied, results.you.lost) == (2, 2, 2))
  }

  @Test("are none where no side can place a disk")
  func none() throws {
    let game = try GameRecord(transcript: KnownGame.tie.transcript)
    #expect(OpeningMoves(in: game.position).moves.isEmpty)
  }
}
