/// Measures the engine: `reversi-bench <command> …`.
@main
struct Program {
  static func main() {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    switch arguments.next() {
    case "perft": PerftBenchmark(depth: arguments.number(or: 11)).run()
    case "ffo": EndgameBenchmark(arguments: &arguments).run()
    case "midgame": MidgameBenchmark(arguments: &arguments).run()
    default: print(usage)
    }
  }

  private static let usage = """
    reversi-bench perft [depth]                      leaves of the game tree, 11 plies unless given
    reversi-bench ffo [first] [last] [--threads n]   exact scores of endgame positions, 40 to 49 unless given
    reversi-bench midgame [depth] [--threads n]      time a move of a selective search, depth 12 unless given
    """
}
