import Analysis
import Coach
import PeopleModel
import Texts

struct EnglishSummaryWords: SummaryWords {
  var level: String { "Level" }
  var opening: String { "Opening" }

  var columns: [String] {
    [
      "Games", "Won", "Tied", "Lost", "Given up", "Lead",
      "Loss",
    ]
  }

  var lead: String { "Lead: the disks by which you won on average." }

  func excluded(_ count: Int) -> String {
    "\(count) \(count == 1 ? "game does" : "games do") not count; the list of games says why."
  }

  func rating(_ rating: String, from low: String, to high: String) -> Wording {
    Wording(
      "Rating: \(rating) (95 %: \(low) to \(high)); 0 is the mean of tournament players.",
      "Rating: \(rating) (\(low) to \(high))", "Rating: \(rating)")
  }

  func rating(_ rating: Rating) -> String {
    switch rating.bound {
    case .minimum: "\(rating.points) or more"
    case .maximum: "\(rating.points) or less"
    case nil: "\(rating.points)"
    }
  }

  func practice(_ progress: PracticeProgress) -> Wording {
    let (due, learned) = ("\(progress.due) due today", "\(progress.learned) learned")
    let lines = "\(progress.lines) \(progress.lines == 1 ? "line" : "lines")"
    return Wording(
      "Practice: \(due), \(learned), \(lines) to know.",
      "Practice: \(due), \(learned), \(lines)", "Practice: \(due)")
  }

  var ratings: String { "Rating every ten games, each by the last 50, the oldest first:" }

  func loss(games count: Int) -> String {
    """
    Loss: the disks you gave away with each move, in the last \(count) \
    \(count == 1 ? "game" : "games").
    """
  }

  func plot(games count: Int) -> String {
    "Loss in the last \(count) \(count == 1 ? "game" : "games"), the oldest first:"
  }

  var noGames: String { "You have no games against the computer yet." }
  var noMatch: String { "No game against the computer fits." }
  func analyzed(_ number: Int, of count: Int) -> String { "\(number) of \(count) games analyzed" }

  var noReason: String { "no reason found" }
  func mistakes(_ count: Int) -> String {
    "Your \(count == 1 ? "mistake" : "\(count) mistakes") in these games, by the main reason:"
  }

  var mistakeColumns: [String] {
    ["Reason", "Mistakes", "Opening", "Middle", "Ending", "Older games", "Newer games"]
  }

  func frequentReasons(_ reasons: String, of count: Int) -> Wording {
    let mistakes = count == 1 ? "1 mistake" : "\(count) mistakes"
    return Wording("Of your \(mistakes): \(reasons)", "\(mistakes): \(reasons)")
  }

  func name(of kind: Reason.Kind) -> String {
    switch kind {
    case .wipeOut: "wipe-out"
    case .corner: "corner"
    case .xSquare: "X-square"
    case .cSquare: "C-square"
    case .wedge: "wedge"
    case .unbalancedEdge: "unbalanced edge"
    case .swindle: "swindle"
    case .pass: "pass"
    case .spentFreeMove: "spent free move"
    case .freeMove: "free move"
    case .evenRegion: "even region"
    case .lastMove: "last move"
    case .order: "order of moves"
    case .moves: "moves"
    case .mobility: "mobility"
    case .laterMobility: "later mobility"
    case .quietReply: "quiet reply"
    case .wall: "wall"
    case .openness: "openness"
    case .flips: "disks turned"
    case .diagonal: "diagonal"
    case .stableDisks: "stable disks"
    }
  }
}
