import Posix
import Testing
import Words

@testable import CommandLine

@Suite("Options")
struct OptionTests {
  private let names = Options.syntax.options.map(\.name)

  @Test("no table has two options with the same name, or a value without a placeholder")
  func tables() {
    for syntax in [Options.syntax] + Subcommand.allCases.map(\.syntax) {
      let names = syntax.options.map(\.name)
      #expect(Set(names).count == names.count)
      for option in syntax.options {
        #expect((option.placeholder == nil) == (option.values == nil), "\(option.name)")
        #expect(option.meaning != "")
      }
    }
  }

  @Test("the text of a default value sets that value")
  func defaults() {
    for syntax in [Options.syntax] + Subcommand.allCases.map(\.syntax) {
      for option in syntax.options {
        guard option.values != nil, let text = option.text(in: Options()) else { continue }
        var options = Options()
        #expect(option.set(SystemString(text), in: &options), "\(option.name)")
        #expect(options == Options(), "\(option.name)")
      }
    }
  }

  @Test("each language joins alternative words in its own way")
  func choice() {
    let values = AllowedValues.words(["a", "b", "c"])
    #expect(Words(.english).text(of: values) == "a, b or c")
    #expect(Words(.japanese).text(of: values) == "a、b、c のどれか")
  }

  @Test("--help has a line for each option, none longer than 80 columns")
  func help() {
    let lines = HelpText.ofProgram.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0] == "Usage: reversi [OPTION]... [FILE]")
    for line in [
      "      --save FILE         the file that the game is kept in",
      "      --think-time SECONDS",
      "                          how long the computer takes at least: 0 to 3600",
      "                          (default: 0.6)",
      "  FILE                    the game to go on with, as with --load",
      "                          (default: the saved game)",
      "      --disks SHAPE       auto, round or glyph (default: auto)",
      "  -h, --help              print this help",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    for option in Options.syntax.options {
      #expect(lines.contains { $0.contains(option.written) }, "\(option.name)")
    }
    for command in Subcommand.allCases {
      let written = "  " + command.syntax.usage(of: "reversi")
      #expect(lines.contains { $0 == written || $0.hasPrefix(written + "  ") })
    }
  }

  @Test(
    "the distance between words counts the letters to insert, remove and replace",
    arguments: [
      ("", "", 0), ("seed", "seed", 0), ("", "dark", 4), ("color", "colour", 1),
      ("sead", "seed", 1),
      ("helpp", "help", 1), ("kitten", "sitting", 3),
    ])
  func distance(source: String, target: String, expected: Int) {
    #expect(editDistance(from: source, to: target) == expected)
    #expect(editDistance(from: target, to: source) == expected)
  }

  @Test(
    "the nearest option is found, or none if far; a no- too many or too few is one mistake",
    arguments: [
      ("thinktime", "think-time"), ("glyph", "glyphs"), ("wihte", "white"), ("fullscreen", nil),
      ("no-color", "color"), ("no-bell", "bell"), ("mouse", "no-mouse"), ("boook", "no-book"),
    ] as [(String, String?)])
  func nearest(word: String, option: String?) {
    #expect(names.nearest(to: word) == option)
  }
}
