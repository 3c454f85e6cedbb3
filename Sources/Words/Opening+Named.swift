import Analysis
import ReversiCore
import Texts

extension Opening {
  /// The opening with a name, in any language, or nil. Case, blanks and punctuation do
  /// not matter.
  package init?(named text: String) {
    let wanted = text.simplified
    let opening = Self.all.first { opening in
      opening.name.simplified == wanted
        || Language.allCases.contains { Words($0).name(of: opening).simplified == wanted }
    }
    guard let opening else { return nil }
    self = opening
  }
}

extension String {
  /// The letters and digits of the text, in small letters.
  fileprivate var simplified: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
