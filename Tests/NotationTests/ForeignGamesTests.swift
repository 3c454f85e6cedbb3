import Notation
import ReversiCore
import Testing

@Suite("A game with what is known about it")
struct ForeignGamesTests {
  struct Known: Sendable {
    var moves: String
    var names = PlayerNames()
    var date: String?
    var place: String?
    var result: String?
  }

  private static let pair = PlayerNames(dark: "Ann", light: "Ben")

  private static let games: [(text: String, known: Known)] = [
    // Lines of a header.
    ("MOVES: f5 d6 c3\nRESULT: IN_PROGRESS", Known(moves: "f5d6c3")),
    ("Result: 34-30\nMoves:\nf5 d6\nc3", Known(moves: "f5d6c3")),
    (
      "Event: Cup\nDate: 2026-01-02\nBlack: Ann\nWhite: Ben\n\n1. f5 d6\n2. c3\nWinner: Black",
      Known(moves: "f5d6c3", names: pair, date: "2026-01-02", place: "Cup")
    ),
    ("STATUS: IN_PROGRESS\nMOVES: f5 d6", Known(moves: "f5d6")),
    ("黒：Ann 白：Ben\nF5D6", Known(moves: "f5d6", names: pair)),
    ("先手：Ann\n後手：Ben\n大会：名人戦\n棋譜：f5d6", Known(moves: "f5d6", names: pair, place: "名人戦")),
    ("black: Ann\nwhite: Ben\nmoves: f5 d6", Known(moves: "f5d6", names: pair)),
    ("BLACK: f5\nWHITE: d6", Known(moves: "f5d6")),
    // Lines of a table.
    (
      "3,Spring Cup,10,Ann,20,Ben,34,32,f5d6c3",
      Known(moves: "f5d6c3", names: pair, place: "Spring Cup")
    ),
    ("id;black;white;moves\n7;Ann;Ben;f5 d6", Known(moves: "f5d6", names: pair)),
    ("\"Lee, Ann\",\"Roe, Ben\",34,30,\"f5 d6 c3\"", Known(moves: "f5d6c3")),
    ("1\tAnn\tBen\tf5d6c3", Known(moves: "f5d6c3")),
    ("Game\tBlack\tWhite\tMoves\n1\tAnn\tBen\tf5d6c3", Known(moves: "f5d6c3", names: pair)),
    ("player1,player2,moves\nAnn,Ben,f5d6c3", Known(moves: "f5d6c3", names: pair)),
    (
      "tournamentName,blackPlayerName,whitePlayerName,transcript\nCup,Ann,Ben,F5D6C3",
      Known(moves: "f5d6c3", names: pair, place: "Cup")
    ),
    ("game_id,winner,game_moves\n12,1,f5d6c3", Known(moves: "f5d6c3")),
    // A move on each line of a table.
    ("step,player,position\n1,black,f5\n2,white,d6\n3,black,c3", Known(moves: "f5d6c3")),
    ("no,color,move\n1,B,F5\n2,W,D6", Known(moves: "f5d6")),
    ("position;move_number;player\nf5;1;Ann\nd6;2;Ben", Known(moves: "f5d6")),
    ("move,player,square\n1,x,f5\n2,o,d6\n3,x,c3\n", Known(moves: "f5d6c3")),
    (",Move,Time\n0,f5,1.5\n1,d6,2", Known(moves: "f5d6")),
    ("move\tside\nf5\tBlack\nd6\tWhite", Known(moves: "f5d6")),
    ("step player position\n1 black f5\n2 white d6", Known(moves: "f5d6")),
    ("\"step\", \"player\", \"position\"\n\"1\", \"black\", \"f5\"", Known(moves: "f5")),
    ("#,Player,Square\n1,Black,f5\n2,White,d6", Known(moves: "f5d6")),
    (
      "| step | player | position |\n|:-----|--------|---------:|\n| 1 | black | f5 |\n| 2 | white | d6 |",
      Known(moves: "f5d6")
    ),
    ("step,player,position,score\n1,black,f5,0\n2,white,f6,e3", Known(moves: "f5f6")),
    ("手数,手番,着手\n1,黒,f5\n2,白番,d6", Known(moves: "f5d6")),
    ("no,black,white\n1,f5,d6\n2,c3,", Known(moves: "f5d6c3")),
    ("step,position\n3,c3\n2,d6\n1,f5", Known(moves: "f5d6c3")),
    (
      "Black: Ann\nWhite: Ben\n\nstep,player,position\n1,black,f5",
      Known(moves: "f5", names: pair)
    ),
    // Numbers in words.
    ("第1手 f5\n第2手 d6\n第3手 c3", Known(moves: "f5d6c3")),
    ("1手目：黒f5\n2手目：白d6", Known(moves: "f5d6")),
    ("黒1手目 f5\n白2手目 d6", Known(moves: "f5d6")),
    ("１手目　黒　ｆ５\n２手目　白　ｄ６", Known(moves: "f5d6")),
    ("1手目f5 2手目d6、3手目●c3", Known(moves: "f5d6c3")),
    ("第1手（黒）f5\n第2手（白）d6", Known(moves: "f5d6")),
    ("初手 f5\n二手目 d6\n三手目は c3", Known(moves: "f5d6c3")),
    ("棋譜：\n1手目 f5\n2手目 d6", Known(moves: "f5d6")),
    ("Move 1: f5\nMove 2: d6", Known(moves: "f5d6")),
    ("Step 1 (Black): f5\nStep 2 (White): d6", Known(moves: "f5d6")),
    ("Turn 1: Black f5\nTurn 2: White d6", Known(moves: "f5d6")),
    // Drops, and squares row first.
    (
      "[Variant \"Flipersi\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n\n1. P@f5 P@d6 2. p@c3 *",
      Known(moves: "f5d6c3", names: pair)
    ),
    ("B@f5 W@d6 @c3", Known(moves: "f5d6c3")),
    ("5f 6d 3c", Known(moves: "f5d6c3")), ("5F6D3C", Known(moves: "f5d6c3")),
    ("1. 5f 6d 2. 3c", Known(moves: "f5d6c3")), ("棋譜：5f6d", Known(moves: "f5d6")),
    // JSON.
    (
      "{\"black\":\"Ann\",\"white\":\"Ben\",\"moves\":[\"f5\",\"d6\"]}",
      Known(moves: "f5d6", names: pair)
    ),
    ("{\"moves\":\"f5 d6\",\"legalMoves\":[\"c3\"]}", Known(moves: "f5d6")),
    (
      "{\"players\":{\"black\":\"Ann\",\"white\":\"Ben\"},\"history\":[\"f5\",\"d6\"],\"legal\":[\"c3\"]}",
      Known(moves: "f5d6", names: pair)
    ),
    ("{\"id\":7,\"data\":{\"seq\":\"F5 D6\"}}", Known(moves: "f5d6")),
    (
      "{\"game\":{\"players\":[\"Ann\",\"Ben\"],\"history\":[],\"moves\":[{\"move\":\"f5\"}]}}",
      Known(moves: "f5", names: pair)
    ),
    (
      "{\"players\":[{\"id\":\"a\",\"name\":\"Ann\"},{\"id\":\"b\",\"name\":\"Ben\"}],\"created\":\"2026-01-02T03:04:05.678Z\","
        + "\"position\":{\"moves\":[{\"m\":\"f5\",\"t\":12},{\"m\":\"d6\",\"t\":9},{\"s\":\"LOSE:RESIGN\",\"t\":4}]}}",
      Known(moves: "f5d6", names: pair, date: "2026-01-02 03:04:05 UTC", result: "-64:r")
    ),
    ("{\"game\":\"f5d6\",\"moves\":[\"f5\",\"d6\"]}", Known(moves: "f5d6")),
    (
      "{\"black\":{\"name\":\"Ann\",\"meanLoss\":1.5},\"white\":{\"name\":\"Ben\"},\"place\":\"Cup\",\"plies\":[{\"move\":\"f5\",\"best\":\"d3\"}],\"positions\":[{\"line\":\"f5f6\"}],\"game\":\"f5\"}",
      Known(moves: "f5", names: pair, place: "Cup")
    ),
    (
      "[{\"step\":1,\"player\":\"black\",\"position\":\"f5\"},{\"step\":2,\"player\":\"white\",\"position\":\"d6\"}]",
      Known(moves: "f5d6")
    ),
    ("{\"step\":1,\"position\":\"f5\"}\n{\"step\":2,\"position\":\"d6\"}", Known(moves: "f5d6")),
    (
      "{\"black\":\"Ann\",\"white\":\"Ben\",\"log\":[{\"move\":1,\"color\":\"B\",\"square\":\"F5\"},{\"move\":2,\"color\":\"W\",\"square\":\"D6\"}]}",
      Known(moves: "f5d6", names: pair)
    ),
    ("[{\"move\":\"f5\"},{\"move\":\"d6\"}]", Known(moves: "f5d6")),
    ("[{\"手数\":1,\"手番\":\"黒\",\"着手\":\"f5\"}]", Known(moves: "f5")),
    // Quoted.
    ("> f5 d6\n> c3\n", Known(moves: "f5d6c3")), ("```\nf5 d6\n```", Known(moves: "f5d6")),
  ]

  @Test("has its moves, names, date and place, also line by line", arguments: games)
  func read(text: String, known: Known) throws {
    let whole = GameText.games(in: text)
    let lines = GameLines.entries(in: text.split(separator: "\n", omittingEmptySubsequences: false))
    for game in [try #require(whole.first), try #require(lines.first).game] {
      let game = try game.get()
      #expect(game.record.start == .newGame && game.record.transcript == known.moves, "\(text)")
      #expect(game.record.names == known.names, "\(text)")
      #expect(game.value(of: "DT") == known.date && game.value(of: "PC") == known.place, "\(text)")
      #expect(game.value(of: "RE") == known.result, "\(text)")
    }
    #expect(whole.count == 1 && lines.count == 1, "\(text)")
  }

  @Test(
    "is refused rather than read as something else",
    arguments: [
      "W@f5", "P@a1", "1a 6d", "5f d6", "{\"moves\":[37,43]}", "{\"legalMoves\":[\"d3\",\"c4\"]}",
      "{\"a\":\"f5d6\",\"b\":\"c4c3\"}", "{\"corners\":[\"a1\",\"h8\"]}",
      "{\"moves\":[\"f5\",\"a1\"]}", "{\"moves\":null}", "{\"moves\":[\"f5\"]} more",
      "{\"game\":\"f5d6\",\"moves\":[\"c4\",\"c3\"]}", "{\"moves\":[\"f5\",\"d6\"",
      "{\"game\":\"\"}", "3,Cup,10,Ann,20,Ben,34,32,f5d6a1", "f5d6c3,c4c3d3,Ann",
      "Moves: f5 d6\nLast move: d6",
      "Black: Ann\nf5 d6", "Black: 4\nWhite: 1\nf5", "Status: White to move\nf5",
      "[{\"m\":\"f5\"},{\"s\":\"LOSE\"},{\"m\":\"d6\"}]",
      "step,player,position\n1,white,f5", "step,player,position\n1,black,f5\n2,white,z9",
      "step,player,position\n1,black,f5\n2,white,d6\n1,black,d3\n2,white,c5",
      "player,position\nAnn,Lima\nBen,Oslo", "1手目 f5\n2手目 黒d6", "第f5",
      "[{\"step\":1,\"player\":\"white\",\"position\":\"f5\"}]",
      "[{\"move\":\"d3\",\"score\":0},{\"move\":\"c4\",\"score\":0}]",
      "[{\"position\":\"f5\"}]",
    ])
  func refused(text: String) {
    #expect(throws: GameTextError.self) { try GameText.record(in: text) }
  }

  @Test("can be one of several in a table, in a list of objects, or after each other")
  func several() throws {
    let texts = [
      "id,black,white,moves\n7,Ann,Ben,f5d6c3d3c4\n8,Cid,Dan,c4c3d3c5b3\n9,Eve,Fay,a1\n",
      "[{\"moves\":\"f5d6c3d3c4\",\"black\":\"Ann\",\"white\":\"Ben\"},{\"moves\":\"c4c3d3c5b3\",\"black\":\"Cid\",\"white\":\"Dan\"},{\"moves\":\"a1\"}]",
      "Black: Ann\nWhite: Ben\nf5d6c3d3c4\nResult: 34-30\nBlack: Cid\nWhite: Dan\nc4c3d3c5b3\n\na1",
      "{\"moves\":\"f5d6c3d3c4\",\"black\":\"Ann\",\"white\":\"Ben\"}\n{\"moves\":\"c4c3d3c5b3\",\"black\":\"Cid\",\"white\":\"Dan\"}\n{\"moves\":\"a1\"}",
    ]
    for text in texts {
      for games in [
        GameText.games(in: text),
        GameLines.entries(in: text.split(separator: "\n", omittingEmptySubsequences: false)).map(
          \.game),
      ] {
        let found = games.map { try? $0.get().record }
        #expect(found.map { $0?.transcript } == ["f5d6c3d3c4", "c4c3d3c5b3", nil], "\(text)")
        #expect(found[0]?.names == Self.pair, "\(text)")
        #expect(found[1]?.names == PlayerNames(dark: "Cid", light: "Dan"), "\(text)")
      }
    }
  }

  @Test(
    "is read as the Generic Game Server shows it, with its players",
    arguments: [("|", "|"), ("", "|"), ("", "")])
  func message(headMark: String, mark: String) throws {
    let text = """
      /os: update .4.1 s8r18 K?
      1 move(s)
        1: d3//2.5
      ann      (1500.0 *) 04:59,0:0//02:00,0:0
      ben      (1500.0 O) 05:00,0:0//02:00,0:0

         A B C D E F G H
       1 - - - - - - - - 1
       2 - - - - - - - - 2
       3 - - - * - - - - 3
       4 - - - * * - - - 4
       5 - - - * O - - - 5
       6 - - - - - - - - 6
       7 - - - - - - - - 7
       8 - - - - - - - - 8
         A B C D E F G H

      O to move
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      ($0.hasPrefix("/") ? headMark : mark) + $0
    }
    let game = try #require(GameText.games(in: lines.joined(separator: "\n")).first).get()
    let start = try GameRecord(transcript: "d3").position
    #expect(game.record.start == start)
    #expect(game.record.names == PlayerNames(dark: "ann", light: "ben"))
    guard !mark.isEmpty else { return }
    #expect(try GameLines.entries(in: lines).map { try $0.game.get() } == [game])
    guard headMark.isEmpty else { return }
    #expect(try GameLines.entries(in: lines + lines).map { try $0.game.get() } == [game, game])
  }
}
