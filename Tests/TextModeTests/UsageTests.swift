import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

/// The help for each word of text mode, and what is said about a wrong one.
@Suite("Words and operands in text mode")
struct UsageTests {
  private static let words: [String] =
    TextCommand.all.flatMap { [$0.word, $0.alias].compactMap(\.self) }
    + [
      "how", "?", ".", "y", "n", "yes", "no", "stop", "x", "o", "all", "manual", "computer",
      "mistakes", "endings", "lines", "openings", "d3", "43", "delta 3", "D3",
    ]

  @Test("help explains each word that text mode takes, at each place", arguments: Language.allCases)
  func help(language: Language) {
    for place in ["", "review", "openings"] {
      var dialogue = Dialogue(
        SavedGame(record: GameRecord(), modes: SavedGame.new.modes), words: Words(language))
      dialogue.type("d3")
      if !place.isEmpty { dialogue.type(place) }
      for word in Self.words {
        let told = dialogue.told(after: "help \(word)").split(separator: "\n").dropFirst()
        #expect(!told.isEmpty && told.allSatisfy { $0.contains(": ") }, "\(word): \(told)")
      }
    }
  }

  @Test("help says what a word stands for")
  func meanings() {
    for (word, told) in [
      ("how", "rules, how: how the game goes"), (".", "now, .: let the computer play now"),
      ("y", "yes, no: answer a question"), ("stop", "stop: leave the set-up"),
      ("Endings", "practice [today|game|mistakes|endings|lines|openings [NAME]]: due"),
      (
        "manual", "black manual|computer|NAME: plays Black\nwhite manual|computer|NAME: plays White"
      ),
      ("back", "back: back to the game"), ("undo", "undo [N]: take back your moves"),
      ("xyz", "No command xyz. ? for help."),
      ("i9", "i9 is off the board."),
    ] {
      #expect(Dialogue.after("help \(word)").hasSuffix("> help \(word)\n\(told)\n"))
    }
    let review = Dialogue.after("d3\nreview\nhelp undo")
    #expect(review.hasSuffix("> help undo\nundo [N]: go a move back\n"), "\(review)")
  }

  @Test("the name of an external engine is one of the words")
  func engines() {
    var dialogue = Dialogue(engines: [ExternalEngineName("edax")])
    #expect(dialogue.told(after: "help edax").contains("\nwhite manual|computer|NAME: "))
    #expect(
      dialogue.told(after: "white bob").hasSuffix("bob is no player: manual, computer, edax.\n"))
  }

  @Test("each wrong operand is named", arguments: Language.allCases)
  func operands(language: Language) {
    for line in [
      "row 9", "column z", "what zz", "try zz", "try d3 zz", "pieces zz", "undo zz", "undo 0",
      "level 99", "level zz", "time 0", "time zz", "black zz", "white zz", "why zz", "learn zz",
      "practice zz", "practice openings zz", "practice mistakes zz", "moves zz", "board zz",
      "corners zz", "last zz", "score zz", "scores zz", "hint zz", "redo zz", "now zz", "again zz",
      "swap zz", "reset zz", "transcript zz", "card zz", "review zz", "openings zz", "clock zz",
      "resign zz", "join zz", "rules zz", "quit zz", "help zz", ". zz",
    ] {
      var dialogue = Dialogue(words: Words(language))
      let told = dialogue.told(after: line).split(separator: "\n").dropFirst()
      let operand = line.split(separator: " ").last ?? ""
      #expect(told.count == 1 && told.first?.contains(operand) == true, "\(line): \(told)")
      #expect(!dialogue.hasQuit && dialogue.app.overlay.isEmpty)
    }
    for line in ["row", "column", "what", "try", "pieces", "black", "white", "open", "write"] {
      var dialogue = Dialogue(words: Words(language))
      let told = dialogue.told(after: line)
      #expect(told.contains(": \(line) "), "\(told)")
    }
  }
}
