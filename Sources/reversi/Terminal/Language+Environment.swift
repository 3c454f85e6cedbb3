import CommandLine
import Posix
import Texts

extension Language {
  /// The language to use. The person's choice overrides the locale.
  ///
  /// - Parameters:
  ///   - choice: The person's choice.
  ///   - isUTF8: Whether characters are sent as UTF-8, which Japanese requires.
  ///   - environment: The environment with the locale for messages.
  init(choice: Options.LanguageChoice, isUTF8: Bool, environment: Environment) {
    let wanted: Language =
      switch choice {
      case .english: .english
      case .japanese: .japanese
      case .auto: Self.isJapanese(environment) ? .japanese : .english
      }
    self = isUTF8 ? wanted : .english
  }

  private static func isJapanese(_ environment: Environment) -> Bool {
    // The console's fonts have no kanji.
    if environment.isConsole { return false }
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    // `ja_JP.UTF-8`: a language, perhaps followed by a country, an encoding and a variant.
    return locale?.text?.prefix { !"_.@".contains($0) } == "ja"
  }
}
