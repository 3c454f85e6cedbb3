import Canvas
import Words

extension TranscriptName {
  static let kind = Sheet.Kind.fileName
  static let sharedKeys: SharedKeys = [.tab]
  static let contexts: [KeyContext] = [.typing(.fileName)]
  var context: KeyContext { .typing(.fileName) }

  static let openRow: ActionRow? =
    ActionRow(
      \.transcriptName.openKey, .position,
      [
        KeyGroup(
          "s", .send(.sheetOpened(.fileName)), in: Set<KeyContext>.played.union([.sheet(.review)]))
      ], shortCount: 1)

  static let rows = [
    ActionRow(
      \.transcriptName.writeKey, .position,
      [KeyGroup(.word("Enter"), [.enter: .press], in: [.typing(.fileName)])], shortCount: 1,
      keyLine: KeyLinePlace(rank: 3))
  ]

  static func prepare(_ state: inout UIState) {
    state.fileName = TextField(state.fileName.text, isSuggestion: true)
    state.chosenButton = nil
  }

  func edit(_ key: Key, _ state: inout UIState) -> [Intent]? {
    state.fileName.handle(key) ? [] : nil
  }

  func perform(
    _ action: Action, _ state: inout UIState, in app: App, _ drawn: DrawnControls?
  ) -> [Intent]? {
    switch action {
    case .press: return state.press(state.selectedNamingButton, in: app)
    case .next: state.selectNamingButton(after: 1)
    case .previous: state.selectNamingButton(after: DialogButton.naming.count - 1)
    default: return nil
    }
    return []
  }
}
