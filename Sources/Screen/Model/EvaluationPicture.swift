import Analysis
import App
import ReversiCore
import Texts
import Words

/// The evaluation of the game's position.
struct EvaluationPicture: Sendable, Hashable {
  /// The title of the graph.
  let title: String
  /// The side that is ahead; nil if neither is, or it is not known yet.
  let side: Disk?
  /// The name of that side and its lead; in the short wording the lead alone.
  let lead: Wording
  /// The depth of the search, in a long and a short wording.
  let depth: Wording
  /// Disks by which dark is ahead; nil until a score is known.
  let disks: Int?
  /// The best play of both sides.
  let line: [String]
}

extension Words {
  /// The side that a score says is ahead, and by how many disks.
  ///
  /// - Parameters:
  ///   - disks: The score; below 0 if the other side is ahead.
  ///   - side: The side of the score.
  func lead(_ disks: Int, for side: Disk) -> String {
    guard disks != 0 else { return game.even }
    return "\(name(of: disks > 0 ? side : side.opponent)) \(abs(disks).signed)"
  }
}

extension EvaluationPicture {
  /// The evaluation of a position; nil until there is a first result.
  init(_ evaluation: Evaluation?, words: Words) {
    title = words.game.leadTitle
    guard let evaluation else {
      (lead, depth) = (Wording(words.game.evaluating), "")
      (side, disks, line) = (nil, nil, [])
      return
    }
    let disks = evaluation.darkScore
    side = disks == 0 ? nil : disks > 0 ? .dark : .light
    lead = Wording(words.lead(disks, for: .dark), abs(disks).signed)
    depth = words.game.depth(evaluation.certainty, evaluation.depth)
    self.disks = disks
    line = evaluation.line.map(\.description)
  }
}
