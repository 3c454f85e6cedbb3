import CommandLine
import PeopleModel
import ReversiCore

/// `people fit`: learns from games how likely people play each move.
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

  /// The plies of the opening table.
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
  /// The file of games between people.
  static func people(at place: WritableKeyPath<Target, String?> & Sendable) -> Option {
    Option("games", "GAMES", .path, at: place, "games between rated people, a line each")
  }

  /// The folder for scores of people's choices.
  static func peopleData(at place: WritableKeyPath<Target, String> & Sendable) -> Option {
    .path("data", "FOLDER", at: place, "where scores of people's choices are kept")
  }
}

extension DataFolder {
  /// The default folder for scores of people's choices.
  static let peoplePath = "people-data"
}
