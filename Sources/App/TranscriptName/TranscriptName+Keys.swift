import Canvas
import Words

extension TranscriptName {
  package static let sharedKeys: SharedKeys = [.arrows, .letters, .tab, .space, .help]
  package static let contexts: [KeyContext] = [.sheet(.transcriptName), .typing(.transcriptName)]
  package var isTyping: Bool { isNaming }

  package static let openRow: ActionRow? =
    ActionRow(
      \.transcriptName.openKey, .position,
      [
        KeyGroup(
          "s", .send(.sheetOpened(.transcriptName)),
          in: Set<KeyContext>.played.union(Set.sharing(.view)).union([.sheet(.transcriptName)]))
      ], shortCount: 1)

  package static let rows = [
    ActionRow(
      \.transcriptName.writeKey, .position,
      [KeyGroup(.word("Enter"), [.enter: .press], in: Set(contexts))], shortCount: 1,
      keyLine: KeyLinePlace(
        .main,
        label: { app, words in
          app[TranscriptName.self].map { page in
            page.isNaming
              ? words.transcriptName.effect(of: page.button)
              : words.transcriptName.effect(of: page.choice)
          }
        }))
  ]

  package func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    guard isNaming else { return nil }
    var edited = field
    return edited.handle(key) ? [.send(.transcriptName(.edited(edited)))] : nil
  }

  package func respond(
    to action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    if isNaming { return respondNaming(to: action) }
    switch action {
    case .press: return act(on: choice, in: app)
    case .item(_, let index):
      return Choice(rawValue: index).map {
        [.send(.transcriptName(.chosen($0)))] + act(on: $0, in: app)
      }
    case .next, .move(.down), .move(.right): return choose(after: 1)
    case .previous, .move(.up), .move(.left): return choose(after: -1)
    default: return nil
    }
  }

  private func choose(after step: Int) -> [Intent] {
    let choices = Choice.allCases
    let index = (choice.rawValue + step + choices.count) % choices.count
    return [.send(.transcriptName(.chosen(choices[index])))]
  }

  private func act(on choice: Choice, in app: App) -> [Intent] {
    switch choice {
    case .moves: [.copy(app.recordUpToShownPly.text)]
    case .card: [.copy(GameCard.text(of: app.viewedScores.analysis))]
    case .file: [.send(.transcriptName(.naming))]
    }
  }

  private func respondNaming(to action: Action) -> [Intent]? {
    switch action {
    case .press: press(button)
    case .pressButton(let button): press(button)
    case .next, .previous:
      [.send(.transcriptName(.selected(button == .write ? .cancel : .write)))]
    case .back: [.send(.transcriptName(.namingEnded))]
    default: nil
    }
  }

  private func press(_ button: DialogButton) -> [Intent] {
    guard button == .write else { return [.send(.transcriptName(.namingEnded))] }
    return field.text.isEmpty ? [] : [.send(.transcriptRequested(name: field.text))]
  }
}

extension TranscriptName {
  /// The buttons below the name. Writing is selected at first.
  package static let buttons: [DialogButton] = [.cancel, .write]
}

extension DialogButton {
  /// Writes the transcript to the file of the typed name.
  package static let write = DialogButton(label: \.transcriptName.writeButton)
}
