import App
import GameSession
import ReversiCore

extension TextCommand {
  /// Says the time that each side has left.
  static let clock = Self("clock", in: .everywhere, isTakenAnytime: true, \.textMode.clockCommand) {
    _, text, app in
    guard let left = text.clock?.left else { return text.reply(text.sentences.noClock) }
    let times = [Disk.dark, .light].map {
      "\(text.words.name(of: $0)) \(left[$0].clockText)"
    }
    return text.reply(text.words.sentence(text.words.list(times)))
  }
}
