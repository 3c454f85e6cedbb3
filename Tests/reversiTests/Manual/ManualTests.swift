import App
import CommandLine
import ReversiTesting
import TerminalTesting
import Testing
import TextMode
import Texts
import Words

@testable import reversi

@Suite("The manual page")
struct ManualTests {
  private let page = ManualPage.text

  @Test("is the one beside the sources")
  func isEmbedded() throws {
    let file = try Checkout.text(of: "Sources/CManual/reversi.6")
    #expect(ManualPage.source == file, "touch Sources/CManual/Manual.c, and build again")
  }

  @Test("passes the checks of mandoc")
  func lint() throws {
    let folder = try ScratchFolder()
    try folder.write(page + "\n", to: "reversi.6")
    let outcome = try ToolProgram("mandoc")
      .run(["-Tlint", "-W", "style", folder["reversi.6"]], in: folder)
    #expect(outcome.end == .exited(0))
    #expect(outcome.output + outcome.errors == "")
  }

  @Test("describes every option, subcommand, key, text-mode command and kind of level")
  func tables() throws {
    let folder = try ScratchFolder()
    try folder.write(page + "\n", to: "reversi.6")
    let outcome = try ToolProgram("mandoc")
      .run(["-Tascii", "-O", "width=1000", folder["reversi.6"]], in: folder)
    // A letter is bold as itself, a backspace, and itself again.
    let text = outcome.output.replacing(/.\u{8}/, with: "")
    for option in Options.syntax.options + Subcommand.allCases.flatMap(\.syntax.options) {
      let placeholder = option.placeholder.map { " " + $0 } ?? ""
      #expect(text.contains(option.written + placeholder), "\(option.name)")
    }
    // Placeholders are lines of their own; an address has an @, too.
    #expect(!text.contains(/\n *@/))
    #expect(text.contains(HelpText.levels))
    for command in Subcommand.allCases {
      #expect(text.contains("reversi \(command.rawValue) [option ...]"), "\(command)")
    }
    let words = Words(.english)
    for row in ActionTable.rows {
      let keys = row.groups.map { $0.name.text(in: words) }.joined(separator: ", ")
      #expect(text.contains("\n     " + keys), "\(keys)")
      #expect(text.contains(row.phrases(in: words).meaning.dropFirst() + "."), "\(keys)")
    }
    for command in TextCommand.all {
      #expect(text.contains("\n     " + command.form), "\(command)")
      #expect(
        text.contains(command.meaning(in: words).dropFirst() + "."), "\(command)")
    }
  }

  @Test("breaks no line and no sentence by accident")
  func escapes() {
    let lines = Mdoc.text("One. Two, e3. 'Three' \\ ~")
    #expect(lines == ["One.", "Two, e3.", "\\&'Three' \\e \\(ti"])
    #expect(Mdoc.argument("[") == "\\&[\\&")
    #expect(Mdoc.argument("a \"b\"") == "\"\\&a \"\"b\"\"\\&\"")
  }
}

/// A program of the system, such as mandoc or zsh, that reads what this program generates.
struct ToolProgram {
  private let path: String

  init(_ name: String) throws {
    path = try #require(Launch.find(name), "\(name) is missing: apt-get install \(name)")
  }

  /// Runs it to its end, with a folder as its home.
  func run(_ arguments: [String], in folder: ScratchFolder) throws -> PlainProcess.Outcome {
    try PlainProcess.run(Launch(path: path, arguments: arguments, folder: folder))
  }
}
