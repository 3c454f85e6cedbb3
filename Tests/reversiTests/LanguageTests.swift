import CommandLine
import Posix
import Testing
import Texts

@testable import App
@testable import reversi

@Suite("The language")
struct LanguageTests {
  private static func language(
    _ choice: Options.LanguageChoice = .auto, isUTF8: Bool = true,
    in variables: [String: SystemString]
  ) -> Language {
    Language(choice: choice, isUTF8: isUTF8, environment: Environment(variables))
  }

  @Test(
    "is that of the first locale that the environment sets for messages",
    arguments: [
      ([:], .english),
      (["LANG": "ja_JP.UTF-8"], .japanese),
      (["LANG": "ja"], .japanese),
      (["LANG": "ja_JP.UTF-8", "TERM": "xterm"], .japanese),
      (["LANG": "ja_JP.UTF-8", "TERM": "linux"], .english),
      (["LANG": "ja_JP.UTF-8", "TERM": "linux-16color"], .english),
      (["LANG": "ja_JP.UTF-8", "TERM": "linuxish"], .japanese),
      (["LANG": "ja@modifier"], .japanese),
      (["LANG": "java"], .english),
      (["LANG": "de_DE.UTF-8"], .english),
      (["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"], .japanese),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "ja_JP.UTF-8"], .english),
      (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .japanese),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP.UTF-8"], .japanese),
      (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], .english),
    ] as [([String: SystemString], Language)])
  func locales(variables: [String: SystemString], expected: Language) {
    #expect(Self.language(in: variables) == expected)
  }

  @Test("is the person's choice rather than the locale's")
  func choices() {
    #expect(Self.language(.japanese, in: ["LC_ALL": "C.UTF-8"]) == .japanese)
    #expect(Self.language(.english, in: ["LC_ALL": "ja_JP.UTF-8"]) == .english)
  }

  @Test("is English if only ASCII can be sent")
  func encodings() {
    #expect(Self.language(isUTF8: false, in: ["LC_ALL": "ja_JP.eucJP"]) == .english)
    #expect(Self.language(.japanese, isUTF8: false, in: [:]) == .english)
  }
}
