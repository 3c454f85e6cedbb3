import ReversiCore
import Testing

@testable import reversi_lab

@Suite("The casual player")
struct CasualTests {
  /// The squares that the casual player takes in a position, whatever the seed.
  private func squares(in text: String) throws -> Set<String> {
    let position = try Position(notation: text)
    return Set(
      (0..<60).compactMap { seed -> String? in
        var generator = SeededGenerator(seed: UInt64(seed))
        return CasualPlayer.square(in: position, using: &generator).map { "\($0)" }
      })
  }

  @Test("breaks ties at random")
  func ties() throws {
    let start = "---------------------------ox------xo--------------------------- x"
    #expect(try squares(in: start) == ["d3", "c4", "f5", "e6"])
  }

  @Test("takes a corner if it can")
  func corner() throws {
    #expect(
      try squares(
        in: """
          -ox-----
          --------
          --------
          --xooo--
          --------
          --------
          --------
          -------- x
          """) == ["a1"])
  }

  @Test("takes an edge before the middle, but not next to an empty corner")
  func edge() throws {
    #expect(
      try squares(
        in: """
          --------
          --------
          --o-----
          --ox----
          --xooo--
          --------
          --------
          -------- x
          """) == ["g5"])
    #expect(
      try squares(
        in: """
          --------
          ---o----
          ---x----
          ---xoo--
          --------
          --------
          --------
          -------- x
          """) == ["d1"])
    // b1 turns two over, and is beside the empty a1.
    #expect(
      try squares(
        in: """
          --------
          -o------
          -o------
          -x-ox---
          --------
          --------
          --------
          -------- x
          """) == ["c4"])
  }

  @Test("moves next to an empty corner only if it has no other move")
  func forced() throws {
    #expect(
      try squares(
        in: """
          --------
          -o------
          -o------
          -x------
          --------
          --------
          --------
          -------- x
          """) == ["b1"])
  }

  @Test("gives a corner away with a move that allows it, if another move would not")
  func gifts() throws {
    let position = try Position(
      notation: """
        --------
        --o-----
        --ox----
        --xo----
        ---xo---
        --------
        --------
        -------- x
        """)
    let given = position.legalMoves.filter { CornerGift.isMade(by: $0, in: position) }
    #expect(given.map { "\($0)" } == [])
    let tempting = try Position(
      notation: """
        --------
        --ox----
        --o-----
        --o-----
        --x-----
        ---o----
        --------
        -------- x
        """)
    let gifts = tempting.legalMoves.filter { CornerGift.isMade(by: $0, in: tempting) }
    #expect(gifts.map { "\($0)" } == ["b2"])
  }

  @Test("has the same results against a level on one thread and on three")
  func threads() throws {
    let results = [1, 3].map { threads in
      let recorder = Recorder()
      #expect(recorder.run("match levels 0 2 --casual --games 6 --threads \(threads)") == 0)
      // But for the time of the longest move.
      return recorder.output.map { $0.split(separator: ", longest move").first }
    }
    #expect(results[0].count == 3)
    #expect(results[0] == results[1])
    #expect(results[0].first??.hasPrefix("level 0 against casual: 6 games: +") == true)
  }
}
