extension TextCommand {
  /// Writes the moves to a file.
  static let write = Self("write FILE", \.transcriptName.writeCommand) { operand, text, _ in
    operand.typed.isEmpty
      ? nil : text.reply(intents: .send(.transcriptRequested(name: operand.typed)))
  }
}
