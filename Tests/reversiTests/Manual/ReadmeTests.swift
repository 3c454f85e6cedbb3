import Analysis
import CommandLine
import Foundation
import ReversiCore
import ReversiTesting
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("lists the forms of games that the manual explains, in its order")
  func forms() throws {
    let lines = try Checkout.text(of: "README.md").components(separatedBy: "\n")
    let rows = lines.drop { $0 != "| form | for example |" }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .map { $0.components(separatedBy: " | ")[0].dropFirst(2) }
    let manual = try Checkout.text(of: "Sources/CManual/reversi.6")
      .components(separatedBy: "\n")
    let items = manual.drop { $0 != ".Ss Games as text" }.prefix { $0 != ".El" }
      .filter { $0.hasPrefix(".It ") }.map { $0.dropFirst(4) }
    // Only the program itself writes the last one.
    #expect(rows.count >= 10 && rows == items.dropLast())
  }

  @Test("names only subcommands and options that the program has")
  func commands() throws {
    // The program's name, a subcommand if there is one, and the rest of the command.
    let command = /(?:^|[ `])reversi(?: ([a-z]+))?((?: [^`\n|&]*)?)/
    var count = 0
    for match in try Checkout.text(of: "README.md").matches(of: command.anchorsMatchLineEndings()) {
      var options = Options.syntax.options
      if let word = match.1 {
        let subcommand = try #require(Subcommand(rawValue: String(word)), "reversi \(word)")
        options = subcommand.syntax.options
      }
      for option in match.2.matches(of: /--([a-z-]+)/) {
        #expect(options.contains { $0.name == option.1 }, "\(match.0)")
        count += 1
      }
    }
    #expect(count >= 5)
  }

  @Test("sets only options that the settings file takes")
  func settings() throws {
    let blocks = try Checkout.codeBlocks(of: "README.md")
    let names = blocks.joined().matches(of: #/(?m)^([a-z-]+) = /#).map { String($0.1) }
    let settings = Options.syntax.options.filter(\.isSetting).map(\.name)
    #expect(names.count >= 5)
    #expect(names.filter { !settings.contains($0) } == [])
  }

  @Test(
    "says how many levels there are, as does the Debian package",
    arguments: ["README.md", ".ci/debian/control"])
  func levels(document: String) throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    let number = try #require(formatter.string(from: Level.all.count as NSNumber))
    let text = try Checkout.text(of: document).lowercased()
    #expect(text.contains("\(number) levels"))
  }

  @Test("links only to files that exist, as do the notes beside it", arguments: documents)
  func links(document: String) throws {
    let folder = Checkout.folder.appendingPathComponent(document).deletingLastPathComponent()
    for link in try Checkout.text(of: document).matches(of: /\]\(([^)#:]+)\)/) {
      let file = folder.appendingPathComponent(String(link.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link.1)")
    }
  }

  private static let documents = [
    "README.md", ".github/CONTRIBUTING.md", ".github/YOUR-FIRST-HOUR.md", ".github/CHANGELOG.md",
    "Sources/reversi-lab/LOG.md", "Sources/reversi-lab/README.md",
  ]
}
