import ReversiEngine

@main
struct Program {
  static func main() {
    let depth = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 9 : 9
    let clock = ContinuousClock()
    var leaves: UInt64 = 0
    let time = clock.measure { leaves = Perft.count(.start, depth: depth) }
    print("perft \(depth)  \(leaves)  \(time)")
  }
}
