import Analysis
import GameSession
import ReversiCore

// What the start of a game offers the person.
extension App {
  /// Whether nothing has been played and the person moves for both sides.
  var isNew: Bool { sideOffered != nil && game.record.isUntouched }

  /// The ending of the day, if the start offers it, which is what the person sees now or behind a
  /// sheet.
  package var endingOffered: TodaysEnding? { offersEnding && isNew ? todaysEnding : nil }

  /// The side that the computer is offered for, first of all: until the second move of a game in
  /// which the person moves for both sides, the one that the person has not moved for.
  package var sideOffered: Disk? {
    let record = game.record
    guard game.phase == .waiting(hint: .hidden), record.start == .newGame,
      record.standing <= record.openingPlies + 1,
      Disk.allCases.allSatisfy({ game.modes[$0] == .manual })
    else { return nil }
    return hasFirstMove ? record.position.turn : .light
  }

  /// Whether the game awaits its first move from the usual start.
  package var isBeforeFirstMove: Bool { game.record.start == .newGame && !hasFirstMove }

  /// Whether the game stands after a move that did not belong to the opening that it began with.
  package var hasFirstMove: Bool { game.record.standing > game.record.openingPlies }
}
