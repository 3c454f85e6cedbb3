import Words

/// A question of a feature: what it says, and what its answers do. OK says yes, Cancel says no.
protocol FeatureQuestion: Sendable, Hashable {
  func text(in words: Words) -> String
  /// The question of a dialog that does not fit, with the keys for the answers.
  func shortText(in words: Words) -> String
  /// Whether Yes changes the game.
  var changesGame: Bool { get }
  /// Does what the question is about.
  func carryOut(in app: inout App) -> [App.Effect]
  /// Does what follows if the person answers no.
  func refuse(in app: inout App) -> [App.Effect]
}

extension FeatureQuestion {
  var changesGame: Bool { true }
  func refuse(in app: inout App) -> [App.Effect] { [] }
}

/// A question of any feature.
package struct AnyFeatureQuestion: Sendable, Hashable {
  let question: any FeatureQuestion

  /// Whether two questions are equal and of the same feature.
  package static func == (one: AnyFeatureQuestion, other: AnyFeatureQuestion) -> Bool {
    AnyHashable(one.question) == AnyHashable(other.question)
  }

  /// Feeds the question into a hasher.
  package func hash(into hasher: inout Hasher) { question.hash(into: &hasher) }
}

extension Question {
  init(_ question: any FeatureQuestion) { self = .feature(AnyFeatureQuestion(question: question)) }
}
