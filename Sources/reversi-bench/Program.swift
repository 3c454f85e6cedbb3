import ReversiEngine
import ToolArguments

/// Measures the engine: `reversi-bench <command> …`.
@main
struct Program {
  static func main() {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    switch arguments.next() {
    case "perft": PerftBenchmark(depth: arguments.number(or: 11)).run()
    case "ffo": EndgameBenchmark(arguments: &arguments).run()
    case "midgame": MidgameBenchmark(arguments: &arguments).run()
    case "stop": StopBenchmark(arguments: &arguments).run()
    case "threads": ThreadsBenchmark(arguments: &arguments).run()
    case "selectivity": SelectivityBenchmark(arguments: &arguments).run()
    case "signature": print(BenchSignature.nodes())
    default: print(usage)
    }
  }

  private static let usage = """
    reversi-bench perft [depth]                      leaves of the game tree, 11 plies unless given
    reversi-bench ffo [first] [last] [--threads n]   exact scores of endgame positions, 40 to 49 unless given
    reversi-bench midgame [depth] [--threads n]      time a move of a selective search, depth 12 unless given
    reversi-bench stop [times] [--threads n]         the longest wait for a stopped search, of 1000 stops
    reversi-bench threads [first] [last] [--threads n]   endgame positions on 1 and on n threads, 45 to 49 on 2
    reversi-bench selectivity [depth] [positions]    what cuts by shallow searches save, and what they cost
    reversi-bench signature                          nodes over a fixed list: what the tests expect
    """
}
