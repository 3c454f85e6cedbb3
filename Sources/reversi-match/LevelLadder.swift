import ReversiCore
import ReversiEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Plays each level against the level below it.
struct LevelLadder {
  let lowest: Int
  let highest: Int

  func play(games: Int, seed: UInt64) {
    for number in lowest...max(lowest, highest) {
      guard let upper = Level(number), let lower = Level(number - 1) else { continue }
      var match = Match(
        LevelContestant(level: upper, seed: seed), LevelContestant(level: lower, seed: seed + 1))
      match.play(games: games, seed: seed)
      let longest = match.first.longest / .milliseconds(1)
      print("\(number) against \(number - 1): \(match.result)  longest move \(Int(longest)) ms")
      fflush(nil)
    }
  }
}
