import EngineProtocols
import Notation
import ReversiCore
import Testing

@Suite("Moves in the words of protocols")
struct MoveTests {
  @Test("a written square is read back", arguments: Square.allCases)
  func squares(square: Square) {
    #expect(ParsedMove(nboard: ParsedMove.place(square).nboard) == .place(square))
    #expect(ParsedMove(gtp: ParsedMove.place(square).gtp) == .place(square))
  }

  @Test("a move of NBoard may have a score and a time")
  func nboardMoves() {
    #expect(NBoardMove("F5/2.50/0.12") == NBoardMove(.place(.f5), score: 2.5, seconds: 0.12))
    #expect(NBoardMove("f5//3") == NBoardMove(.place(.f5), seconds: 3))
    #expect(NBoardMove("d6/-1.5") == NBoardMove(.place(.d6), score: -1.5))
    #expect(NBoardMove("PA") == NBoardMove(.pass))
    #expect(NBoardMove("pass//0.1") == NBoardMove(.pass, seconds: 0.1))
    #expect(NBoardMove("f5/nan/inf") == NBoardMove(.place(.f5)))
  }

  @Test(
    "other text is not a move of NBoard",
    arguments: ["", "/", "//", "i5", "f9", "f", "f5d6", "p", "f5 ", "5f", "/f5"])
  func nboardRefusals(text: String) {
    #expect(NBoardMove(text) == nil)
  }

  @Test("a move of NBoard is written with two decimals")
  func nboardText() {
    #expect("\(NBoardMove(.place(.f5), score: 2.5, seconds: 0.1249))" == "F5/2.50/0.12")
    #expect("\(NBoardMove(.place(.c4), score: -0.004, seconds: 12))" == "C4/0.00/12.00")
    #expect("\(NBoardMove(.pass, seconds: 0.05))" == "PA//0.05")
    #expect("\(NBoardMove(.place(.a1)))" == "A1")
  }

  @Test("a vertex of GTP is a square or a pass")
  func vertices() {
    #expect(ParsedMove(gtp: "F5") == .place(.f5))
    #expect(ParsedMove(gtp: "PASS") == .pass)
    #expect(ParsedMove(gtp: "j3") == nil)
    #expect(ParsedMove(gtp: "resign") == nil)
    #expect(ParsedMove.pass.gtp == "pass")
  }

  @Test("a color of GTP is a side, in any case")
  func colors() {
    #expect(["b", "B", "black", "Black"].allSatisfy { Disk(gtp: $0) == .dark })
    #expect(["w", "W", "white", "WHITE"].allSatisfy { Disk(gtp: $0) == .light })
    #expect(Disk(gtp: "x") == nil)
    #expect(Disk.allCases.allSatisfy { Disk(gtp: $0.gtp) == $0 })
  }

  @Test("a record takes only legal moves")
  func legality() {
    var record = GameRecord()
    let moves: [ParsedMove] = [.place(.f5), .place(.f5), .pass, .place(.d6)]
    #expect(moves.map { record.play($0) } == [true, false, false, true])
    #expect(record.plies.map { ParsedMove($0) } == [.place(.f5), .place(.d6)])
  }
}
