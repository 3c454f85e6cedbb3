import GameSession
import ReversiCore

// The record.
extension English {
  var evaluationTitle: String { "evaluating" }

  func depth(_ plies: Int, isExact: Bool) -> (long: String, short: String) {
    isExact ? ("exact", "exact") : ("depth \(plies)", "d\(plies)")
  }

  var reviewTitle: String { "Review" }

  func place(_ ply: Int, of plies: Int) -> (long: String, short: String) {
    ("ply \(ply) of \(plies)", "\(ply)/\(plies)")
  }

  func analyzed(_ searches: Int, of all: Int) -> String { "\(searches)/\(all)" }

  var startTitle: String { "the start" }

  func worth(_ disks: Int, isExact: Bool) -> String {
    score(disks) + (isExact ? " exact" : "")
  }

  func loss(_ disks: Int) -> String { disks == 0 ? "best" : "loses \(disks)" }

  func best(_ square: Square, worth disks: Int) -> String { "best \(square) \(score(disks))" }

  func meanLoss(tenths: Int) -> String { "mean loss \(tenths / 10).\(tenths % 10)" }

  func turn(with move: String, number: Int) -> String { "turned with \(move), ply \(number)" }

  var editorTitle: String { "Set up" }

  var toMove: String { " to move" }

  func texts(of defect: Editor.Defect) -> [String] {
    switch defect {
    case .noDisk(let side): ["\(name(of: side)) has no disk", "no \(name(of: side))"]
    case .noLegalMove: ["neither side can move", "no moves"]
    }
  }

  func texts(ofPasted error: GameTextError) -> [String] {
    ["the pasted text is no game: \(text(of: error))", text(of: error), "not a game"]
  }

  var fileNameTitle: String { "Transcript" }

  var fileNameText: String { "Write the moves to the file:" }
}
