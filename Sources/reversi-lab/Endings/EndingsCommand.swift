import Analysis
import CommandLine
import ReversiCore

/// `endings`: finds endgame exercises in games of the engine against itself, and writes the source
/// file that embeds them.
struct EndingsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "endings", "finds endgame exercises, and writes the source file that embeds them",
    options: [
      .seed(at: \.seed),
      .number("count", in: 1...1_000, at: \.count, "how many exercises"),
      .path("output", at: \.output, "the file that is written"),
    ])

  private var seed: UInt64 = 1
  private var count = 200
  private var output = "EndgameExercise+Table.swift"

  func run(on console: Console) throws {
    var progress = ProgressLine(name: "exercises", total: count, console: console)
    var search = ExerciseSearch(seed: seed)
    let exercises = search.find(count) { progress.advance() }
    progress.finish()
    let source = Self.source(
      exercises, madeBy: "reversi-lab endings --seed \(seed) --count \(count)")
    try Files.write(Array(source.utf8), to: output)
  }

  /// The source file that embeds exercises.
  private static func source(_ exercises: [EndgameExercise], madeBy command: String) -> String {
    """
    // Made by `\(command)`.
    extension EndgameExercise {
      /// The exercises, one a line, easy ones first.
      static let table = ""\"
    \(exercises.map { "    \($0.text)" }.joined(separator: "\n"))
        ""\"
    }

    """
  }
}
