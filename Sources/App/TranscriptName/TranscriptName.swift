import Archive
import Canvas
import GameSession
import Words

/// The dialog for the name of the transcript file.
package struct TranscriptName: Feature {
  package enum Event: Sendable, Hashable {
    case edited(TextField)
    case selected(DialogButton)
  }

  package private(set) var field: TextField
  /// The button that Enter presses.
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
    case .edited(let field): self.field = field
    case .selected(let button): self.button = button
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
