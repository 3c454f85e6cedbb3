import Libc
import ReversiTesting
import TerminalTesting

enum Measurements {
  private static let right = "\u{1B}[C"
  private static let left = "\u{1B}[D"

  /// From the start of the program to its first full screen, side by side with an empty program.
  static func starts() throws -> [Figure] {
    let subject = try Subject()
    var (game, empty) = (Samples(), Samples())
    let clock = ContinuousClock()
    for _ in 1...101 {
      var pty: Pty?
      game.add(
        try clock.measure {
          pty = try subject.start()
          try pty?.waitForScreen()
        })
      pty?.type("q")
      _ = try pty?.end()
      empty.add(
        try clock.measure {
          pty = try subject.startEmpty()
          try pty?.waitForScreen()
        })
      pty?.type("q")
      _ = try pty?.end()
    }
    return [
      Figure(
        name: "start to the first full screen, median", measured: game.median, limit: 30, unit: "ms"
      ),
      Figure(
        name: "the same, in starts of an empty ncurses program",
        measured: game.median / empty.median,
        limit: 4, unit: "×"),
    ]
  }

  /// Keys, clicks and bytes while nothing else happens; then the cost of being idle.
  static func idle() throws -> [Figure] {
    let pty = try Subject().start()
    try pty.waitForScreen()
    pty.waitForRest()
    var (moves, bytes, escapes, clicks) = (Samples(), Samples(), Samples(), Samples())
    for step in 0..<200 {
      let answer = try pty.answer(to: step.isMultiple(of: 2) ? right : left, sign: "▄")
      moves.add(answer.time)
      bytes.add(Double(answer.bytes))
    }
    for column in 0..<10 {
      let place = "\(6 + column % 2 * 4);4"
      let click = "\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m"
      clicks.add(try pty.answer(to: click, sign: "▄").time)
      _ = try pty.answer(to: "?", sign: "Keys")
      pty.waitForRest()
      escapes.add(try pty.answer(to: "\u{1B}", sign: "▄").time)
      pty.waitForRest()
    }
    let length = pty.output.count
    pty.type("\u{C}")
    pty.waitForRest()
    let fullScreen = pty.output.count - length

    let status = ProcessStatus(pty.process)
    let before = status.wakeUps
    let isWrittenTo = pty.takeIn(before: Deadline(after: .seconds(4)))
    let wakeUps = status.wakeUps - before + (isWrittenTo ? 1 : 0)
    return latencies("key to its effect, idle", moves) + [
      Figure(name: "click to its effect, median", measured: clicks.median, limit: 10, unit: "ms"),
      Figure(name: "Esc to its effect, median", measured: escapes.median, limit: 30, unit: "ms"),
      Figure(name: "a cursor move, most", measured: bytes.worst, limit: 1000, unit: "bytes"),
      Figure(name: "a full screen", measured: Double(fullScreen), limit: 10_000, unit: "bytes"),
      Figure(name: "wake-ups in 4 idle seconds", measured: Double(wakeUps), limit: 0, unit: ""),
      Figure(
        name: "resident memory while waiting", measured: status.residentMegabytes, limit: 25,
        unit: "MB"),
    ]
  }

  static func thinking() throws -> [Figure] {
    let subject = try Subject()
    let pty = try subject.start(
      ["--black", "computer", "--black-level", "15", "--think-time", "0"],
      saved: "x10\n" + LongBoards.search + "\n")
    try pty.wait(forOutput: "thinking")
    // Else the answer to the first key would be found in what is left of the first screen.
    try pty.waitForScreen()
    var moves = Samples()
    for step in 0..<100 {
      moves.add(try pty.answer(to: step.isMultiple(of: 2) ? right : left, sign: "▄").time)
    }
    let memory = ProcessStatus(pty.process).residentMegabytes
    return latencies("key to its effect, computer thinking", moves) + [
      Figure(
        name: "resident memory with the engine's tables", measured: memory, limit: 64, unit: "MB")
    ]
  }

  static func hinting() throws -> [Figure] {
    // On a board of characters the cursor can be told from all else.
    let pty = try Subject().start(
      ["--disks", "glyph", "--coach", "off"], saved: "x00\n" + LongBoards.search + "\n")
    try pty.waitForScreen()
    _ = try pty.answer(to: "i", sign: "depth")
    var moves = Samples()
    for step in 0..<100 {
      let key = step.isMultiple(of: 2) ? right : left
      moves.add(try pty.answer(to: key, sign: "[").time)
    }
    return latencies("key to its effect, hints deepening", moves)
  }

  /// Keys while the review thinks, from its first coarse searches to the last deep one.
  static func reviewing() throws -> [Figure] {
    var moves = Samples()
    for _ in 1...10 {
      // On a board of characters the mark of the last move can be told from all else.
      let pty = try Subject().start(["--disks", "glyph"])
      try pty.waitForScreen()
      let paste = "\u{1B}[200~\(KnownGame.tieWithTwoSquaresEmpty.transcript)\u{1B}[201~"
      _ = try pty.answer(to: paste, sign: "●")
      // The title only changes its end, from `Reversi` to `Review`.
      _ = try pty.answer(to: "v", sign: "ply 58", pause: .zero)
      var step = 0
      func move() throws -> Duration {
        defer { step += 1 }
        // The mark of the last move is that of the ply in view.
        let key = (step / 20).isMultiple(of: 2) ? left : right
        return try pty.answer(to: key, sign: "‹", pause: .zero).time
      }
      // As long as searches end, there are more.
      var time = try move()
      while pty.takeIn(before: Deadline(after: .milliseconds(200))) {
        moves.add(time)
        time = try move()
      }
    }
    return latencies("key to its effect, review thinking", moves)
  }

  static func animating() throws -> [Figure] {
    let saved = "x00\n" + LongBoards.move + "\n"
    let subject = try Subject()
    let watched = try subject.start(["--animation", "normal"], saved: saved)
    try watched.waitForScreen()
    watched.waitForRest()
    watched.type("d4")
    watched.waitForRest()
    _ = try watched.answer(to: "\r", sign: "▄")
    var frames: [Double] = []
    var count = watched.output.count
    while watched.takeIn(before: Deadline(after: .milliseconds(300))) {
      frames.append(Double(watched.output.count - count))
      count = watched.output.count
    }
    // The last one shows the counts and the next turn as well.
    frames.removeLast()
    watched.type("q")
    try watched.end()

    let played = try subject.start(["--animation", "slow"], saved: saved)
    try played.waitForScreen()
    played.waitForRest()
    played.type("d4")
    played.waitForRest()
    _ = try played.answer(to: "\r", sign: "▄")
    var moves = Samples()
    for step in 0..<60 {
      // Right after a frame there is time until the next one.
      played.takeIn(before: Deadline(after: .milliseconds(300)))
      moves.add(try played.answer(to: step.isMultiple(of: 2) ? right : left, sign: "▄").time)
    }
    return latencies("key to its effect, disks turning", moves) + [
      Figure(
        name: "a frame of a turning disk, most", measured: frames.max() ?? .infinity, limit: 800,
        unit: "bytes")
    ]
  }

  static func size() -> [Figure] {
    var status = stat()
    stat(Subject.products + "reversi", &status)
    return [
      Figure(
        name: "the program's file", measured: Double(status.st_size) / 1e6, limit: 30, unit: "MB")
    ]
  }

  private static func latencies(_ name: String, _ samples: Samples) -> [Figure] {
    [
      Figure(name: "\(name), median", measured: samples.median, limit: 2, unit: "ms"),
      Figure(name: "\(name), worst", measured: samples.worst, limit: 10, unit: "ms"),
    ]
  }
}
