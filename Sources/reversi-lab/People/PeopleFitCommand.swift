import CommandLine
import PeopleModel
import ReversiCore

struct PeopleFitCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "fit", "learns how likely people play each move; continues interrupted searches",
    operands: [.people(at: \.games)],
    options: [
      .path("output", at: \.output, "the model that is written"),
      .peopleData(at: \.data),
      .number(
        "epochs", in: 1...100, at: \.epochs, "how often each choice teaches habits"),
      .number(
        "choices", in: 10...1_000_000, at: \.choices,
        "choices of each band of ratings that are searched"),
      .number(
        "minimum", in: 1...10_000, at: \.minimum,
        "moves of people in a position from which the opening table has it"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private static let openingPlies = 24

  private var games: String?
  private var output = "people.model"
  private var data = DataFolder.peoplePath
  private var epochs = 8
  private var choices = 80_000
  private var minimum = 15
  private var seed: UInt64 = 1
  private var threads = 2

  func run(on console: Console) throws {
    let games = try PeopleGame.read(games ?? "")
    let folder = try DataFolder.ofPeople(data, games: games)
    let habit = try learnHabit(games, console)
    let sight = try learnSight(games, habit, folder, console)
    let openings = openings(games)
    let bytes = PeopleModel(habit: habit, sight: sight, openings: openings).bytes
    try Files.write(bytes, to: output)
    try console.print(
      "\(bytes.count) bytes, \(openings.moves.count) positions of the opening in \(output)")
  }

  private func learnHabit(_ games: [PeopleGame], _ console: Console) throws -> Habit {
    var choices: [Choice] = []
    ChoiceSample.visit(.habits, games) { _, choice, _ in choices.append(choice) }
    guard !choices.isEmpty else { throw WorkError.missingData("no game teaches habits") }
    var fit = HabitFit(choices, seed: seed)
    try batches(choices.count, epochs, size: 1024, console).teach(&fit, name: "habits")
    return fit.habit
  }

  private func learnSight(
    _ games: [PeopleGame], _ habit: Habit, _ folder: DataFolder, _ console: Console
  ) throws -> MoveNet {
    let sample = ChoiceSample(of: .sight, in: games, count: choices, seed: seed)
    let sights = try sample.sights(in: folder, Chunks(threads: threads, console: console))
    let samples = zip(sample.choices, sights).map { choice, sight in
      var situation = choice.situation
      habit.writeSums(to: &situation)
      situation.see(sight, habit: habit.probabilities(in: situation))
      return (choice: choice, situation: situation)
    }
    guard !samples.isEmpty else { throw WorkError.missingData("no game teaches sight") }
    var fit = SightFit(samples, seed: seed)
    try batches(samples.count, 10, size: 256, console).teach(&fit, name: "sight")
    return fit.network
  }

  private func openings(_ games: [PeopleGame]) -> OpeningTable {
    var table = OpeningTable()
    for part in [PeoplePart.habits, .sight] {
      ChoiceSample.visit(part, games) { _, choice, _ in
        guard choice.ply < Self.openingPlies else { return }
        table.add(Int(choice.square), in: choice.board, rating: Int(choice.rating))
      }
    }
    return table.keeping(from: Double(minimum))
  }

  private func batches(
    _ samples: Int, _ epochs: Int, size: Int, _ console: Console
  ) -> Batches {
    Batches(
      samples: samples, epochs: epochs, size: size, seed: seed, threads: threads,
      console: console)
  }
}

extension Option {
  static func people(at place: WritableKeyPath<Target, String?> & Sendable) -> Option {
    Option("games", "GAMES", .path, at: place, "games between rated people, a line each")
  }

  static func peopleData(at place: WritableKeyPath<Target, String> & Sendable) -> Option {
    .path("data", "FOLDER", at: place, "where scores of people's choices are kept")
  }
}

extension DataFolder {
  static let peoplePath = "people-data"
}

/// The loss is the negative logarithm of the probability of the chosen move.
struct HabitFit: Learner {
  struct Gradient: Sendable {
    var network: [Float]
    /// ``Surroundings/groupCount`` for each move.
    var configurations: [Int32] = []
    /// The derivatives by the sums of the same moves.
    var sums: [Float] = []
  }

  private static let rate: Float = 0.003
  private static let tableRate: Float = 0.05
  /// A choice of a weak person counts twice, because there are few.
  private static let weak = (rating: -150, weight: Float(2))

  private let choices: [Choice]
  private var network: MoveNet
  private var steps: AdamSteps
  private var table: [Float]
  /// Sums of squared derivatives, which make steps smaller where there were many (AdaGrad).
  private var squares: [Float]

  init(_ choices: [Choice], seed: UInt64) {
    self.choices = choices
    network = .random(inputCount: Situation.habitInputs, size: 0.3, seed: seed)
    steps = AdamSteps(count: network.weights.count)
    var generator = SeededGenerator(seed: ~seed)
    table = (0..<Surroundings.configurationCount * Situation.sumCount).map { _ in
      Float.random(in: -0.01...0.01, using: &generator)
    }
    squares = Array(repeating: 0, count: table.count)
  }

  func gradient(of samples: ArraySlice<Int>) -> Gradient {
    var gradient = Gradient(network: Array(repeating: 0, count: network.weights.count))
    let sumCount = Situation.sumCount
    var slopes: [Float] = []
    withUnsafeTemporaryAllocation(of: Float.self, capacity: sumCount) { sums in
      for sample in samples {
        let choice = choices[sample]
        var situation = choice.situation
        writeSums(to: &situation)
        let weight = choice.rating < Self.weak.rating ? Self.weak.weight : 1
        network.addGradient(
          ofChoosing: choice.index, in: situation, base: situation.squares.map { _ in 0 },
          weight: weight, to: &gradient.network, inputSlopes: sums
        ) {
          slopes.append(contentsOf: sums)
        }
        gradient.configurations.append(contentsOf: situation.configurations)
      }
    }
    gradient.sums = slopes
    return gradient
  }

  mutating func learn(_ gradients: [Gradient], of samples: Int, pace: Float) {
    let groups = Surroundings.groupCount
    let sumCount = Situation.sumCount
    var sum = [Float](repeating: 0, count: network.weights.count)
    for gradient in gradients {
      for index in sum.indices { sum[index] += gradient.network[index] / Float(samples) }
      for (place, configuration) in gradient.configurations.enumerated() {
        let from = place / groups * sumCount
        let to = Int(configuration) * sumCount
        for index in 0..<sumCount {
          let slope = gradient.sums[from + index]
          squares[to + index] += slope * slope
          table[to + index] -=
            Self.tableRate * pace * slope / (squares[to + index].squareRoot() + 0.1)
        }
      }
    }
    steps.step(&network.weights, down: sum, rate: Self.rate * pace, decay: 0)
  }

  /// With the tables in steps of 8 bits.
  var habit: Habit {
    let sumCount = Situation.sumCount
    var sizes = [Float](repeating: 1e-6, count: sumCount)
    for (index, value) in table.enumerated() {
      sizes[index % sumCount] = max(sizes[index % sumCount], abs(value) / 127)
    }
    let steps = table.enumerated().map { index, value in
      Int8((value / sizes[index % sumCount]).rounded())
    }
    return Habit(steps: steps, stepSizes: sizes, network: network)
  }

  private func writeSums(to situation: inout Situation) {
    let groups = Surroundings.groupCount
    for move in situation.squares.indices {
      var sums = SIMD4<Float>.zero
      for number in situation.configurations[move * groups..<(move + 1) * groups] {
        let start = Int(number) * Situation.sumCount
        for index in 0..<Situation.sumCount { sums[index] += table[start + index] }
      }
      for index in 0..<Situation.sumCount {
        situation.rows[move * Situation.sightInputs + index] = sums[index]
      }
    }
  }
}

/// Learns what people do with the scores of short searches, beside their habits.
struct SightFit: Learner {
  private static let rate: Float = 0.002

  private let choices: [Choice]
  private let situations: [Situation]
  private var steps: AdamSteps
  private(set) var network: MoveNet

  init(_ samples: [(choice: Choice, situation: Situation)], seed: UInt64) {
    choices = samples.map(\.choice)
    situations = samples.map(\.situation)
    network = .random(inputCount: Situation.sightInputs, size: 0.2, seed: seed)
    steps = AdamSteps(count: network.weights.count)
  }

  func gradient(of samples: ArraySlice<Int>) -> [Float] {
    var gradient = [Float](repeating: 0, count: network.weights.count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 0) { none in
      for sample in samples {
        let situation = situations[sample]
        network.addGradient(
          ofChoosing: choices[sample].index, in: situation, base: situation.habitLogarithms,
          to: &gradient, inputSlopes: none)
      }
    }
    return gradient
  }

  mutating func learn(_ gradients: [[Float]], of samples: Int, pace: Float) {
    var sum = [Float](repeating: 0, count: network.weights.count)
    for gradient in gradients {
      for index in sum.indices { sum[index] += gradient[index] / Float(samples) }
    }
    steps.step(&network.weights, down: sum, rate: Self.rate * pace, decay: 0.01)
  }
}
