import Analysis
import Foundation
import Notation
import PeopleModel
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("Learning from people")
struct PeopleRunTests {
  private let folder: ScratchFolder
  private let recorder = Recorder()

  init() throws {
    folder = try ScratchFolder()
    try folder.write(try MadeUpGames.lines(120).joined(separator: "\n") + "\n", to: "games")
  }

  private func fit(_ output: String, data: String = "data", _ options: String = "") -> Int32 {
    recorder.run(
      "people fit \(folder["games"]) --output \(folder[output]) --data \(folder[data]) "
        + "--epochs 1 --choices 20 --minimum 4 \(options)")
  }

  @Test("ends with the same model on any number of threads, and when scores are there already")
  func sameModel() throws {
    #expect(fit("one", "--threads 1") == 0)
    #expect(fit("two", data: "other", "--threads 2") == 0)
    #expect(fit("again") == 0)
    let model = try #require(folder.content(of: "one"))
    #expect(folder.content(of: "two") == model)
    #expect(folder.content(of: "again") == model)
    #expect(try PeopleModel(bytes: Array(model)).bytes == Array(model))
    #expect(recorder.complaints == [])
  }

  @Test("ends with another model if the seed is another")
  func seeds() throws {
    #expect(fit("one") == 0)
    #expect(fit("two", "--seed 2") == 0)
    #expect(folder.content(of: "one") != folder.content(of: "two"))
  }

  @Test("is measured by bands of ratings and by stages")
  func score() throws {
    #expect(fit("model") == 0)
    #expect(
      recorder.run(
        "people score \(folder["games"]) --model \(folder["model"]) --data \(folder["data"]) "
          + "--choices 10 --deep 1") == 0)
    for row in ["all bands", "below -200", "above 320", "plies 40 to 59", "softmax", "Openings"] {
      #expect(recorder.output.contains { $0.hasPrefix(row) }, "\(row)")
    }
    #expect(recorder.complaints == [])
  }

  @Test("refuses files of something else")
  func badFiles() throws {
    try folder.write("f5d6c3\n", to: "games")
    #expect(fit("model") == 1)
    try folder.write("", to: "games")
    #expect(fit("model") == 1)
    #expect(recorder.run("people fit \(folder["missing"])") == 1)
    #expect(recorder.complaints.count == 3)
    #expect(recorder.complaints[0].hasSuffix("line 1 is not a game between rated people"))
    #expect(recorder.complaints[1].hasSuffix("it is empty"))
    #expect(!folder.exists("model"))
  }

  @Test("refuses a damaged model")
  func badModel() throws {
    try folder.write("RVPM", to: "model")
    #expect(recorder.run("people score \(folder["games"]) --model \(folder["model"])") == 1)
    #expect(recorder.complaints.count == 1)
  }

  @Test("refuses scores of other games")
  func otherGames() throws {
    #expect(fit("model") == 0)
    try folder.write(try MadeUpGames.lines(60).joined(separator: "\n"), to: "games")
    #expect(fit("model") == 1)
    #expect(recorder.complaints.count == 1)
  }
}

@Suite("The games of people in a WTHOR database")
struct PeopleGamesTests {
  private let folder: ScratchFolder
  private let recorder = Recorder()

  init() throws {
    folder = try ScratchFolder()
    let names = ["???", "Ann", "Bob", "Saio (Romano)", "Long Program (Its Au", "Cid"]
    try folder.write(WthorWriter.names(names, length: 20), to: "base/WTHOR.JOU")
  }

  private func game(
    _ dark: Int, _ light: Int, _ darkDisks: Int, _ moves: String = "f5d6"
  ) throws -> WthorWriter.Game {
    .init(dark: dark, light: light, darkDisks: darkDisks, try GameRecord(transcript: moves))
  }

  private func write(_ games: [WthorWriter.Game], year: Int, to file: String) throws {
    try folder.write(WthorWriter.games(games, year: year), to: "base/\(file)")
  }

  private func make(_ output: String = "games") -> Int32 {
    recorder.run("people games \(folder["base"]) --output \(folder[output])")
  }

  @Test("are lines in the order of the years, and then of the files and their games")
  func lines() throws {
    try write([game(1, 2, 40, "f5d6c3"), game(2, 1, 24, "f5f6")], year: 2001, to: "a.wtb")
    try write([game(1, 2, 33)], year: 1999, to: "c.WTB")
    try write([game(1, 2, 12, "f5f4")], year: 1999, to: "b.wtb")
    #expect(make() == 0)
    #expect(
      folder.text(of: "games") == """
        1999 1 2 60 -60 12 f5f4
        1999 1 2 60 -60 33 f5d6
        2001 1 2 60 -60 40 f5d6c3
        2001 2 1 -60 60 24 f5f6

        """)
    #expect(
      recorder.output == [
        "4 games of 2 people in \(folder["games"]); "
          + "left out: of a program 0, of an unknown player 0, not legal 0"
      ])
  }

  @Test("have two known people who are not programs, and legal moves")
  func leftOut() throws {
    let games = [
      try game(1, 3, 40), try game(4, 2, 40), try game(0, 3, 40),
      try game(0, 2, 40), try game(1, 6, 40), try game(1, 1, 40),
      try game(1, 2, 40, ""), try game(1, 2, 65), try game(1, 2, 40), try game(5, 2, 32),
    ]
    var bytes = WthorWriter.games(games, year: 2001)
    // The second move of the ninth game is on a1.
    bytes[16 + 8 * 68 + 9] = 11
    try folder.write(bytes, to: "base/a.wtb")
    #expect(make() == 0)
    #expect(folder.text(of: "games") == "2001 5 2 0 0 32 f5d6\n")
    #expect(
      recorder.output == [
        "1 games of 2 people in \(folder["games"]); "
          + "left out: of a program 3, of an unknown player 3, not legal 3"
      ])
  }

  @Test("are the same bytes each time, and teach a model")
  func teaching() throws {
    let lines = try MadeUpGames.lines(120).map { $0.split(separator: " ") }
    let games = try lines.map { words in
      try game(Int(words[1]) ?? 0, Int(words[2]) ?? 0, Int(words[5]) ?? 0, String(words[6]))
    }
    let people = ["?"] + (1...40).map { "Person \($0)" }
    try folder.write(WthorWriter.names(people, length: 20), to: "base/WTHOR.JOU")
    try write(games, year: 2025, to: "WTH_2025.wtb")
    #expect(make() == 0 && make("again") == 0)
    let text = try #require(folder.text(of: "games"))
    #expect(folder.text(of: "again") == text)
    let made = text.split(separator: "\n").map { $0.split(separator: " ") }
    let places = [0, 1, 2, 5, 6]
    let expected = lines.filter { $0[1] != $0[2] }
    #expect(
      made.map { words in places.map { words[$0] } }
        == expected.map { words in places.map { words[$0] } })
    #expect(
      recorder.run(
        "people fit \(folder["games"]) --output \(folder["model"]) --data \(folder["data"]) "
          + "--epochs 1 --choices 20 --minimum 4") == 0)
    #expect(folder.exists("model"))
  }

  @Test("are not made from files of something else")
  func badFiles() throws {
    let good = try WthorWriter.games([game(1, 2, 40)], year: 2001)
    func refuses(_ bytes: [UInt8], as file: String, _ complaint: String) throws {
      try folder.write(bytes, to: "base/\(file)")
      #expect(make() == 1)
      let last = recorder.complaints.last
      #expect(last?.hasSuffix(" is not used: \(complaint)") == true, "\(last ?? "no complaint")")
    }
    try refuses(Array("f5d6c3\n".utf8), as: "a.wtb", "it is not a file of games")
    try refuses(Array(good.dropLast()), as: "a.wtb", "it is cut off")
    var bytes = good
    bytes[12] = 10
    try refuses(bytes, as: "a.wtb", "its boards have 10 squares in a row")
    bytes = good
    bytes.replaceSubrange(10...11, with: [0, 0])
    try refuses(bytes, as: "a.wtb", "it does not say the year of its games")
    bytes = try WthorWriter.games([game(1, 3, 40)], year: 2001)
    try refuses(bytes, as: "a.wtb", "it has no games between people")
    try refuses(good, as: "b.jou", "it has 2 files of players (.jou)")
    try folder.remove("base/WTHOR.JOU")
    try refuses(good, as: "b.jou", "it is not a file of players")
    try folder.remove("base/b.jou")
    try refuses(good, as: "a.wtb", "it has 0 files of players (.jou)")
    try folder.remove("base")
    #expect(make() == 1)
    #expect(recorder.complaints.count == 9)
    #expect(!folder.exists("games"))
  }
}

@Suite("The ratings of people")
struct PeopleRatingsTests {
  private func games(_ dark: Int, _ light: Int, _ darkDisks: Int, _ count: Int = 1)
    -> [WthorPeople.Game]
  {
    let game = WthorPeople.Game(
      year: 2001, people: [dark, light], darkDisks: darkDisks, moves: "f5")
    return Array(repeating: game, count: count)
  }

  @Test("follow from the results, and four draws of each person against strength 0")
  func closedForm() throws {
    // 3 : 1. With x for ten to the points by 400, 3 + 2 = 4x² / (1 + x²) + 4x / (1 + x).
    let ratings = PeopleRatings(games(7, 9, 40, 2) + games(9, 7, 20) + games(9, 7, 33))
    let (better, worse) = (try #require(ratings.points[7]), try #require(ratings.points[9]))
    let x = pow(10, better / 400)
    #expect(abs(3 * x * x * x - x * x - x - 5) < 1e-6)
    #expect(abs(better + worse) < 1e-6)
    #expect(ratings.rating(of: 7) == 60 && ratings.rating(of: 9) == -60)
  }

  @Test("count a draw as half a win")
  func draws() {
    let drawn = PeopleRatings(games(1, 2, 32, 2) + games(2, 3, 40))
    let shared = PeopleRatings(games(1, 2, 33) + games(1, 2, 31) + games(2, 3, 64))
    #expect(drawn.points == shared.points)
  }

  @Test("have a mean of 0, and stay within the range")
  func mean() {
    let one = PeopleRatings(games(1, 2, 40, 5) + games(1, 3, 40))
    #expect(abs(one.points.values.reduce(0, +)) < 1e-6)
    #expect(abs(one.points[1, default: 0]) > 50)
    let chain = PeopleRatings((1...3).flatMap { games($0, $0 + 1, 64, 1000) })
    #expect(chain.points[1, default: 0] > 1500)
    #expect(chain.rating(of: 1) == 1500 && chain.rating(of: 4) == -1500)
  }
}

@Suite("A game between people")
struct PeopleGameTests {
  private let line = "1977 2451 2789 261 -19 34 f5d6c3"

  @Test("is read from a line")
  func reading() throws {
    let game = try #require(PeopleGame(line: line))
    #expect(game.people == [2451, 2789])
    #expect(game.ratings == [261, -19])
    #expect(game.squares.compactMap(Square.init(rawValue:)) == [.f5, .d6, .c3])
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "1977", "1977 2451 2789 261 -19 34", "1977 2451 2789 261 -19 34 f5d6c",
      "1977 2451 2789 261 -19 34 f5f5", "1977 2451 2789 261 -19 34 a1",
      "1977 2451 2789 261 -1501 34 f5", "1977 x 2789 261 -19 34 f5",
      "1977 2451 2789 261 -19 34 i9", "1977 2451 2789 261 -19 34 f5 d6",
    ])
  func badLines(line: String) { #expect(PeopleGame(line: line) == nil) }

  @Test("has a choice wherever there are two legal moves, seen by the side to move")
  func choices() throws {
    for line in try MadeUpGames.lines(20) {
      let game = try #require(PeopleGame(line: line))
      var choices: [Choice] = []
      game.replay { choices.append($0) }
      var position = Position.newGame
      var expected = 0
      for square in game.squares.compactMap(Square.init(rawValue:)) {
        if case .passDue = position.state { try position.pass() }
        if position.legalMoves.count > 1 {
          let choice = choices[expected]
          #expect(choice.board == SidedBoard(position))
          #expect(choice.square == square.rawValue)
          #expect(Int(choice.rating) == game.ratings[position.turn == .dark ? 0 : 1])
          #expect(Array(position.legalMoves)[choice.index] == square)
          expected += 1
        }
        try position.play(square)
      }
      #expect(choices.count == expected)
    }
  }

  @Test("is in one part, and people who test have taught nothing")
  func parts() throws {
    let games = try MadeUpGames.lines(120).compactMap { PeopleGame(line: $0) }
    var people: [PeoplePart: Set<Int>] = [:]
    for part in PeoplePart.allCases {
      ChoiceSample.visit(part, games) { game, choice, _ in
        people[part, default: []].insert(game.people[Int(choice.side)])
      }
    }
    let taught = people[.habits, default: []].union(people[.sight, default: []])
    #expect(!taught.isEmpty)
    #expect(taught.isDisjoint(with: people[.test, default: []]))
    #expect(taught.isDisjoint(with: people[.tuning, default: []]))
    #expect(people[.test, default: []].isDisjoint(with: people[.tuning, default: []]))
    #expect(people.keys.count == PeoplePart.allCases.count)
  }
}

enum MadeUpGames {
  static func lines(_ count: Int) throws -> [String] {
    try (0..<count).map { number in
      var generator = SeededGenerator(seed: UInt64(number))
      let people = (0..<2).map { _ in Int.random(in: 1...40, using: &generator) }
      let ratings = people.map { $0 * 25 - 500 }
      let game = try RandomGame(seed: UInt64(number))
      let moves = game.moves.compactMap { $0?.square.description }.joined()
      return "2025 \(people[0]) \(people[1]) \(ratings[0]) \(ratings[1]) 32 \(moves)"
    }
  }
}

@Suite("The ladder of levels among people")
struct PeopleLadderTests {
  private let folder: ScratchFolder
  private let recorder = Recorder()

  init() throws {
    folder = try ScratchFolder()
    try folder.write(try MadeUpGames.lines(40).joined(separator: "\n") + "\n", to: "games")
  }

  @Test("has a row for each band of people and for each level, and the results of the levels")
  func rows() throws {
    let command = "people ladder \(folder["games"]) 0 2 --each 2 --pairs 2 --level 3"
    #expect(recorder.run("\(command) --threads 2") == 0)
    for row in ["below -200", "above 320", "level 0 ", "level 2 "] {
      #expect(recorder.output.contains { $0.hasPrefix(row) }, "\(row)")
    }
    #expect(recorder.output.count { $0.contains(" against level ") } == 2)
    let again = Recorder()
    #expect(again.run("\(command) --threads 1") == 0)
    #expect(again.output == recorder.output)
  }

  @Test("refuses files and levels that it cannot use")
  func badInput() throws {
    try folder.write("f5d6c3\n", to: "games")
    #expect(recorder.run("people ladder \(folder["games"]) 1 2") == 1)
    #expect(recorder.run("people ladder \(folder["games"]) 3 2") == 2)
    #expect(recorder.complaints.count == 2)
  }
}

@Suite("What moves give away")
struct LossProfileTests {
  @Test("is counted from the eighth ply on, by stage and by size")
  func profile() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4f4f6g5e6d7e3c5f3")
    var analysis = GameAnalysis(of: record)
    // The score swings by ten disks with each ply: every second ply of both sides loses.
    for index in analysis.positions.indices {
      let score = [0, -10, -10, 0][index % 4]
      analysis.set(
        Evaluation(darkScore: score, certainty: .estimate(confidence: 100), depth: 1, line: []),
        at: index)
    }
    var profile = LossProfile()
    profile.add(analysis)
    // Plies 8 and 10 of the five that count.
    #expect(profile.mean == 4)
    #expect(profile.cells.contains(" 40.0 %  40.0 %   0.0 %   0.0 %"))
  }
}

@Suite("The gradient of a network")
struct NetGradientTests {
  /// The negative logarithm of the probability of the first move.
  private func loss(_ network: MoveNet, _ situation: Situation) -> Double {
    var pulls = network.pulls(in: situation).map(Double.init)
    Softmax.apply(to: &pulls)
    return -Softmax.logarithm(pulls[0])
  }

  @Test("is the change of the loss", arguments: 1...4)
  func differences(seed: UInt64) throws {
    let position = try RandomGame.positions(seed: seed)[20]
    let situation = Situation(of: SidedBoard(position), after: nil, rating: 100)
    var network = MoveNet.random(inputCount: Situation.habitInputs, size: 0.3, seed: seed)
    var gradient = [Float](repeating: 0, count: network.weights.count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 0) { none in
      network.addGradient(
        ofChoosing: 0, in: situation, base: situation.squares.map { _ in 0 }, to: &gradient,
        inputSlopes: none)
    }
    var generator = SeededGenerator(seed: seed)
    var differences: [Double] = []
    for _ in 0..<200 {
      let index = Int.random(in: network.weights.indices, using: &generator)
      let weight = network.weights[index]
      network.weights[index] = weight + 0.001
      let above = loss(network, situation)
      network.weights[index] = weight - 0.001
      let below = loss(network, situation)
      network.weights[index] = weight
      differences.append(abs((above - below) / 0.002 - Double(gradient[index])))
    }
    // Where a layer bends between the two weights, there is no derivative.
    #expect(differences.sorted()[189] < 0.005)
  }
}
