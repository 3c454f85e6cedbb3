import Foundation
import Notation
import Posix
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Two people at two terminals, in lines of text. The guest reaches the host through `reversi
/// link`, which a command in place of ssh starts.
@Suite("Two people at two terminals")
struct TwoPeopleTests {
  private let game: Game
  private let folder: ScratchFolder

  init() throws {
    game = try Game()
    folder = try ScratchFolder()
    // What ssh does: it drops the address, and runs the command at the other end.
    try folder.write(
      """
      test "$1" = ann@box || { echo "Permission denied" >&2; exit 255; }
      shift 2
      # What the shell there says first.
      echo "*** Welcome ***"
      exec '\(Program.path)' "$@"

      """, to: "ssh")
  }

  private func start(_ arguments: String..., user: String) throws -> PipedProcess {
    try start(arguments, user: user)
  }

  private func start(_ arguments: [String], user: String) throws -> PipedProcess {
    var launch = game.launch(["--text"] + arguments)
    launch.environment["XDG_RUNTIME_DIR"] = folder.path
    launch.environment["USER"] = user
    // A file that was just written may be open in a child that another test is starting, and cannot
    // be executed then.
    launch.environment["REVERSI_SSH"] = "sh \(folder["ssh"])"
    return try PipedProcess(launch)
  }

  private func host(_ options: String...) throws -> PipedProcess {
    let host = try start(["--host", "white", "club"] + options, user: "Ann")
    let invitation = try host.lines(upTo: "waiting for another person").last
    #expect(invitation?.contains("reversi --join Ann@") == true)
    return host
  }

  private func guest(_ address: String = "ann@box:club") throws -> PipedProcess {
    let guest = try start("--join", address, user: "Bob")
    _ = try guest.lines(upTo: "Ann is here")
    return guest
  }

  @Test("play through a command such as ssh, ask each other, and part")
  func wholeGame() throws {
    let host = try host()
    let guest = try guest()
    _ = try host.lines(upTo: "Bob is here")
    guest.send("d3")
    _ = try host.lines(upTo: "Black d3")
    host.send("c3")
    _ = try guest.lines(upTo: "White c3")
    guest.send("undo")
    _ = try host.lines(upTo: "The other person asks to take back a move.")
    host.send("y")
    _ = try guest.lines(upTo: "both agreed to take back a move")
    guest.send("f5")
    _ = try host.lines(upTo: "Black f5")
    guest.send("resign", "y")
    _ = try host.lines(upTo: "Black resigned.")
    guest.send("quit")
    _ = try host.lines(upTo: "the other person left")
    #expect(try guest.end() == .exited(0))
    host.send("quit")
    #expect(try host.end() == .exited(0))
    #expect(!game.folder.exists("reversi/link/club"))
  }

  @Test("are connected once by reversi link")
  func oneConnection() throws {
    let listener = try LocalListener(at: SystemString(game.folder["reversi/link/club"]))
    // Without input, the program ends when it has joined.
    let link = try game.withoutTerminal("link", "club")
    #expect(link.end == .exited(0))
    #expect(listener.accept() != nil)
    #expect(listener.accept() == nil)
  }

  @Test("meet from the list of players, and the game that was played is kept")
  func meeting() throws {
    let environment = ["XDG_RUNTIME_DIR": folder.path, "USER": "Ann"]
    let host = try game.onTerminal("--animation", "off", environment: environment)
    try host.place(.d3)
    try host.wait(for: "the saved move") { _ in game.saved?.plies == "d3" }
    // Another person takes White, the side to move.
    try host.press("M", "Down", "Down", "Enter", "Enter")
    try host.wait(forText: "waiting for another person, who types: reversi --join Ann@")
    let guest = try game.onTerminal(
      "--animation", "off", "--save", folder["guest"], environment: environment)
    try guest.press("M", "Down", "Down", "Enter")
    try guest.type(":game\r")
    try guest.wait(forText: "Ann is here")
    try host.place(.f5)
    try guest.wait(for: "the host's move") { _ in
      game.folder.text(of: "reversi/guest-game").flatMap(SavedText.init)?.plies == "f5"
    }
    try host.type("q")
    try host.wait(forExit: 0)
    #expect(game.saved?.plies == "d3")
  }

  @Test("lose no time while a program is stopped, and the other one notices that")
  func stopped() throws {
    let (host, guest) = (try host("--clock", "1"), try guest(":club"))
    _ = try host.lines(upTo: "Bob is here")
    guest.signal(SIGSTOP)
    _ = try host.lines(upTo: "the other program does not answer")
    guest.signal(SIGCONT)
    _ = try host.lines(upTo: "the other program answers again")
    guest.send("d3")
    _ = try host.lines(upTo: "Black d3")
    guest.send("clock")
    // It was stopped for five seconds, and ran for some others on a slow machine.
    let left = try #require(try guest.lines(upTo: "Black ").last)
    #expect(["Black 1:", "Black 0:5", "Black 0:4"].contains { left.hasPrefix($0) }, "\(left)")
  }

  @Test("are told if the name is taken, and the game that was played goes on")
  func taken() throws {
    let host = try host()
    let alone = try game.onTerminal(
      "--animation", "off", "--save", folder["alone"], environment: ["USER": "Eve"])
    try alone.place(.d3)
    try alone.press("M", "Down", "Down", "Enter")
    try alone.type("club\r")
    try alone.wait(forText: "a game 'club' is hosted already")
    try alone.place(.c3)
    try alone.wait(for: "the saved move") { _ in
      folder.text(of: "alone").flatMap(SavedText.init)?.plies == "d3c3"
    }
    host.send("quit")
    #expect(try host.end() == .exited(0))
  }

  @Test("keep both records if they contradict each other")
  func contradiction() throws {
    let host = try host()
    let guest = try guest(":club")
    guest.send("d3")
    _ = try host.lines(upTo: "Black d3")
    host.send("c3")
    _ = try guest.lines(upTo: "White c3")
    guest.send("quit")
    #expect(try guest.end() == .exited(0))
    // The guest comes back with a record in which White has played something else.
    let name = "reversi/guest-club"
    let text = try #require(game.folder.text(of: name))
    try game.folder.write(try #require(Self.replacingWhite(in: text)), to: name)
    let again = try start("--join", ":club", user: "Bob")
    _ = try host.lines(upTo: "The other person's moves of this game differ from yours: 2 moves")
    host.send("n")
    _ = try host.lines(upTo: "both had different moves: yours go on")
    _ = try again.lines(upTo: "both had different moves: the other person's go on")
    again.send("f5")
    _ = try host.lines(upTo: "Black f5")
    host.send("quit")
    #expect(try host.end() == .exited(0))
    let archive = game.folder.text(of: "reversi/games.ggf") ?? ""
    #expect(archive.contains("W[c5]"), "\(archive)")
  }

  /// The second move is another one.
  private static func replacingWhite(in text: String) -> String? {
    guard var record = try? GameRecord(transcript: "d3") else { return nil }
    _ = try? record.play(.c5)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.replaceSubrange(1...8, with: record.position.board.rows)
    return lines.joined(separator: "\n").replacing("d3c3", with: "d3c5")
  }

  @Test("go on after either program was killed", arguments: [true, false])
  func killed(isHost: Bool) throws {
    var (host, guest) = (try host(), try guest(":club"))
    guest.send("d3")
    _ = try host.lines(upTo: "Black d3")
    host.send("c3")
    _ = try guest.lines(upTo: "White c3")
    if isHost {
      host.signal(SIGKILL)
      _ = try guest.lines(upTo: "the connection is lost")
      host = try self.host()
      guest.send("join")
      _ = try guest.lines(upTo: "Ann is here")
    } else {
      guest.signal(SIGKILL)
      _ = try host.lines(upTo: "the connection is lost")
      guest = try self.guest(":club")
    }
    guest.send("f5")
    #expect(try host.lines(upTo: "Move 4").contains { $0.hasPrefix("Black f5") })
  }

  @Test("are two: a third is told so, and so is a guest without a host")
  func others() throws {
    let alone = try start("--join", ":club", user: "Eve")
    _ = try alone.lines(upTo: "nobody hosts this game now")
    alone.closeInput()
    _ = try alone.end()
    let host = try host()
    let guest = try guest()
    let third = try start("--join", "ann@box:club", "--save", folder["third"], user: "Eve")
    _ = try third.lines(upTo: "the game has a guest already")
    let other = try start("--host", "club", "--save", folder["other"], user: "Eve")
    #expect(try other.end() == .exited(1))
    let stranger = try start("--join", "eve@box", "--save", folder["stranger"], user: "Eve")
    _ = try stranger.lines(upTo: "no connection: Permission denied")
    guest.send("d3")
    _ = try host.lines(upTo: "Black d3")
  }
}
