import TerminalTesting
import Testing

/// Glyphs, colours and the mouse, as the terminal and the player's options determine them.
@Suite("Appearance")
struct AppearanceTests {
  private let game: Game

  init() throws { game = try Game() }

  private static let unicodeDisk = "●"

  @Test("if the locale settles the width of disks, the terminal is not asked")
  func noDoubt() throws {
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    #expect(pty.text.contains(Self.unicodeDisk))
    #expect(!pty.text.contains(DiskWidthTests.question))
  }

  @Test("--glyphs decides, and the terminal is not asked", arguments: ["ascii", "unicode"])
  func glyphs(_ kind: String) throws {
    let pty = try game.onPty("--glyphs", kind, environment: DiskWidthTests.japanese)
    try pty.wait(forText: "quit")
    #expect(!pty.text.contains(DiskWidthTests.question))
    #expect(pty.text.contains(Self.unicodeDisk) == (kind == "unicode"))
    #expect(pty.output.contains { $0 > 127 } == (kind == "unicode"))
  }

  @Test("disks are shown correctly in an uninstalled locale")
  func uninstalledLocale() throws {
    let terminal = try game.onTerminal(environment: ["LC_ALL": "xx_XX.UTF-8"])
    try terminal.wait(forTurnOf: .dark)
  }

  @Test("a locale that is not UTF-8 gets ASCII")
  func oldLocale() throws {
    let pty = try game.onPty(environment: ["LANG": "", "LC_ALL": "C"])
    try pty.wait(forText: "quit")
    #expect(!pty.output.contains { $0 > 127 })
  }

  @Test(
    "--color overrides NO_COLOR, which overrides the terminal",
    arguments: [
      ([], [:], true), ([], ["NO_COLOR": "1"], false),
      (["--color=always"], ["NO_COLOR": "1"], true),
      (["--color=never"], [:], false), ([], ["TERM": "vt100"], false),
      (["--color=auto"], ["TERM": "xterm-256color"], true),
    ] as [([String], [String: String], Bool)])
  func colors(_ arguments: [String], _ environment: [String: String], _ hasColors: Bool) throws {
    let pty = try Pty(game.launch(arguments, environment: environment))
    try pty.wait(forText: "quit")
    let colors = /\u{1B}\[(?:[0-9;]*;)?(?:[349][0-7]|[34]8;5;[0-9]+)m/
    #expect(pty.text.contains(colors) == hasColors)
  }

  @Test("the program uses the mouse of the terminal, except with --no-mouse")
  func mouse() throws {
    let usual = try game.onPty()
    try usual.wait(forText: "quit")
    #expect(PrivateModes(output: usual.text).isOn[PrivateModes.mouse] == true)
    #expect(PrivateModes(output: usual.text).isOn[PrivateModes.sgrMouse] == true)

    let other = try game.onPty("--no-mouse")
    try other.wait(forText: "quit")
    #expect(PrivateModes(output: other.text).isOn[PrivateModes.mouse] == nil)
    #expect(PrivateModes(output: other.text).isOn[PrivateModes.alternateScreen] == true)
  }

  /// The lower half block and the full block.
  private static let (half, whole) = ("▄", "█")

  @Test(
    "disks are round on terminals that show half blocks, and --disks overrides that",
    arguments: [
      ([], "xterm-256color", true), (["--disks=round"], "xterm-256color", true),
      (["--disks=glyph"], "xterm-256color", false), ([], "linux", false),
      (["--disks=round"], "linux", true), (["--disks=glyph"], "linux", false),
    ])
  func disks(_ arguments: [String], _ terminal: String, _ hasHalves: Bool) throws {
    let launch = game.launch(arguments, environment: ["TERM": terminal])
    let pty = try Pty(launch, size: TerminalSize(80, 24))
    try pty.wait(forText: "quit")
    #expect(pty.text.contains(Self.half) == hasHalves)
    // The Linux console draws disks with blocks, unless told otherwise. The bar at the side to move
    // is one, too.
    if terminal == "linux" {
      let blocks = pty.text.count { String($0) == Self.whole }
      #expect((blocks > 8) == arguments.isEmpty)
    }
  }
}
