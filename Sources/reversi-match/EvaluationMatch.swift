import ReversiEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Plays two evaluations against each other at equal depth.
struct EvaluationMatch {
  private let first: Evaluation
  private let second: Evaluation
  private let names: (String, String)
  private let depth: Int

  init?(names: (String, String), depth: Int) {
    guard let first = Self.evaluation(named: names.0), let second = Self.evaluation(named: names.1)
    else { return nil }
    self.first = first
    self.second = second
    self.names = names
    self.depth = depth
  }

  func play(games: Int, seed: UInt64) {
    var match = Match(
      DepthContestant(evaluation: first, depth: depth),
      DepthContestant(evaluation: second, depth: depth))
    match.play(games: games, seed: seed)
    print("\(names.0) against \(names.1) at depth \(depth): \(match.result)")
  }

  private static func evaluation(named name: String) -> Evaluation? {
    switch name {
    case "embedded": return .embedded
    case "hand-made": return .handMade
    default:
      guard let bytes = bytes(ofFile: name) else {
        print("cannot read \(name)")
        return nil
      }
      do {
        return .patterns(try EvaluationWeights(bytes: bytes))
      } catch {
        print("\(name): \(error)")
        return nil
      }
    }
  }

  private static func bytes(ofFile name: String) -> [UInt8]? {
    guard let file = fopen(name, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
