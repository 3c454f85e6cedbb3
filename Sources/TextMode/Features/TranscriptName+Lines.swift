import App

extension TextCommand {
  /// Shows a card of the game.
  static let card = Self("card", leavingFor: \.transcriptName.cardCommand) { _, text, app in
    text.reply(GameCard.lines(of: app.viewedScores.analysis))
  }

  /// Writes the moves to a file.
  static let write = Self("write", taking: "FILE", leavingFor: \.transcriptName.writeCommand) {
    operand, text, _ in
    text.reply(intents: .send(.transcriptRequested(name: operand.typed)))
  }
}
