import Analysis
import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@Suite("The fault of a line")
struct LineTests {
  private let reviewer = Reviewer()

  private func fault(in transcript: String, of side: Disk) throws -> Repertoire.Fault? {
    let line = try #require(Repertoire.Line(GameRecord(transcript: transcript), of: side))
    return reviewer.fault(in: line)
  }

  @Test("is the first move of its side that loses more than two disks by the book")
  func book() throws {
    let book = OpeningBook.embedded
    let tiger = try GameRecord(transcript: "f5d6c3d3c4")
    let none = try fault(in: tiger.transcript, of: .dark)
    #expect(none == nil)
    let moves = book.moves(in: tiger.position)
    let best = try #require(moves.first)
    for move in moves {
      var game = tiger
      try game.play(move.square)
      let found = try fault(in: game.transcript, of: .light)
      let loss = best.score - move.score
      #expect((found == nil) == (loss <= 2), "\(move.square) loses \(loss)")
      if let found {
        #expect(found.ply == 5 && found.number == 6 && found.loss == loss)
        #expect(found.move.square == move.square && found.best == best.square)
      }
      let other = try fault(in: game.transcript, of: .dark)
      #expect(other == nil, "the other side may err")
    }
  }

  @Test("is that of a review after the book, and always the same")
  func review() throws {
    let game = try GameRecord(transcript: KnownGame.tie.transcript)
    for side in Disk.allCases {
      let line = try #require(Repertoire.Line(game, of: side))
      let fault = try #require(reviewer.fault(in: line))
      let again = reviewer.fault(in: line)
      #expect(again == fault)
      #expect(fault.move.side == side && fault.loss > 2 && fault.best != fault.move.square)
      #expect(game.plies[fault.ply] == .place(fault.move))
      // There may be nothing to choose before it.
      let none = line.upTo(fault.ply).flatMap { reviewer.fault(in: $0) }
      #expect(none == nil, "the line before it is good")
    }
  }
}
