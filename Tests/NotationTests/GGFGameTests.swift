import Notation
import ReversiCore
import Testing

@Suite("The clocks of a game in the Generic Game Format")
struct GGFGameTests {
  private func left(_ tags: String) throws -> [Double?] {
    let game = try GGFGame("(;GM[Othello]\(tags);)")
    return [game.secondsLeft(of: .dark), game.secondsLeft(of: .light)]
  }

  @Test("begin with the same time for both sides, or with one for each")
  func starts() throws {
    #expect(try left("") == [nil, nil])
    #expect(try left("TI[15:00]") == [900, 900])
    #expect(try left("TI[1:02:03]") == [3723, 3723])
    #expect(try left("TI[05:00//02:00]") == [300, 300])
    #expect(try left("TI[5]") == [300, 300])
    #expect(try left("TI[1:00]TW[0:30]") == [60, 30])
    #expect(try left("TB[0:10]TI[1:00]") == [10, 60])
    #expect(try left("TB[2:00]") == [120, nil])
  }

  @Test("lose the time of each move")
  func moves() throws {
    #expect(try left("TI[1:00]B[f5//10]W[d6/1.5/0.5]B[c3/2]") == [50, 59.5])
    #expect(try left("TI[0:01]B[f5//10]") == [-9, 1])
    #expect(try left("B[f5//10]") == [nil, nil])
  }

  @Test(
    "are missing if they cannot be read", arguments: ["", "x", ":", "1:2:3:4", "-1", "nan", "1e99"])
  func unreadable(time: String) throws {
    #expect(try left("TI[\(time)]") == [nil, nil])
    #expect(try left("TI[1:00]B[f5//\(time)]") == [60, 60])
  }

  @Test("go on with later moves")
  func play() throws {
    var game = try GGFGame("(;GM[Othello]TI[1:00];)")
    let played = [
      game.play(.f5, seconds: 10), game.play(.f5, seconds: 5), game.play(nil, seconds: 5),
      game.play(.d6, seconds: -5), game.play(.c3, seconds: .nan),
    ]
    #expect(played == [true, false, false, true, true])
    #expect(game.secondsLeft(of: .dark) == 50)
    #expect(game.secondsLeft(of: .light) == 60)
    #expect(game.record.transcript == "f5d6c3")
  }

  @Test("are those of the first game of a text")
  func first() throws {
    let game = try GGFGame("set game 2 (;GM[Othello]TI[1:00];)(;GM[Othello]TI[2:00];)")
    #expect(game.secondsLeft(of: .dark) == 60)
    #expect(throws: GameTextError.empty) { try GGFGame("f5d6") }
  }
}
