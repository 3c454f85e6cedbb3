import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

#if os(Linux)
  @Suite("Failing disks")
  struct FaultTests {
    private static let unreadable = [
      ("open 1 \(EMFILE)", "Too many open files"), ("open 1 \(EACCES)", "Permission denied"),
      ("open 1 \(ENOMEM)", "Cannot allocate memory"), ("read 1 \(EIO)", "Input/output error"),
      ("open 2 \(EIO)", "Input/output error"), ("read 3 \(ESTALE)", "Stale file handle"),
    ]
    private static let failedSaves = [
      ("openlock 0 \(EACCES)", "Permission denied"), ("flock 0 \(EIO)", "Input/output error"),
      ("create 0 \(ENOSPC)", "No space left"), ("write 0 \(ENOSPC)", "No space left"),
      ("rename 0 \(EROFS)", "Read-only"),
    ]
    private static let failedSyncs = ["fsync 0 \(EIO)", "syncdir 0 \(EIO)", "opendir 0 \(EMFILE)"]
    private static let harmlessFaults = [
      "flock 0 \(ENOLCK)", "flock 0 \(EOPNOTSUPP)", "syncdir 0 \(EINVAL)",
      "opendir 0 \(EACCES)", "link 0 \(EPERM)", "write 0 half", "write 1 \(ENOSPC)",
      "unlink 1 \(EACCES)",
    ]

    @Test(
      "a game that cannot be read is left alone and reported in one line",
      arguments: unreadable)
    func reading(_ rule: String, _ reason: String) throws {
      let game = try Game(saved: SavedText.new)
      let pty = try game.onPty(faults: rule)
      #expect(try pty.end() == .exited(1))
      #expect(pty.text.contains("\(reason)"))
      #expect(pty.text.contains(game.folder[game.save]))
      #expect(pty.modesAfter == pty.modesBefore)
      #expect(game.folder.text(of: game.save) == SavedText.new)
      #expect(game.files.subtracting(["game.lock"]) == ["game"])
    }

    @Test(
      "a failed save is reported, leads to status 1, and leaves the old game whole",
      arguments: failedSaves)
    func saving(_ rule: String, _ reason: String) throws {
      let game = try Game(saved: SavedText.new)
      let pty = try play(game, rule)
      try pty.wait(forText: "not saved: \(reason)")
      pty.type("q")
      #expect(try pty.end() == .exited(1))
      #expect(game.folder.text(of: game.save) == SavedText.new)
      #expect(game.files.subtracting(["game.lock"]) == ["game"])
    }

    @Test(
      "a failed sync is reported and leads to status 1",
      arguments: failedSyncs)
    func syncing(_ rule: String) throws {
      let game = try Game(saved: SavedText.new)
      let pty = try play(game, rule)
      try pty.wait(forText: "not saved: ")
      pty.type("q")
      #expect(try pty.end() == .exited(1))
      #expect(game.saved?.position.turn == .light)
      // The previous game is still on the disk.
      #expect(game.folder.text(of: "reversi/.game.reversi-synced") == SavedText.new)
    }

    @Test(
      "failures of optional steps do not make a save fail",
      arguments: harmlessFaults)
    func harmless(_ rule: String) throws {
      let game = try Game(saved: SavedText.new)
      let pty = try play(game, rule)
      try pty.wait(forText: ", last move")
      pty.type("q")
      #expect(try pty.end() == .exited(0))
      #expect(game.saved?.position.turn == .light)
      #expect(game.files == ["game", "game.lock"])
    }

    @Test("a disk that never answers delays no key, and the move survives a kill")
    func stuckDisk() throws {
      let game = try Game(saved: SavedText.new)
      let pty = try play(game, "fsync 1 stick")
      try pty.wait(forText: ", last move")
      pty.type("c3\r")
      try pty.wait(for: "the second move on the file") {
        game.saved?.position.turn == .dark
      }
      pty.type("?")
      try pty.wait(forText: "Rules 1/3")
      pty.signal(SIGKILL)
      #expect(try pty.end() == .killed(SIGKILL))
      #expect(game.saved?.position.turn == .dark)

      let next = try game.onPty()
      try next.wait(forText: "menu")
      next.type("q")
      #expect(try next.end() == .exited(0))
    }

    @Test("at the end the program waits five seconds for a disk that never answers")
    func leavingWithStuckDisk() throws {
      let game = try Game(saved: SavedText.new)
      let pty = try play(game, "fsync 1 stick")
      try pty.wait(forText: ", last move")
      let start = ContinuousClock.now
      pty.type("q")
      #expect(try pty.end() == .exited(1))
      #expect(ContinuousClock.now - start >= .seconds(5))
      #expect(pty.text.contains("reversi: waiting until the disk has the game"))
      #expect(pty.text.contains("the game could not be saved: Operation now in progress"))
      #expect(pty.modesAfter == pty.modesBefore)
      #expect(game.saved?.position.turn == .light)
    }

    @Test("without the system's files about processes, its arguments count all the same")
    func noProcessFiles() throws {
      let game = try Game()
      let faults = FaultyCalls(folder: "/proc", rules: ["fopen 0 \(ENOENT)"])
      let outcome = try game.inPipe(
        "d3\nquit\n", "--text", "--save", "other", environment: faults.environment(of: game))
      #expect(outcome.end == .exited(0))
      #expect(game.folder.exists("other") && game.saved == nil)
    }

    @Test("while a slow disk takes moves, a held key acts and is drawn")
    func heldKey() throws {
      let game = try Game(saved: SavedText.new)
      let gate = try Gate(in: game.folder)
      let pty = try game.onPty(faults: "fsync 0 gate", arguments: ["--animation", "off"])
      try pty.wait(forText: "menu")
      let moves = KnownGame.oneSquareEmpty.squares.prefix(4)
      var position = Position.newGame
      for square in moves {
        pty.type("\(square)\r")
        try position.play(square)
        // The disk is busy with the move until the gate opens. All screens are drawn before that.
        var pictures = 0
        try pty.wait(for: "\(square) on the file, and pictures of the cursor") {
          // After each screen the cursor visits other squares and stops at a new one.
          pty.type(String(repeating: "hl", count: 50) + "\(Square.allCases[pictures % 64])")
          pictures += 1
          return pictures > 30 && game.saved?.position == position
        }
        try gate.open(for: 1)
      }
      try gate.open(for: moves.count)
      pty.type("q")
      #expect(try pty.end() == .exited(0))
      #expect(game.saved?.position == position)
      #expect(game.files == ["game", "game.lock"])
    }

    private func play(_ game: Game, _ rules: String...) throws -> Pty {
      let environment = FaultyCalls(rules: rules).environment(of: game)
      let pty = try Pty(game.launch(["--animation", "off"], environment: environment))
      try pty.wait(forText: "menu")
      pty.type("d3\r")
      return pty
    }
  }

  /// System calls with the fault `gate` wait for it.
  private struct Gate {
    private let pipe: FileHandle

    init(in folder: ScratchFolder) throws {
      let path = folder["gate"]
      try #require(mkfifo(path, 0o600) == 0)
      // Opening the pipe never blocks.
      pipe = try #require(FileHandle(forUpdatingAtPath: path))
    }

    func open(for count: Int) throws { try pipe.write(contentsOf: Data(count: count)) }
  }

  extension Game {
    fileprivate var files: Set<String> {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder["reversi"])
      return Set(names ?? [])
    }
  }
#endif
