import Analysis
import ReversiCore

// The statements about the games with a move.
extension GameResults {
  /// The number of games, or nil.
  public var number: Statement? {
    games == 0 ? nil : .phrase(.openingGames, ["games": .number(games)])
  }

  /// How they ended: for the person at the keyboard if that person played one side in some of them,
  /// else for Black; nil if none has ended.
  public var ends: Statement? {
    let tally = you.count > 0 ? you : dark
    guard tally.count > 0 else { return nil }
    return .phrase(
      you.count > 0 ? .openingResultsOfYou : .openingResultsOfBlack,
      [
        "won": .number(tally.won), "tied": .number(tally.tied), "lost": .number(tally.lost),
      ])
  }
}
