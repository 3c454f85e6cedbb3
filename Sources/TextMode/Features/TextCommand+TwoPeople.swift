import App

extension TextCommand {
  static let resign = Self("resign", \.twoPeople.resignCommand) { _, text, app in
    app.twoPeople == nil
      ? text.reply(text.words.twoPeople.nobody)
      : text.reply(intents: .send(.twoPeople(.resignRequested)))
  }

  static let join = Self("join", \.twoPeople.joinCommand) { _, text, app in
    app.twoPeople == nil
      ? text.reply(text.words.twoPeople.nobody)
      : text.reply(intents: .send(.twoPeople(.joinRequested)))
  }
}
