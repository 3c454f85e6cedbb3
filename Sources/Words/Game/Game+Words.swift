import GameSession
import ReversiCore
import Texts

extension GameWords {
  /// The text after the side's disk and name in a message; the whole text if the message is about
  /// both.
  public func text(of message: Message) -> String {
    switch message {
    case .turn: turn
    case .won: won
    case .tied: tied
    }
  }

  /// How a game ended, with the disks of both sides.
  public func result(_ counts: Sides<Int>) -> Wording {
    let (dark, light) = (counts.dark, counts.light)
    return dark == light ? tie(dark, light) : result(dark, light, by: abs(dark - light))
  }

  /// The title of the terminal's window, with the disks of each side.
  public func windowTitle(_ counts: Sides<Int>) -> String { windowTitle(counts.dark, counts.light) }
}
