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
