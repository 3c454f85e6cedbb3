import GameSession

extension KeyBinding.Context {
  /// What is in front in a session.
  init(_ session: GameSession) {
    if let dialog = session.dialog {
      self = dialog == .passAlert ? .alert : .question
      return
    }
    self =
      switch session.sheet {
      case .help: .help
      case .review: .review
      case .editor: .editor
      case .fileName: .name
      case .question: .question
      case nil: .board
      }
  }
}

extension KeyBinding {
  /// Whether an action is one of those that keys have in a context.
  static func acts(_ action: Action, in context: Context) -> Bool {
    // One side's level is changed by clicks alone, wherever those of both are.
    if case .changeLevel(_?, let step) = action {
      return acts(.changeLevel(nil, by: step), in: context)
    }
    return all.contains { binding in
      binding.groups.contains {
        $0.contexts.contains(context) && $0.actions.values.contains(action)
      }
    }
  }

  /// Whether an action is one of those that keys have wherever characters are not typed.
  static func actsUntyped(_ action: Action) -> Bool {
    Context.allCases.allSatisfy { $0 == .name || acts(action, in: $0) }
  }
}
