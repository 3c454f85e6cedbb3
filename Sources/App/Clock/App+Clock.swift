import GameSession
import ReversiCore

/// The clock of the game. The app measures no time: it says whose time runs.
extension App {
  /// The side whose time runs. It is nil while a move is shown, while the game waits for a pass or
  /// for the other end of a link, and when the game is over.
  var clockSide: Disk? {
    guard game.timeControl != nil, !game.isHeld, twoPeople?.conversation.otherRequest == nil else {
      return nil
    }
    switch game.phase {
    case .thinking where game.isOthersTurn:
      return twoPeople?.conversation.peer?.isSilent == false ? game.position.turn : nil
    case .waiting, .thinking: return game.position.turn
    case .animating, .passing, .over: return nil
    }
  }

  /// Asks whether to play on without a clock, after a flag has fallen.
  mutating func askWhetherToGoOnUntimed(after effects: [Effect]) {
    guard case .outOfTime(let side)? = game.forfeit, overlay.questionBehindReset == nil,
      effects.contains(.game(.announce(.forfeited(.outOfTime(side)))))
    else { return }
    overlay.ask(.untimed(loser: side))
  }
}
