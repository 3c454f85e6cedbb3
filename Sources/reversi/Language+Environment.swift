import CommandLine
import Posix
import Screen
import Words

extension Language {
  /// The language to use: the player's choice beats the locale.
  ///
  /// - Parameters:
  ///   - choice: What the player chose.
  ///   - isUTF8: Whether characters are sent as UTF-8; Japanese takes that.
  ///   - environment: Where the locale for messages is named.
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
    // Its fonts have no kanji.
    if environment.isConsole { return false }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
    // `ja_JP.UTF-8`: a language, maybe followed by a country, an encoding and a variant.
    return locale?.text?.prefix { !"_.@".contains($0) } == "ja"
  }
}
