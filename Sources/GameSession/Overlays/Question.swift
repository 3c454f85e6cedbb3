import ReversiCore

/// What the player is asked before something is done that cannot be taken back.
public enum Question: Sendable, Hashable {
  /// Whether to begin a new game with the same players.
  case playAgain
  /// Whether to begin a new game with the sides swapped.
  case swapSides
  /// Whether to begin a new game from the position that was set up.
  case setUp(Editor)
  /// Whether to go on with this record in place of the game.
  case load(GameRecord)
  /// Whether to go on from the ply that is reviewed.
  case playOn(Review)
  /// Whether to replace the file of this name, which is there already.
  case overwrite(String)
  /// Whether to play without saving, since another program holds the saved game: this process, if
  /// that is known.
  case heldElsewhere(holder: Int32?)

  /// The question that a notice about how the game was found asks, if it asks one.
  init?(_ notice: Notice) {
    guard case .heldElsewhere(let holder) = notice else { return nil }
    self = .heldElsewhere(holder: holder)
  }

  /// What was open when it was asked, and is open again if the answer is no.
  var origin: Sheet? {
    switch self {
    case .setUp(let editor): .editor(editor)
    case .playOn(let review): .review(review)
    case .overwrite: .fileName
    case .playAgain, .swapSides, .load: nil
    // There is no other way on than to answer it.
    case .heldElsewhere: .question(self)
    }
  }
}
