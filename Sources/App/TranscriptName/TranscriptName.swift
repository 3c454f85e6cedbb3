import Archive
import Canvas
import GameSession
import Words

/// The page with which a game is given away: its moves or its card are copied, or a file of a typed
/// name is written.
package struct TranscriptName: Feature {
  package enum Event: Sendable, Hashable {
    case chosen(Choice)
    /// Asks for the name of the file.
    case naming
    case edited(TextField)
    case selected(DialogButton)
    case namingEnded
  }

  package enum Choice: Int, Sendable, Hashable, CaseIterable {
    case moves, card, file
  }

  /// What Enter does on the page.
  package private(set) var choice = Choice.moves
  package private(set) var field: TextField
  /// Whether the name is typed.
  package private(set) var isNaming = false
  /// The button that Enter presses while the name is typed.
  package private(set) var button = DialogButton.write

  init(suggesting name: String = "game.txt") { field = TextField(name, isSuggestion: true) }

  package static func canLie(over kind: Sheet.Kind) -> Bool {
    kind.feature.sharedKeys.contains(.view)
  }

  package static func opened(in app: App) -> TranscriptName? {
    TranscriptName(suggesting: app.transcriptName)
  }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .chosen(let choice): self.choice = choice
    case .naming: (choice, isNaming, button) = (.file, true, .write)
    case .edited(let field): self.field = field
    case .selected(let button): self.button = button
    case .namingEnded: isNaming = false
    }
    return []
  }
}

extension App {
  mutating func finishTranscript(_ outcome: TranscriptOutcome) -> [Effect] {
    switch outcome {
    case .written: if sheet?.kind == .transcriptName { overlay.closeSheet() }
    case .exists(let name):
      if !overlay.covers(.transcript) { overlay.ask(.overwrite(name)) }
    case .failed: break
    }
    return [.announce(.transcriptHandled(outcome))]
  }
}

extension Sheet.Kind {
  package static let transcriptName = Sheet.Kind(TranscriptName.self)
}

extension App.Event {
  package static func transcriptName(_ event: TranscriptName.Event) -> App.Event {
    .feature(FeatureEvent(event, in: TranscriptName.self))
  }
}

extension TranscriptName {
  struct Question: FeatureQuestion {
    let name: String

    func text(in words: Words) -> String { words.transcriptName.replaces(name) }
    func shortText(in words: Words) -> String { words.transcriptName.shortQuestion }

    func carryOut(in app: inout App) -> [App.Effect] {
      [.writeTranscript(app.recordUpToShownPly, to: name, isReplacing: true)]
    }
  }
}

extension Question {
  static func overwrite(_ name: String) -> Question {
    Question(TranscriptName.Question(name: name))
  }
}
