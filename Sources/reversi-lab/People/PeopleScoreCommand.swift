import Analysis
import CommandLine
import Notation
import PeopleModel
import Posix
import ReversiCore
import ReversiEngine

/// `people score`: measures how well the model foretells the choices of people that it does not
/// know.
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
