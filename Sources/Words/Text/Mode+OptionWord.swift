import GameSession

extension Mode {
  /// The word for the mode on the command line and in the text mode, in every language.
  package var optionWord: String {
    switch self {
    case .manual: "manual"
    case .computer: "computer"
    case .externalEngine(let name): name.text
    case .otherPerson: "person"
    }
  }
}
