import Analysis
import CommandLine
import Foundation
import Notation
import PeopleModel
import ReversiCore
import ReversiEngine

struct PeopleScoreCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "score", "measures how well the model foretells people who did not teach it",
    operands: [.people(at: \.games)],
    options: [
      Option("model", "MODEL", .path, at: \.model, "embedded, or a file"),
      .peopleData(at: \.data),
      Option(
        "part", "WORD", .word(of: PeoplePart.allCases) { "\($0)" }, at: \.part,
        subject: "whose choices:"),
      .number(
        "choices", in: 10...1_000_000, at: \.choices, "choices of each band of ratings"),
      .number(
        "deep", in: 0...100_000, at: \.deep,
        "those of them that are searched 12 plies deep, for comparison"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private var games: String?
  private var model = "embedded"
  private var data = DataFolder.peoplePath
  private var part = PeoplePart.test
  private var choices = 10_000
  private var deep = 0
  private var seed: UInt64 = 1
  private var threads = 2

  func run(on console: Console) throws {
    let model = try PeopleModel(named: model)
    let games = try PeopleGame.read(games ?? "")
    let folder = try DataFolder.ofPeople(data, games: games)
    let sample = ChoiceSample(of: part, in: games, count: choices, seed: seed)
    let chunks = Chunks(threads: threads, console: console)
    let sights = try sample.sights(in: folder, chunks)
    for usesScores in [false, true] {
      let start = ContinuousClock.now
      let moves = zip(sample.choices, sights).map { choice, sight in
        model.probabilities(
          in: choice.board, after: choice.last.map(Int.init), rating: Int(choice.rating),
          sight: usesScores ? sight : nil)
      }
      let time = (ContinuousClock.now - start) / .microseconds(max(1, moves.count))
      try console.print(
        (usesScores ? "\nWith scores: " : "Without scores: ")
          + "\(FixedDecimal(time, digits: 0)) µs a position")
      try printTallies(of: moves, sample, on: console)
    }
    if deep > 0 {
      let comparison = DeepComparison(sample, sights, of: model, count: deep)
      for line in try comparison.lines(chunks) { try console.print(line) }
    }
    try console.print("")
    for line in OpeningComparison(games, part, model).lines { try console.print(line) }
  }

  private func printTallies(
    of moves: [[(square: Int, probability: Double)]], _ sample: ChoiceSample, on console: Console
  ) throws {
    var all = PeopleTally()
    var bands = RatingBand.allCases.map { _ in PeopleTally() }
    var stages = [PeopleTally(), PeopleTally(), PeopleTally()]
    for ((choice, person), moves) in zip(zip(sample.choices, sample.people), moves) {
      all.add(moves, choice, of: person)
      bands[RatingBand(Int(choice.rating)).rawValue].add(moves, choice, of: person)
      stages[min(2, Int(choice.ply) / 20)].add(moves, choice, of: person)
    }
    try console.print(PeopleTally.head)
    try console.print(all.row("all bands"))
    for (band, tally) in zip(RatingBand.allCases, bands) { try console.print(tally.row(band.name)) }
    for (number, tally) in stages.enumerated() {
      try console.print(tally.row("plies \(number * 20) to \(number * 20 + 19)"))
    }
  }
}

/// The choices of one person count as one observation in the interval.
struct MeanOfPeople {
  private var sums: [Int: (sum: Double, count: Double)] = [:]

  mutating func add(_ value: Double, of person: Int) {
    sums[person, default: (0, 0)].sum += value
    sums[person, default: (0, 0)].count += 1
  }

  var mean: Double {
    let count = sums.values.reduce(0) { $0 + $1.count }
    return count == 0 ? 0 : sums.values.reduce(0) { $0 + $1.sum } / count
  }

  /// Half of the 95 % interval.
  var interval: Double {
    let count = sums.values.reduce(0) { $0 + $1.count }
    guard count > 0 else { return 0 }
    let mean = mean
    let squares = sums.values.reduce(0) { total, person in
      let excess = person.sum - mean * person.count
      return total + excess * excess
    }
    return 1.96 * squares.squareRoot() / count
  }
}

struct PeopleTally {
  private var choices = 0
  private var first = MeanOfPeople()
  private var firstThree = MeanOfPeople()
  private var loss = MeanOfPeople()
  private var rare = MeanOfPeople()
  private var rareExpected = 0.0

  /// Moves that lead to images of the same position count as one. Among equal ones, the chosen move
  /// counts as any of them.
  mutating func add(_ moves: [(square: Int, probability: Double)], _ choice: Choice, of person: Int)
  {
    var outcomes: [SidedBoard: Double] = [:]
    for (square, probability) in moves {
      let next = choice.board.playing(square, flips: choice.board.flips(at: square))
      outcomes[CanonicalBoard(of: next).board, default: 0] += probability
      if probability < 0.01 { rareExpected += probability }
    }
    let square = Int(choice.square)
    let chosen = choice.board.playing(square, flips: choice.board.flips(at: square))
    let probability = outcomes[CanonicalBoard(of: chosen).board] ?? 0
    let better = outcomes.values.count { $0 > probability }
    let equal = max(1, outcomes.values.count { $0 == probability })
    choices += 1
    first.add(better == 0 ? 1 / Double(equal) : 0, of: person)
    firstThree.add(min(1, max(0, Double(3 - better) / Double(equal))), of: person)
    loss.add(-log(max(probability, 1e-12)), of: person)
    rare.add(probability < 0.01 ? 1 : 0, of: person)
  }

  static let head =
    "                            choices  top-1          top-3   log-loss          under 1 %"

  func row(_ name: String) -> String {
    String(
      format: "%@ %8d  %5.1f ± %4.1f  %5.1f   %.3f ± %.3f  %5.2f (%.2f expected)",
      name.padding(toLength: 26, withPad: " ", startingAt: 0), choices, first.mean * 100,
      first.interval * 100, firstThree.mean * 100, loss.mean, loss.interval, rare.mean * 100,
      rareExpected / Double(max(1, choices)) * 100)
  }
}

/// The model beside a search of 12 plies, that of `analyze --level 10`.
struct DeepComparison {
  private let choices: [(choice: Choice, person: Int, sight: Sight)]
  private let model: PeopleModel

  init(_ sample: ChoiceSample, _ sights: [Sight], of model: PeopleModel, count: Int) {
    var left = RatingBand.allCases.map { _ in count }
    var choices: [(choice: Choice, person: Int, sight: Sight)] = []
    // The sample is in the order of the games, and one person's games can follow each other.
    var generator = SeededGenerator(seed: 1)
    for index in sample.choices.indices.shuffled(using: &generator) {
      let band = RatingBand(Int(sample.choices[index].rating)).rawValue
      guard left[band] > 0 else { continue }
      left[band] -= 1
      choices.append((sample.choices[index], sample.people[index], sights[index]))
    }
    self.choices = choices
    self.model = model
  }

  func lines(_ chunks: Chunks) throws -> [String] {
    let scores = try deepScores(chunks)
    var lines: [String] = []
    for band in RatingBand.allCases {
      let indices = choices.indices.filter { RatingBand(Int(choices[$0].choice.rating)) == band }
      guard !indices.isEmpty else { continue }
      var best = MeanOfPeople()
      var model = PeopleTally()
      for index in indices {
        let (choice, person, sight) = choices[index]
        let isBest = scores[index].allSatisfy { $0.score <= score(of: choice, scores[index]) }
        best.add(isBest ? 1 : 0, of: person)
        model.add(
          self.model.probabilities(
            in: choice.board, after: choice.last.map(Int.init), rating: Int(choice.rating),
            sight: sight),
          choice, of: person)
      }
      lines += ["", "\(band.name), beside 12 plies", PeopleTally.head, model.row("the model")]
      let (disks, softmax) = bestSoftmax(scores, indices)
      lines.append(softmax.row("softmax, \(disks) disks"))
      lines.append(
        String(
          format: "a move of the best score: %.1f ± %.1f %%", best.mean * 100,
          best.interval * 100))
    }
    return lines
  }

  /// `disks` is the difference that makes a move 2.7 times as likely.
  private func bestSoftmax(
    _ scores: [[(square: Int, score: Int)]], _ indices: [Int]
  ) -> (disks: Double, tally: PeopleTally) {
    func moves(_ index: Int, _ disks: Double) -> [(square: Int, probability: Double)] {
      var weights = scores[index].map { Double($0.score) / disks }
      Softmax.apply(to: &weights)
      return zip(scores[index], weights).map { ($0.square, $1) }
    }
    func loss(_ disks: Double) -> Double {
      indices.reduce(0) { sum, index in
        let choice = choices[index].choice
        let chosen = moves(index, disks).first { $0.square == Int(choice.square) }
        return sum - log(max(chosen?.probability ?? 0, 1e-12))
      }
    }
    let candidates = (2...48).map { Double($0) / 4 }
    let losses = candidates.map(loss)
    let disks = zip(candidates, losses).min { $0.1 < $1.1 }?.0 ?? 1
    var tally = PeopleTally()
    for index in indices {
      tally.add(moves(index, disks), choices[index].choice, of: choices[index].person)
    }
    return (disks, tally)
  }

  private func score(of choice: Choice, _ scores: [(square: Int, score: Int)]) -> Int {
    scores.first { $0.square == Int(choice.square) }?.score ?? -64
  }

  private func deepScores(_ chunks: Chunks) throws -> [[(square: Int, score: Int)]] {
    let positions = choices.map(\.choice.position)
    return try chunks.results(of: positions.count, name: "searches of 12 plies") {
      let engine = Engine()
      return { index in
        engine.forget()
        let ranked = engine.rank(positions[index], limits: .evaluation(at: Level.all[10]))
        return ranked.map { (square: Int($0.square.rawValue), score: $0.score) }
          .sorted { $0.square < $1.square }
      }
    }
  }
}

/// How far the openings of the model are from those of people.
///
/// The distance is the total variation between the frequencies of positions after a number of
/// plies. Images of a position are one position. Even games that the model itself played would not
/// reach 0, because there are only a few: the floor is the mean distance of as many such games.
struct OpeningComparison {
  private static let plies = 8

  private let rows: [(band: RatingBand, games: [PeopleGame])]
  private let model: PeopleModel

  /// Takes games in which two people of the same band played.
  init(_ games: [PeopleGame], _ part: PeoplePart, _ model: PeopleModel) {
    let own = games.enumerated().filter { PeoplePart(of: $1, number: $0) == part }.map(\.element)
    rows = RatingBand.allCases.map { band in
      (
        band,
        own.filter { game in
          game.squares.count >= Self.plies
            && game.ratings.allSatisfy { RatingBand($0) == band }
        }
      )
    }
    self.model = model
  }

  var lines: [String] {
    ["Openings: distance of positions after \(Self.plies) plies, and its mean after 1 to 8"]
      + rows.compactMap { band, games in
        guard !games.isEmpty else { return nil }
        let rating = games.flatMap(\.ratings).reduce(0, +) / (2 * games.count)
        let expected = expectedPositions(rating: rating)
        let distances = expected.enumerated().map { ply, expected in
          distance(Self.positions(of: games, after: ply + 1), expected)
        }
        var generator = SeededGenerator(seed: 1)
        let floors = expected.map { floor(of: $0, games: games.count, using: &generator) }
        return String(
          format: "%@ %5d games  %.3f (floor %.3f)  mean %.3f (floor %.3f)",
          band.name.padding(toLength: 12, withPad: " ", startingAt: 0), games.count,
          distances[Self.plies - 1], floors[Self.plies - 1],
          distances.reduce(0, +) / Double(Self.plies), floors.reduce(0, +) / Double(Self.plies))
      }
  }

  private typealias Frequencies = [SidedBoard: Double]

  private struct Opening: Hashable {
    let board: SidedBoard
    let last: Int?
  }

  private func expectedPositions(rating: Int) -> [Frequencies] {
    let start = CanonicalBoard(of: SidedBoard(.newGame)).board
    var current = [Opening(board: start, last: nil): 1.0]
    return (0..<Self.plies).map { _ in
      var next: [Opening: Double] = [:]
      for (opening, share) in current where share > 1e-7 && opening.board.moves != 0 {
        let moves = model.probabilities(
          in: opening.board, after: opening.last, rating: rating, sight: nil)
        for (square, probability) in moves {
          let board = opening.board
          let after = CanonicalBoard(of: board.playing(square, flips: board.flips(at: square)))
          next[Opening(board: after.board, last: after.image(of: square)), default: 0] +=
            share * probability
        }
      }
      current = next
      return next.reduce(into: [:]) { $0[$1.key.board, default: 0] += $1.value }
    }
  }

  private static func positions(of games: [PeopleGame], after plies: Int) -> Frequencies {
    var frequencies: Frequencies = [:]
    for game in games {
      var board = SidedBoard(.newGame)
      for square in game.squares.prefix(plies) {
        if board.moves == 0 { board = board.passed }
        board = board.playing(Int(square), flips: board.flips(at: Int(square)))
      }
      frequencies[CanonicalBoard(of: board).board, default: 0] += 1 / Double(games.count)
    }
    return frequencies
  }

  private func distance(_ one: Frequencies, _ other: Frequencies) -> Double {
    let boards = Set(one.keys).union(other.keys)
    return boards.reduce(0) { $0 + abs((one[$1] ?? 0) - (other[$1] ?? 0)) } / 2
  }

  private func floor(
    of expected: Frequencies, games: Int, using generator: inout SeededGenerator
  ) -> Double {
    let boards = expected.keys.sorted()
    let rounds = 10
    var sum = 0.0
    for _ in 0..<rounds {
      var drawn: Frequencies = [:]
      let marks = (0..<games).map { _ in Double.random(in: 0..<1, using: &generator) }.sorted()
      var mark = 0
      var total = 0.0
      for board in boards {
        total += expected[board] ?? 0
        while mark < games, marks[mark] < total {
          drawn[board, default: 0] += 1 / Double(games)
          mark += 1
        }
      }
      sum += distance(drawn, expected)
    }
    return sum / Double(rounds)
  }
}
