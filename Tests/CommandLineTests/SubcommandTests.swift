import Analysis
import Posix
import ReversiCore
import Testing
import Words

@testable import CommandLine

@Suite("Subcommands")
struct SubcommandTests {
  private func parse(_ arguments: String...) throws -> Command {
    try Command(arguments: arguments.map { SystemString($0) })
  }

  @Test("analyze takes a file, a level or a time, a format and threads")
  func analyze() throws {
    var options = Options()
    options.tool.operand = [UInt8(ascii: "-")]
    options.tool.moveLimit = .level(Level.all[10])
    #expect(try parse("analyze", "-") == .run(.analyze, options))
    options.tool.moveLimit = .moveTime(.milliseconds(1500))
    options.tool.format = .json
    options.tool.threads = 3
    #expect(
      try parse("analyze", "--format=json", "-", "--move-time=1.5", "--threads", "3")
        == .run(.analyze, options))
    options.tool.moveLimit = .level(Level.all[0])
    #expect(
      try parse("analyze", "--format=json", "--move-time=1.5", "--threads=3", "--level=0", "-")
        == .run(.analyze, options))
  }

  @Test("engine takes a protocol, a level and threads")
  func engine() throws {
    var options = Options()
    options.tool.engineProtocol = .nboard
    #expect(try parse("engine", "nboard") == .run(.engine, options))
    options.tool.engineProtocol = .gtp
    options.tool.engineLevel = Level.all[3]
    options.tool.threads = 2
    #expect(try parse("engine", "--level=3", "gtp", "--threads", "2") == .run(.engine, options))
    #expect(throws: Refusal.usage(.operandMissing(of: "engine", .engineProtocol), of: .engine)) {
      try parse("engine")
    }
    #expect(
      throws:
        Refusal.usage(
          .unsuitableOperand(of: "engine", "uci", allowed: .engineProtocol), of: .engine)
    ) {
      try parse("engine", "uci")
    }
  }

  @Test("solve takes a position, a file, or what begins like an option after --")
  func solve() throws {
    var options = Options()
    options.tool.operand = Array("-- x".utf8)
    #expect(try parse("solve", "--", "-- x") == .run(.solve, options))
    options.tool.format = .json
    #expect(try parse("solve", "--format", "json", "--", "-- x") == .run(.solve, options))
  }

  @Test("solve takes a position that begins with an empty square, valid or not")
  func solveDashes() throws {
    let board = "---------------------------ox------xo---------------------------"
    for position in [board, "\(board) x", String(board.dropLast()), "- \(board.dropFirst()) o d3"] {
      var options = Options()
      options.tool.operand = Array(position.utf8)
      #expect(try parse("solve", position) == .run(.solve, options))
      #expect(try parse("solve", "--", position) == .run(.solve, options))
      #expect(try parse("solve", "--help", position) == .help(.solve))
    }
    #expect(throws: Refusal.self) { try parse("show", board) }
  }

  @Test("people takes a file, ratings of both sides or of each, and every move")
  func people() throws {
    var options = Options()
    options.tool.operand = Array("-".utf8)
    #expect(try parse("people", "-") == .run(.people, options))
    options.tool.rating = -200
    options.tool.ratings.light = 300
    options.tool.takesEveryMove = true
    #expect(
      try parse("people", "--rating", "-200", "--white-rating=300", "--every-move", "-")
        == .run(.people, options))
  }

  @Test("completions takes a shell")
  func completions() throws {
    var options = Options()
    options.tool.shell = .zsh
    #expect(try parse("completions", "zsh") == .run(.completions, options))
  }

  @Test("each subcommand has its own help, which names its options", arguments: Subcommand.allCases)
  func help(subcommand: Subcommand) throws {
    #expect(try parse(subcommand.rawValue, "--help") == .help(subcommand))
    #expect(try parse(subcommand.rawValue, "-h", "--bad") == .help(subcommand))
    let text = HelpText.of(subcommand.syntax, calledBy: "reversi")
    #expect(text.hasPrefix("Usage: reversi \(subcommand.rawValue)"))
    for option in subcommand.syntax.options { #expect(text.contains(option.written)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "a mistake is reported with a pointer to the subcommand's help",
    arguments: [
      (["analyze"], "analyze needs a file, or - (see 'reversi analyze --help')"),
      (["analyze", ""], "analyze needs a file, or - (see 'reversi analyze --help')"),
      (["solve"], "solve needs a position or a file (see 'reversi solve --help')"),
      (["show", "a", "game"], "unexpected argument 'game' (see 'reversi show --help')"),
      (["analyze", "a", "b"], "unexpected argument 'b' (see 'reversi analyze --help')"),
      (
        ["analyse", "games"],
        "unexpected argument 'analyse', did you mean 'analyze'? (see 'reversi --help')"
      ),
      (
        ["analyse", "--level", "3"],
        "unexpected argument 'analyse', did you mean 'analyze'? (see 'reversi --help')"
      ),
      (
        ["show", "--bord"],
        "unknown option '--bord', did you mean '--board'? (see 'reversi show --help')"
      ),
      (["analyze", "--seed=1"], "unknown option '--seed' (see 'reversi analyze --help')"),
      (
        ["analyze", "--threads=0", "-"],
        "--threads takes a number from 1 to 1024, not '0' (see 'reversi analyze --help')"
      ),
      (
        ["analyze", "--format=xml", "-"],
        "--format takes text or json, not 'xml' (see 'reversi analyze --help')"
      ),
      (
        ["analyze", "--level=16", "-"],
        "--level takes a level from 0 to 15, not '16' (see 'reversi analyze --help')"
      ),
      (
        ["people", "--rating=1501", "-"],
        "--rating takes a number from -1500 to 1500, not '1501' (see 'reversi people --help')"
      ),
      (
        ["completions"],
        "completions needs bash, zsh or fish (see 'reversi completions --help')"
      ),
      (["people"], "people needs a file, or - (see 'reversi people --help')"),
      (["--no-mouse", "show"], "unexpected argument 'show' (see 'reversi --help')"),
    ] as [([String], String)])
  func mistakes(arguments: [String], expected: String) {
    do throws(Refusal) {
      _ = try Command(arguments: arguments.map { SystemString($0) })
      Issue.record("no mistake")
    } catch {
      #expect(Words(.english).text(of: error) == expected)
      #expect(error.exitStatus == 2)
    }
  }
}
