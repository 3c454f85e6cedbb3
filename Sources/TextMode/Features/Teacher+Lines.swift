import App
import Words

// What the coach says in the game.
extension TextInterface {
  /// The lines of a new statement; none if it was told.
  mutating func taught(in app: App) -> [String] {
    if app.teacher.statement == nil { toldStatement = nil }
    guard let statement = app.taught, statement != toldStatement else { return [] }
    toldStatement = statement
    switch statement {
    case .remark(let reply):
      return [words.remark(reply) { sentences.name($0) }].compactMap(\.self)
    case .idea(let reply):
      let idea = words.idea(reply) { sentences.name($0) }
      return idea.map { [words.sentences([$0, words.teacher.scoresTip])] } ?? []
    }
  }
}

extension TextCommand {
  private static let coachOperand = "[on|off]"

  static let coach = Self("coach", taking: coachOperand, \.teacher.command) {
    operand, text, app throws(TypingMistake) in
    let isOn: Bool
    switch operand.word {
    case "": return text.reply(text.words.teacher.said(isOn: app.teacher.isOn))
    case "on": isOn = true
    case "off": isOn = false
    default: throw .form("coach \(coachOperand)")
    }
    return text.reply(
      text.words.teacher.said(isOn: isOn), intents: .send(.coachSwitched(isOn)))
  }
}
