import ReversiEngine

@main
struct Program {
  static func main() {
    let arguments = CommandLine.arguments
    let clock = ContinuousClock()
    if arguments[1] == "perft" {
      let depth = Int(arguments[2]) ?? 9
      var leaves: UInt64 = 0
      let time = clock.measure { leaves = Perft.count(.start, depth: depth) }
      print("perft \(depth)  \(leaves)  \(time)")
    } else {
      let low = Int(arguments[2]) ?? 20
      let high = Int(arguments[3]) ?? 29
      for position in endgamePositions where (low...high).contains(position.number) {
        var player: UInt64 = 0
        var opponent: UInt64 = 0
        let text = Array(position.board)
        for square in 0..<64 {
          if text[square] == text[65] {
            player |= 1 << UInt64(square)
          } else if text[square] != "-" {
            opponent |= 1 << UInt64(square)
          }
        }
        let board = SearchBoard(player: player, opponent: opponent)
        let solver = EndgameSolver()
        var score = 0
        let time = clock.measure { score = solver.score(board) }
        let rate = Double(solver.nodes) / (time / .seconds(1)) / 1e6
        print(
          position.number, board.emptyCount, score, score == position.score ? "ok" : "WRONG",
          solver.nodes, time, rate)
      }
    }
  }
}
