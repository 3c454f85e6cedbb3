import Notation
import ReversiCore
import Texts
import Words

struct EnglishReviewWords: ReviewWords {
  var title: String { "Review" }
  var variationTitle: String { "Variation" }

  func place(_ ply: Int, of plies: Int, isVariation: Bool) -> Wording {
    Wording("ply \(ply) of \(plies)", "\(isVariation ? "var " : "")\(ply)/\(plies)")
  }

  func analyzing(_ done: Int, of total: Int) -> Wording {
    Wording("analyzing \(done) of \(total)", "\(done)/\(total)")
  }

  func variationStart(_ ply: Int) -> Wording { Wording("from ply \(ply): ", "\(ply): ") }
  var start: String { "the start" }

  func loss(_ disks: Int) -> Wording {
    disks == 0 ? "best" : Wording("gives away \(disks)", "-\(disks)")
  }

  func bestMove(_ square: Square, _ lead: String) -> Wording {
    Wording("\(square) was \(lead)", "\(square) \(lead)")
  }

  var continuation: Wording { "then" }
  var proven: String { "proven" }
  var worstMovesTitle: String { "Worst moves" }
  func betterMove(_ square: Square) -> Wording { Wording("better \(square)", square.description) }
  func ahead(_ side: Disk) -> String { "\(side.english) ahead" }

  func meanLoss(_ disks: FixedDecimal) -> Wording {
    Wording("lost \(disks) a move", "lost \(disks)", "-\(disks)")
  }

  func turningPly(_ move: String, _ number: Int) -> Wording {
    Wording("The game turned with \(move), ply \(number)", "turned with \(move)")
  }

  var noEarlierMistake: Wording { "no earlier mistake" }
  var noLaterMistake: Wording { "no later mistake" }

  func reviewing(_ count: Int) -> String {
    "Looking at \(count) \(count == 1 ? "move" : "moves"). Any line stops."
  }

  func stopped(_ done: Int, of total: Int) -> String {
    "Stopped after \(done) of \(total) searches."
  }

  func mistake(_ number: Int, _ side: Disk, _ square: String, loss: Int, best: String?) -> String {
    let best = best.map { ", best \($0)" } ?? ""
    return "Move \(number), \(side.english) \(square): lost \(loss)\(best)."
  }

  func turned(with number: Int, _ side: Disk, _ square: String) -> String {
    "The game turned with move \(number), \(side.english) \(square)."
  }

  var tryCommand: String { "what moves would lead to" }
  var openCommand: String { "how the game went" }
  var openKey: KeyPhrases { KeyPhrases("review: how the game went", "review", "review") }
  var pliesKeys: KeyPhrases { KeyPhrases("review: previous, next ply", "ply by ply", "ply") }
  var cursorKeys: KeyPhrases { KeyPhrases("review: move the cursor", "move cursor", "move") }

  var variationKey: KeyPhrases {
    KeyPhrases("review: try a move here", "try a move", "try a move", "try")
  }

  var farPliesKeys: KeyPhrases {
    KeyPhrases("review: ten plies, start and end", "ten plies", "far")
  }

  var mistakesKeys: KeyPhrases {
    KeyPhrases("review: previous, next mistake", "mistakes", "mistake")
  }

  var playOnKey: KeyPhrases {
    KeyPhrases("review: play on from there", "play on", "play on from here", "play on")
  }

  var allMovesKey: KeyPhrases {
    KeyPhrases("review: the score of each move", "all moves", "all moves", "moves")
  }

  func text(of question: Review.Question) -> String {
    switch question {
    case .playOn(_, let move):
      "Do you really want to go on from move \(move)? The moves after it can be played again."
    case .variation: "Do you really want to give this game up for the variation?"
    }
  }

  func shortText(of question: Review.Question) -> String { "Play on from here: y or n?" }
}
