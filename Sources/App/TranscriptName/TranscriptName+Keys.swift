import Canvas
import Words

extension TranscriptName {
  package static let sharedKeys: SharedKeys = [.tab]
  package static let contexts: [KeyContext] = [.typing(.transcriptName)]
  package var isTyping: Bool { true }

  package static let openRow: ActionRow? =
    ActionRow(
      \.transcriptName.openKey, .position,
      [
        KeyGroup(
          "s", .send(.sheetOpened(.transcriptName)),
          in: Set<KeyContext>.played.union(Set.sharing(.view)))
      ], shortCount: 1)

  package static let rows = [
    ActionRow(
      \.transcriptName.writeKey, .position,
      [KeyGroup(.word("Enter"), [.enter: .press], in: [.typing(.transcriptName)])], shortCount: 1,
      keyLine: KeyLinePlace(
        .main,
        label: { app, words in
          app[TranscriptName.self].map { words.transcriptName.effect(of: $0.button) }
        }))
  ]

  package func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    var edited = field
    return edited.handle(key) ? [.send(.transcriptName(.edited(edited)))] : nil
  }

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press: return press(button, in: app)
    case .pressButton(let button): return press(button, in: app)
    case .next: return select(after: 1)
    case .previous: return select(after: Self.buttons.count - 1)
    default: return nil
    }
  }

  private func select(after step: Int) -> [Intent] {
    let buttons = Self.buttons
    let index = buttons.firstIndex(of: button) ?? 0
    return [.send(.transcriptName(.selected(buttons[(index + step) % buttons.count])))]
  }

  private func press(_ button: DialogButton, in app: App) -> [Intent] {
    switch button {
    case .write:
      field.text.isEmpty ? [] : [.send(.transcriptRequested(name: field.text))]
    case .copy: [.copy(app.recordUpToShownPly.text), .closeSheet]
    case .card: [.copy(GameCard.text(of: app.viewedScores.analysis)), .closeSheet]
    case .reset: [.send(.resetRequested)]
    default: [.closeSheet]
    }
  }
}

extension TranscriptName {
  /// The buttons below the name. Writing is selected at first.
  package static let buttons: [DialogButton] = [.cancel, .write, .copy, .card, .reset]
}

extension DialogButton {
  /// Writes the transcript to the file of the typed name.
  package static let write = DialogButton(label: \.transcriptName.writeButton)
  package static let copy = DialogButton(label: \.transcriptName.copyButton)
  /// Copies a card of the game to the clipboard.
  package static let card = DialogButton(label: \.transcriptName.cardButton)
}
