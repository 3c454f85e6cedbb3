import ReversiEngine

/// The settings that determine the games in a folder, as its settings file states them.
struct SelfPlaySettings: Equatable {
  /// The text of the settings file.
  let text: String
  /// The number of games in a file, which is a thread's unit of work.
  let chunkSize: Int

  init(seed: UInt64, depth: Int, evaluation: EvaluationWeights, chunkSize: Int) {
    text =
      "seed \(seed), depth \(depth), evaluation \(evaluation.fingerprint), chunk \(chunkSize)\n"
    self.chunkSize = chunkSize
  }

  /// Reads a settings file, or nil.
  init?(text: String) {
    guard let last = text.split(separator: ",").last, let chunkSize = Self.chunkSize(in: last),
      PlayCommand.chunkSizes.contains(chunkSize)
    else { return nil }
    self.text = text
    self.chunkSize = chunkSize
  }

  private static func chunkSize(in part: Substring) -> Int? {
    let words = part.split { $0 == " " || $0 == "\n" }
    return words.count == 2 && words[0] == "chunk" ? Int(words[1]) : nil
  }
}
