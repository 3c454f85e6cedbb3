import AppTesting
import GameSession
import ReversiCore

@testable import App

extension App {
  /// Black is the person's, and can give the corner a1 away.
  static let taught: App = {
    guard let position = try? CornerMistake.position() else { return started() }
    return started(position, modes: Sides(dark: .manual, light: .computer), isCoachOn: true)
  }()

  /// The coach has found what the mistake gave away, or would.
  func explainingMistake(loss: Int = 12) -> App {
    replied(TeachingSearch.Reply(try? CornerMistake.reply(loss: loss)), to: TeachingSearch.self)
  }
}
