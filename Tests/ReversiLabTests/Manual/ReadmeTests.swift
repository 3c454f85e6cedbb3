import Analysis
import App
import CommandLine
import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing
import Texts
import Words

@Suite("The README")
struct ReadmeTests {
  private let words = Words(.english)

  @Test("lists keys in the words and in the order of the table of actions")
  func keys() throws {
    let table = ActionTable.rows.map { row in
      let keys = row.groups.map { markdown($0.name) }.joined(separator: ", ")
      return "| \(keys) | \(row.phrases(in: words).meaning) |"
    }
    let lines = try Checkout.text(of: "README.md").components(separatedBy: "\n")
    let rows = Array(
      lines.drop { $0 != "| key | does |" }.dropFirst(2).prefix { $0.hasPrefix("|") })
    #expect(rows.count >= 12)
    #expect(rows == table.filter(rows.contains))
  }

  private func markdown(_ name: KeyName) -> String {
    switch name {
    case .characters(let characters):
      characters.map { "`\($0)`" }.joined(separator: " ")
    case .range(let first, let last): "`\(first)`–`\(last)`"
    default: name.text(in: words)
    }
  }

  @Test("lists the forms of games that the manual explains, in its order")
  func forms() throws {
    let lines = try Checkout.text(of: "README.md").components(separatedBy: "\n")
    let rows = lines.drop { $0 != "| form | for example |" }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .map { $0.components(separatedBy: " | ")[0].dropFirst(2) }
    let manual = try Checkout.text(of: "Sources/reversi-lab/Manual/reversi.6")
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

  @Test(
    "installs what is missing, and a Swift compiler only if there is none",
    arguments: ["play", "test"], [true, false])
  func installation(mark: String, hasSwift: Bool) throws {
    let folder = try ScratchFolder()
    // Programs that only note how they are called. There is no `sudo`.
    try folder.program("dpkg", #"exit 1"#)
    try folder.program("apt-get", #"echo "apt-get $*" >>"$HOME/calls"; ln -sf swift-later swift"#)
    try folder.program("swift-later", #"echo "swift $*" >>"$HOME/calls""#)
    if hasSwift { try folder.program("swift", #"echo "swift $*" >>"$HOME/calls""#) }
    for tool in ["sh", "ln"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder[tool], withDestinationPath: "/bin/\(tool)")
    }
    let command = try #require(try Checkout.readmeCommand(marked: mark))
    let outcome = try PlainProcess.run(
      Launch(
        path: "/bin/bash", arguments: ["-euc", command],
        environment: ["PATH": folder.path], folder: folder))
    #expect(outcome.errors == "")
    let calls = try folder.read("calls").split(separator: "\n").map { $0.split(separator: " ") }
    try #require(calls.count == 3)
    #expect(calls[0] == ["apt-get", "update"])
    #expect(calls[1].starts(with: ["apt-get", "install", "-y", "libncurses-dev"]))
    #expect(calls[1].contains("swiftlang") == !hasSwift)
    #expect(calls[2].starts(with: mark == "play" ? ["swift", "run"] : ["swift", "test"]))
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
    "Sources/reversi-lab/README.md",
  ]
}

extension ScratchFolder {
  /// Writes a program of the shell.
  ///
  /// Another process writes it: a program that another test starts has all files of this process
  /// open until it runs, and a file that is open for writing cannot be started.
  fileprivate func program(_ name: String, _ text: String) throws {
    let write = #"printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod +x "$0""#
    let outcome = try PlainProcess.run(
      Launch(path: "/bin/sh", arguments: ["-c", write, self[name], text], folder: self))
    try #require(outcome.end == .exited(0), "\(outcome.errors)")
  }
}
