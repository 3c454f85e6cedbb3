import ReversiCore
import ReversiTesting
import Testing

@testable import Analysis

@Suite("The lines that the person wants to know")
struct RepertoireTests {
  private static func line(_ transcript: String, _ side: Disk) throws -> Repertoire.Line {
    try #require(Repertoire.Line(GameRecord(transcript: transcript), of: side))
  }

  private static func repertoire(_ lines: (String, Disk)...) throws -> Repertoire {
    var repertoire = Repertoire()
    for (transcript, side) in lines { repertoire.set(try line(transcript, side), isLearned: true) }
    return repertoire
  }

  @Test("are there once, however the board is turned")
  func once() throws {
    let tiger = ["f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "c4e3f6e6f5"]
    var repertoire = Repertoire()
    for transcript in tiger {
      let line = try Self.line(transcript, .dark)
      #expect(repertoire.contains(line) == (transcript != tiger[0]))
      repertoire.set(line, isLearned: true)
    }
    #expect(repertoire.lines.map(\.game.transcript) == [tiger[0]])
    #expect(!repertoire.contains(try Self.line(tiger[0], .light)), "another side")
    #expect(!repertoire.contains(try Self.line("f5d6c3", .dark)), "another end")
    repertoire.set(try Self.line(tiger[2], .dark), isLearned: false)
    #expect(repertoire == Repertoire())
  }

  @Test("take the place of shorter ones that they begin with")
  func longer() throws {
    var repertoire = try Self.repertoire(
      ("f5d6c3", .dark), ("f5d6c3", .light), ("f5d6c4", .dark), ("d3c5f6f5e6", .dark))
    #expect(
      repertoire.lines.map(\.game.transcript) == ["f5d6c3", "f5d6c4", "d3c5f6f5e6"],
      "the last one is an image of f5d6c3d3c4")
    #expect(repertoire.covers(try Self.line("f5d6c3", .dark)))
    #expect(!repertoire.covers(try Self.line("f5d6c5", .dark)))
    repertoire.set(try Self.line("f5d6c3d3c4", .dark), isLearned: false)
    #expect(!repertoire.covers(try Self.line("f5d6c3", .dark)))
  }

  @Test("that were learned in this version are checked, and those from a file as it says")
  func checked() throws {
    let (old, new) = (try Self.line("f5d6c3", .dark), try Self.line("f5d6c4", .dark))
    var repertoire = Repertoire([old, old], checked: [new])
    #expect(repertoire.lines == [old] && repertoire.checked.isEmpty)
    repertoire.set(new, isLearned: true)
    #expect(repertoire.checked == [new])
    repertoire.set(old, isLearned: true)
    #expect(repertoire.lines == [old, new] && repertoire.checked == [old, new])
    repertoire.set(new, isLearned: false)
    #expect(repertoire.checked == [old])
  }

  @Test("go through each of their positions, in whatever order its moves were played")
  func through() throws {
    let repertoire = try Self.repertoire(("f5d6c3d3c4f4", .dark), ("f5d6c3d3e3", .light))
    for (game, sides) in [
      ("f5d6c3", [Disk.dark, .light]), ("f5d6c4d3c3", [.dark]), ("d3c5e6f5f6", [.dark]),
      ("f5d6c4", []), ("f5d6c3d3c4f4", [.dark]), ("f5d6c3d3e3", [.light]), ("f5d6c3d3c4b3", []),
    ] {
      let position = try GameRecord(transcript: game).position
      let lines = repertoire.lines(through: position)
      #expect(lines.map(\.side) == sides, "\(game)")
      let ends = game == "f5d6c3d3c4f4" || game == "f5d6c3d3e3"
      #expect(lines.contains { $0.ends(in: position) } == ends, "\(game)")
    }
  }

  @Test("ask the step first that people let the person reach most often, and ask few people")
  func likeliest() throws {
    let repertoire = try Self.repertoire(
      ("f5f4e3", .dark), ("f5d6c4", .dark), ("f5f6e6f4c3", .dark), ("f5d6c3", .light))
    let replies = try [("f5f4", 0.1), ("f5d6", 0.3), ("f5f6", 0.6), ("f5", 1)].map {
      (OpeningShape(try GameRecord(transcript: $0.0).position), $0.1)
    }
    let shares = Dictionary(uniqueKeysWithValues: replies)
    var asked: Set<Int> = []
    func likeliest(of steps: [Repertoire.Step]) -> String? {
      repertoire.likeliest(of: steps) { square, game in
        asked.insert(game.standing)
        var after = game
        _ = try? after.play(square)
        return shares[OpeningShape(after.position)] ?? 0.1
      }?.game.standingRecord.transcript
    }
    var steps = repertoire.steps
    var order: [String] = []
    while let step = likeliest(of: steps) {
      order.append(step)
      steps.removeAll { $0.game.standingRecord.transcript == step }
    }
    #expect(order == ["f5", "f5f6", "f5d6", "f5f4", "f5f6e6f4"])
    asked = []
    let late = repertoire.steps.filter { $0.game.standing > 1 }
    #expect(likeliest(of: late) == "f5f6")
    #expect(!asked.contains(3), "nothing after it is likelier")
    let none = repertoire.likeliest(of: late) { _, _ in nil }
    #expect(none?.game.standing == 2, "each reply is as likely")
  }

  @Test("begin with the start of a game, and have a move to choose")
  func lines() throws {
    let game = try GameRecord(transcript: "f5d6c3")
    #expect(Repertoire.Line(GameRecord(), of: .dark) == nil)
    #expect(Repertoire.Line(game.standing(at: 1), of: .dark) == nil, "all first moves are images")
    #expect(Repertoire.Line(game.standing(at: 1), of: .light) == nil)
    #expect(Repertoire.Line(game.standing(at: 2), of: .light) != nil)
    #expect(Repertoire.Line(game.standing(at: 2), of: .dark) == nil)
    #expect(Repertoire.Line(game, of: .dark)?.game == game)
    var other = GameRecord(start: game.position)
    try other.play(.d3)
    #expect(Repertoire.Line(other, of: .light) == nil)
    #expect(try Self.line("f5d6c3", .dark).game == game.standing(at: 3).standingRecord)
  }

  @Test("ask each position once in which the side moves, and take all moves of the lines there")
  func steps() throws {
    let steps = try Self.repertoire(
      ("f5d6c3d3c4", .dark), ("d3c5d6e3", .dark), ("f5d6c4", .dark), ("f5d6c3d3", .light)
    ).steps
    #expect(
      steps.map(\.game.standingRecord.transcript) == ["f5d6", "f5d6c3d3", "f5", "f5d6c3"])
    #expect(steps.map(\.side) == [.dark, .dark, .light, .light])
    // The second line is an image of f5d6c5.
    #expect(steps.map(\.answers) == [[.c3, .c4, .c5], [.c4], [.d6], [.d3]])
    #expect(steps.allSatisfy { $0.item.isOfLine && $0.item.position == $0.game.position })
  }

  @Test("take the images of a move in a position that is its own image")
  func images() throws {
    #expect(Position.newGame.images(of: .f5) == Position.newGame.legalMoves)
    #expect(Position.newGame.images(of: .a1) == [])
    let position = try GameRecord(transcript: "f5f6").position
    #expect(position.images(of: .e6) == [.e6])
  }

  @Test(
    "are left with the first move that is in none of them",
    arguments: [
      ("f5", nil, []), ("f5d6", nil, []), ("f5d6c3", nil, []), ("f5d6c3d3c4", nil, []),
      ("f5d6c3d3c4f4", nil, []), ("f5d6c5", Square.c5, [Square.c3]), ("f5d6c5f4", nil, []),
      ("f5f4", .f4, [.d6]), ("f5f4e3", nil, []), ("f5d6c3d3c5", .c5, [.c4]),
      ("f5d6c3f4", .f4, [.d3]), ("d3c5f6f5f4", .f4, [.e6]), ("", nil, []),
    ] as [(String, Square?, [Square])])
  func departure(game: String, move: Square?, expected: [Square]) throws {
    let repertoire = try Self.repertoire(("f5d6c3d3c4", .dark), ("f5f6e6f4", .light))
    let found = repertoire.departure(of: try GameRecord(transcript: game), fromLinesOf: .dark)
    #expect(found?.move.square == move)
    #expect(found?.expected ?? [] == SquareSet(expected))
    #expect(found?.side ?? .dark == .dark)
  }

  @Test(
    "are not left while moves have changed places, and then at the first move that has not",
    arguments: [
      // The line's c3 and c4 change places, and f6 does not come.
      ("f5d6c4", nil, []), ("f5d6c4d3", nil, []), ("f5d6c4d3c3", nil, []),
      ("f5d6c4d3c3f4", nil, []), ("f5d6c4d3c3f4e3", Square.e3, [Square.f6]),
      ("f5d6c4d3c3f4f6", nil, []), ("f5d6c4d3c3f4f6b4", .b4, [.f3]),
      // Nothing leads back: the move that left the line is named, once.
      ("f5d6c4f4", .c4, [.c3]), ("f5d6c4d3e2", .c4, [.c3]), ("f5d6c4d3e2f4", nil, []),
      // White's f4 and g5 change places, in the second line.
      ("f5d6c3g5", nil, []), ("f5d6c3g5f6", nil, []), ("f5d6c3g5f6f4", nil, []),
      ("f5d6c3g5e6", .g5, [.d3, .f4]), ("f5d6c3f3", .f3, [.d3, .f4]),
    ] as [(String, Square?, [Square])])
  func changedPlaces(game: String, move: Square?, expected: [Square]) throws {
    let repertoire = try Self.repertoire(("f5d6c3d3c4f4f6f3", .dark), ("f5d6c3f4f6g5", .dark))
    let found = repertoire.departure(of: try GameRecord(transcript: game), fromLinesOf: .dark)
    #expect(found?.move.square == move)
    #expect(found?.expected ?? [] == SquareSet(expected))
  }

  private static func games(_ count: Int) throws -> [GameRecord] {
    try (0..<count).reduce([GameRecord()]) { games, _ in
      try games.flatMap { game in
        try game.position.legalMoves.map { square in
          var game = game
          try game.play(square)
          return game
        }
      }
    }
  }

  @Test("are left again by games that have come back into them by other moves")
  func transposition() throws {
    let games = Dictionary(grouping: try Self.games(5)) { OpeningShape($0.position) }
    var count = 0
    for group in games.values {
      // The line goes on with White's first legal move, the games with the last.
      var start = group[0]
      try start.play(try #require(start.position.legalMoves.first))
      guard let line = Repertoire.Line(start, of: .dark) else { continue }
      var repertoire = Repertoire()
      repertoire.set(line, isLearned: true)
      for var game in group {
        let isOther =
          Repertoire.Line(game, of: .dark) != Repertoire.Line(group[0], of: .dark)
        try game.play(try #require(Array(game.position.legalMoves).last))
        let departures = (0...game.standing).filter {
          repertoire.departure(of: game.standing(at: $0), fromLinesOf: .dark) != nil
        }
        let isIn = !repertoire.lines(through: game.position).isEmpty
        #expect(departures.contains(game.standing) != isIn)
        #expect(departures.count < (isOther ? 3 : 2))
        if isOther { count += departures.count }
      }
    }
    #expect(count > 0)
  }

  @Test("go through all positions of random games, and leave them nowhere")
  func randomGames() throws {
    for seed in 0..<20 as Range<UInt64> {
      var game = GameRecord()
      for move in try RandomGame(seed: seed).moves {
        if let move { try game.play(move.square) } else { try game.pass() }
      }
      for side in Disk.allCases {
        guard let line = Repertoire.Line(game, of: side) else { continue }
        var repertoire = Repertoire()
        repertoire.set(line, isLearned: true)
        for count in 0...game.standing {
          let left = repertoire.departure(of: game.standing(at: count), fromLinesOf: side)
          #expect(left == nil)
        }
        for step in repertoire.steps {
          let ply = game.plies[step.game.standing]
          guard case .place(let move) = ply else {
            Issue.record("a pass is asked, seed \(seed)")
            continue
          }
          #expect(step.answers.contains(move.square) && move.side == side)
          #expect(step.game.position.legalMoves.count > 1)
        }
      }
    }
  }
}
