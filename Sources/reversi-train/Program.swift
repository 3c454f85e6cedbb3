import Foundation

/// Trains the evaluation: plays games, labels their positions, fits and writes the weights.
@main
struct Program {
  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("reversi-train: \(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  private static func run(_ words: ArraySlice<String>) throws {
    let name = words.first ?? "help"
    let type: any Command.Type
    switch name {
    case "help", "--help": type = HelpCommand.self
    case "play": type = PlayCommand.self
    case "learn": type = LearnCommand.self
    case "calibrate": type = CalibrateCommand.self
    case "match": type = MatchCommand.self
    case "probcut": type = ProbCutCommand.self
    default: throw TrainerError.unknownCommand(name)
    }
    var arguments = try Arguments(words.dropFirst())
    let command = try type.init(&arguments)
    try arguments.finish()
    try command.run()
  }
}
