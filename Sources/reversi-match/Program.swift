import ToolArguments

/// Plays matches between levels of the computer player: `reversi-match <command> …`.
@main
struct Program {
  static func main() {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    let games = arguments.option("--games", or: 200)
    let seed = UInt64(arguments.option("--seed", or: 1))
    switch arguments.next() {
    case "levels":
      let lowest = max(1, arguments.number(or: 1))
      LevelLadder(lowest: lowest, highest: min(10, arguments.number(or: 10)))
        .play(games: games, seed: seed)
    default: print(usage)
    }
  }

  private static let usage = """
    reversi-match levels [lowest] [highest]   each level against the level below
      --games n   games a match, 200 unless given; every opening is played twice, with sides changed
      --seed n    another set of openings
    """
}
