import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A damaged text of a game")
struct GameTextFuzzTests {
  private static let hostilePieces = [
    "(;", "(;A[", "(;)", "(;x;)", "(", ";", "-", "x", "b", " ", "\r\n", ",", "1", "1 ", "1.",
    "f5", "--", "pa", "[", "]", "{", "[a \"", "()", "\n", "[a \"b\"]\n", "1\n", "x\n",
    "(;GM[Othello]\n", ";)", "| ", "[[", "black ", "0", "0,", "f5\n", "%", "%\n",
    "\(Position.newGame.text);\n", "\u{301}", "😀", "f5d6c3d3c4", "#", "#\n", "#o", "e", "⬜", "+",
    "(;GM[2]", "(;GM[2]\n", "(;FF[4]", "(;GM[2]C[\\]", "AB[a1:h8]", ";B[f5]", "(;B[f5]\n", "{\"",
    "{\"m\":", "{\"m\":\"f5\"},", "{\"m\":\"f5\"}\n", "[{", "{\n", "[\n", "]}", "8/", "p7/",
    "8/8/8/8/8/8/8/8 b ",
    "[8 ", "8 --", "BO[8 -", "://", "a://b ", "?a=f5&", "http://a/?m=f5\n", "a:", "a: ", "moves:\n",
    "black",
    "Black\n", "Black f5\n", "X f5 ", "● ", "●", "黒", "p ", "-1 ", "-1,", "1 -1\n",
    "White to move\n",
    "-------- O to move\n", "-------- a\n", "1 -------- 1 moves = 3\n", "a b c d e f g h ",
    "moves 1 ", "1:",
    "++++++++\n", "  a b c d e f g h\n", "1 x\n", "1\n2\n", "12 ", "12\n", "・12", "-- ", "①",
    "step,position\n", "step,position\n1,f5\n", "black,white\n", "#,move\n", "第", "第1手目",
    "1手目 f5\n", "move 1 ", "[12,", "12,12,12,12,12,12,12,12\n",
  ]

  @Test("does no harm if its bytes are random", arguments: 0..<4 as Range<UInt64>)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TextGames.count / 8 {
      let length = Int.random(in: 0...200, using: &generator)
      let bytes = (0..<length).map { _ in TextGames.byte(&generator) }
      let text = String(decoding: bytes, as: UTF8.self)
      for prefix in ["", "(;", "(;GM[Othello]"] { Self.check(prefix + text, "seed \(seed)") }
    }
  }

  @Test(
    "is refused, or read as a game that is the same after writing and reading",
    arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var readable = 0
    for _ in 0..<TextGames.count / 8 {
      var record = try TextGames.random(&generator)
      record.names = PlayerNames(dark: "a", light: "b")
      let text =
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: record.ggf()
        case 3: TextGames.foreign(record, &generator)
        case 1:
          "\(TextGames.notation(of: record.start, &generator)) "
            + TextGames.transcript(of: record, &generator)
        default: TextGames.transcript(of: record, &generator)
        }
      let mutated = TextGames.mutated(text, &generator)
      if Self.check(mutated, "seed \(seed)") { readable += 1 }
    }
    #expect(readable > 0 && readable < TextGames.count / 8, "seed \(seed)")
  }

  @Test(
    "is read in time proportional to its length",
    arguments: hostilePieces)
  func hostile(piece: String) {
    let text = String(repeating: piece, count: TextGames.longest / piece.utf8.count)
    for prefix in ["", "(;GM[Othello]B[", Position.newGame.text] { Self.check(prefix + text, "") }
  }

  /// Reads a text in each way, and expects games that survive writing and reading again, or errors
  /// within their ranges. Returns whether there is a game in it.
  @discardableResult
  private static func check(_ text: String, _ comment: Comment) -> Bool {
    let results = GameText.games(in: text).map { $0.map(\.record) }
    var isReadable = false
    for result in results {
      switch result {
      case .success(let record):
        isReadable = true
        let again = GameText.games(in: record.text).map { $0.map(\.record) }
        // A transcript has no names.
        var unnamed = record
        unnamed.names = PlayerNames()
        if again != [.success(unnamed)] || !isPlain(record.names) {
          Issue.record("\(comment), text \(text.debugDescription)")
        }
      case .failure(let error):
        if !isInRange(error) { Issue.record("\(comment), text \(text.debugDescription): \(error)") }
      }
    }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let entries = GameLines.entries(in: parts)
    if entries.contains(where: { !(1...parts.count).contains($0.line) }) {
      Issue.record("\(comment), text \(text.debugDescription)")
    }
    do throws(MoveDefect) {
      _ = try GameRecord(transcript: text)
    } catch {
      if !isInRange(.move(error)) { Issue.record("\(comment), text \(text.debugDescription)") }
    }
    do throws(PositionDefect) {
      _ = try Position(notation: text)
    } catch {
      if !isInRange(.position(error)) { Issue.record("\(comment), text \(text.debugDescription)") }
    }
    return isReadable
  }

  /// Whether names are ones that a game can be written with.
  private static func isPlain(_ names: PlayerNames) -> Bool {
    names == PlayerNames(dark: names[.dark] ?? "", light: names[.light] ?? "")
  }

  private static func isInRange(_ error: GameTextError) -> Bool {
    switch error {
    case .empty: true
    case .severalGames(let count): count > 1
    case .position(.cellCount(let count)): count >= 0 && count != 64
    case .position(.unknownCell(let cell, _)): cell.unicodeScalars.count == 1
    case .position(.unknownSide(let cell)): cell.unicodeScalars.count == 1
    case .position(.textBeside(let text, let row)):
      text.unicodeScalars.count <= 16 && (1...8).contains(row ?? 1)
    case .position(.twoSides): true
    case .position(.rowLength(let row, let cells)): (1...8).contains(row) && cells != 8
    case .form(_, .otherGame(let name)), .form(_, .boardSize(let name)):
      name.unicodeScalars.count <= 16
    case .form(_, .rowLength(let row, let cells)): (1...8).contains(row) && cells != 8
    case .form: true
    case .move(let defect): isInRange(defect)
    }
  }

  private static func isInRange(_ defect: MoveDefect) -> Bool {
    // A diagram can count passes.
    guard (1...99).contains(defect.number) else { return false }
    return switch defect.reason {
    case .squares(let count): count != 1
    case .noSquare(let text): text.unicodeScalars.count <= 16
    case .gameOver: defect.side == nil
    case .occupied, .turnsNothingOver, .passNotDue, .otherSide: defect.side != nil
    }
  }
}
