import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A text in a form with a name")
struct NamedFormTests {
  private static let newGame = Position.newGame.text.prefix(64)
  private static let later = "-------------------x-------xx------xo---------------------------"

  private static let games: [(text: String, start: String, transcript: String)] = [
    // The Generic Game Server.
    (
      "[8 -------- -------- ---*---- ---**--- ---*O--- -------- -------- -------- O]",
      "\(later) o", ""
    ),
    (
      "8 -------- -------- ---*---- ---**---\n---*O--- -------- -------- -------- O c3",
      "\(later) o", "c3"
    ),
    ("BO[8 \(later.uppercased()) O] moves: c3 C4", "\(later) o", "c3c4"),
    ("BO 8 \(newGame) *", "\(newGame) x", ""),
    ("［８ \(newGame) *］", "\(newGame) x", ""),
    // The Smart Game Format.
    (
      "(;GM[2]FF[4]SZ[8]PB[A]PW[B]AB[e4][d5]AW[d4][e5]PL[B]\n;B[f5];W[d6];B[c3];W[d3];B[c4])",
      "\(newGame) x", "f5d6c3d3c4"
    ),
    ("(;GM[2];B[fe];W[df];B[cc])", "\(newGame) x", "f5d6c3"),
    ("(;FF[4]SZ[8:8];B[F5] ; W[ｄ６])", "\(newGame) x", "f5d6"),
    (
      "(;GM[2]C[a \\] bracket, (;B[d3\\] and ;)]\n;B[f5](;W[d6];B[c3](;W[d3])(;W[a1]))(;W[f6];B[a1]))",
      "\(newGame) x", "f5d6c3d3"
    ),
    ("(;GaMe[2]\n;AB[d4:e4][d5:d5]AB[d3]AE[d4]AB[d4] AW[e5]PL[W];W[c3])", "\(later) o", "c3"),
    ("(;GM[2]AB[d3][d4][e4][d5]AW[e5];W[c3])", "\(later) o", "c3"),
    ("(;GM[ 2 ];B[f5])", "\(newGame) x", "f5"), ("(;gm[2];B[f5])", "\(newGame) x", "f5"),
    // The Forsyth-Edwards Notation.
    ("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1", "\(newGame) x", ""),
    ("8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] w 0 1 e3", "\(newGame) o", "e3"),
    ("8/8/8/3pP3/3Pp3/8/8/8/PPPPpppp b", "\(newGame) x", ""),
    ("8/8/8/3pP3/3pp3/3p4/8/8 w - - 0 1", "\(later) o", ""),
    ("8/8/3B4/3BB3/3bw3/8/8/8 W", "\(later) o", ""),
    ("FEN: 8/8/3x4/3xx3/3xo3/8/8/8 o", "\(later) o", ""),
    ("[FEN \"8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\"]\n\n1. f5 d6", "\(newGame) x", "f5d6"),
    ("\"8/8/8/3pP3/3Pp3/8/8/8 w\"", "\(newGame) o", ""),
    ("fen 8/8/8/3pP3/3Pp3/8/8/8 w", "\(newGame) o", ""),
    ("8/8/3X4/3XX3/3XO3/8/8/8 white to move c3", "\(later) o", "c3"),
    ("8/8/3●4/3●●3/3●○3/8/8/8 w", "\(later) o", ""),
    ("8/8/3*4/3**3/3*O3/8/8/8 *", "\(later) x", ""),
    ("8/8/---x----/---xx---/---xo---/8/8/8 o", "\(later) o", ""),
    ("f5/d6/c3/d3/c4/f4/f6/g5", "\(newGame) x", "f5d6c3d3c4f4f6g5"),
    // Moves as objects.
    ("{\"m\":\"\\u0066\\u0035\"}", "\(newGame) x", "f5"),
    ("[{\"m\":\"f5\",\"t\":1200},{\"m\":\"d6\",\"t\":900}]", "\(newGame) x", "f5d6"),
    ("{\"m\":\"F5\"}\n{\"m\":\"d6\"}, {'m': 'ｃ３'}", "\(newGame) x", "f5d6c3"),
    (
      "{\"id\": \"a\\\"1\", \"players\": [{\"name\": \"m\"}],\n\"x\": {\"moves\": [{\"t\": -1.5e3, \"m\": \"f5\"}]}}",
      "\(newGame) x", "f5"
    ),
    ("\(newGame)\nBlack (Ann) f5", "\(newGame) x", "f5"),
    // Addresses, and labels.
    ("https://example.org/?a=1&moves=f5d6#top", "\(newGame) x", "f5d6"),
    ("http://example.org/view/f5d6c3 d3", "\(newGame) x", "f5d6c3d3"),
    ("…?m=F5%20d6%2Cc3", "\(newGame) x", "f5d6c3"),
    ("https://example.org/a\nhttps://example.org/b\n\nf5d6", "\(newGame) x", "f5d6"),
    ("moves: f5d6", "\(newGame) x", "f5d6"),
    ("moves: https://example.org/?moves=f5d6", "\(newGame) x", "f5d6"),
    ("https://example.org/?lang=e4&moves=f5d6", "\(newGame) x", "f5d6"),
    ("moves f5d6", "\(newGame) x", "f5d6"), ("棋譜 f5d6", "\(newGame) x", "f5d6"),
    ("棋譜：f5d6", "\(newGame) x", "f5d6"),
    ("Game 12 =\n1. f5 d6", "\(newGame) x", "f5d6"),
    ("board = \(later) O; moves", "\(later) o", ""),
  ]

  @Test("is read as a position, a game, or a position with moves", arguments: games)
  func forms(text: String, start: String, transcript: String) throws {
    let record = try GameText.record(in: text)
    #expect(record.start.text == start && record.transcript == transcript)
    #expect(GameText.games(in: text).map { $0.map(\.record) } == [.success(record)])
  }

  @Test("has the names and the date of a game in the Smart Game Format")
  func names() throws {
    let text = "(;FF[4]GM[2]PB[A \\[1\\]]PW[Bob]DT[2024-05-06]EV[Cup];B[f5])"
    let game = try #require(GameText.games(in: text).first).get()
    #expect(game.record.names == PlayerNames(dark: "A 1", light: "Bob"))
    #expect(game.value(of: "DT") == "2024-05-06" && game.value(of: "PC") == "Cup")
  }

  @Test(
    "may have passes, in any form",
    arguments: ["", "tt", "pass", "PA", "--", "p"])
  func passes(pass: String) throws {
    let moves = try GameRecord(transcript: KnownGame.pliesBeforePass)
    let nodes = moves.plies.map { ply in
      if case .place(let move) = ply {
        ";\(ply.side == .dark ? "B" : "W")[\(move.square)]"
      } else {
        ""
      }
    }
    let sgf = "(;GM[2]\(nodes.joined());\(moves.position.turn == .dark ? "B" : "W")[\(pass)])"
    #expect(try GameText.record(in: sgf).transcript == KnownGame.pliesBeforePass + "--")
    guard pass != "tt" else { return }
    let objects = moves.plies.compactMap { ply in
      if case .place(let move) = ply { "{\"m\":\"\(move.square)\"}" } else { nil }
    }
    for text in [pass, pass.isEmpty ? "-" : pass] {
      let json = "[\(objects.joined(separator: ",")),{\"m\":\"\(text)\"}]"
      #expect(try GameText.record(in: json).transcript == KnownGame.pliesBeforePass + "--")
    }
  }

  private static let bad: [(String, GameTextError)] = [
    ("[10 ---------- ----------]", .form(.ggs, .boardSize("10"))),
    ("[8 \(newGame) *", .form(.ggs, .unfinished)),
    ("[8 -------- *]", .position(.cellCount(9))),
    ("(;GM[1]FF[4]SZ[19];B[pd];W[dp])", .form(.sgf, .otherGame("Go"))),
    ("(;FF[4]SZ[19];B[pd];W[dp])", .form(.sgf, .otherGame("Go"))),
    ("(;FF[4]GM[3];W[e4])", .form(.sgf, .otherGame("chess"))),
    ("(;GM[99])", .form(.sgf, .otherGame("99"))),
    ("(;GM[2]SZ[10];B[f5])", .form(.sgf, .boardSize("10"))),
    ("(;GM[2];B[f5]", .form(.sgf, .unfinished)), ("(;GM[2];B[f5", .form(.sgf, .unfinished)),
    ("(;GM[2];B(f5])", .form(.sgf, .unexpected("("))),
    ("(;GM[2]AB[i9];B[f5])", .form(.sgf, .unexpected("i"))),
    ("(;GM[2]PL[x])", .form(.sgf, .unexpected("x"))),
    ("(;GM[2];B[f5];AB[a1])", .form(.sgf, .setUpLater)),
    ("(;GM[2];B[f5]PL[B])", .form(.sgf, .setUpLater)),
    ("(;GM[2];W[f5])", .move(MoveDefect(number: 1, side: .dark, reason: .otherSide))),
    ("(;GM[2];B[i9])", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("i9")))),
    ("(;GM[2];B[f5];W[])", .move(MoveDefect(number: 2, side: .light, reason: .passNotDue))),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", .form(.fen, .unexpected("r"))),
    ("8/8/8/3WB3/3BW4/8/8/8 b", .form(.fen, .rowLength(row: 5, cells: 9))),
    ("8/8/8/3WB3/3BW3/8/8/8 1 0", .form(.fen, .unexpected("1"))),
    ("8/8/8/3WB3/3Bp3/8/8/8 b", .form(.fen, .unexpected("W"))),
    ("8/8/8/3pP3/3Pp3/8/8 w", .form(.fen, .boardSize("7"))),
    ("8/8/8/3pP3/3Pp3/8/8/8_b", .form(.fen, .unexpected("_"))),
    ("6/6/2BW2/2WB2/6/6 b", .form(.fen, .boardSize("6"))),
    ("{\"m\":\"f5\",\"moves\":[{\"m\":\"d3\"},{\"m\":\"c5\"}]}", .form(.json, .unexpected("m"))),
    ("{\"a\":[{\"x\":\"f5\"}]}", .form(.json, .noMoves)),
    ("[{\"m\":\"f5\"},{\"x\":1}]", .form(.json, .noMoves)),
    ("[{\"m\":\"f5\"}]\n{\"m\":\"d6\"}", .form(.json, .noMoves)),
    ("[{\"m\":\"f5\"}", .form(.json, .unfinished)), ("[{\"m\":\"f5", .form(.json, .unfinished)),
    ("[{\"m\":\"f5\"}] f5", .form(.json, .unexpected("f"))),
    ("{\"m\":\"f5\"]", .form(.json, .unexpected("]"))),
    ("{\"a\":[{\"m\":\"f5\"}],\"b\":[{\"m\":\"d3\"}]}", .severalGames(2)),
    ("[{\"m\":\"zz\"}]", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("zz")))),
    (
      "https://example.org/?moves=f5d6c9",
      .move(MoveDefect(number: 3, side: .dark, reason: .noSquare("c9")))
    ),
    ("8 \(newGame.dropLast(8)) O", .position(.cellCount(57))),
    ("\(newGame)\nLast move: d3", .position(.textBeside("Last move: d3", row: nil))),
    ("8/8/8/3pP3/3Pp3/8/8/8 b Last move: d3", .position(.textBeside("Last move: d3", row: nil))),
    ("https://example.org/game/12", .form(.link, .noMoves)),
    ("https://example.org/?a=f5d6&b=d3", .severalGames(2)),
    ("a: c: f5", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("a:")))),
  ]

  @Test("is refused by the name of the form", arguments: bad)
  func refusals(text: String, error: GameTextError) {
    #expect(throws: error) { try GameText.record(in: text) }
  }

  @Test("is found among lines of other games")
  func lines() throws {
    let text = """
      BLACK, d3
      WHITE, c3
      BLACK, c4

      (;GM[2]FF[4]
      C[one ;)
      two];B[f5]
      (;W[d6])
      (;W[f6]))
      (;GM[1];B[pd])
      (;FF[4]
      GM[2];B[f5])
      [
        {"m": "f5"},

        {"m": "d6"}
      ]
      {"m":"f5"}
      {"m":"d6"}
      {"m":"c4"}

      Moves:
      f5 d6
      c3
      """
    #expect(
      GameLines.numbered(in: text) == [
        "1 d3c3c4", "5 f5d6", "10 -", "11 f5", "13 f5d6", "18 f5d6c4", "22 f5d6c3",
      ])
  }
}
