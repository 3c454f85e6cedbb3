import ReversiTesting
import TerminalTesting

extension Measurements {
  static func round() throws -> [Figure] {
    try (5...14).flatMap { try round(pitch: $0, maximumBytes: 800) }
      + round(pitch: 24, maximumBytes: 1600)
  }

  /// The most bytes that a full screen may take, by the pixels of a square.
  private static let fullScreens = [5: 10_000.0, 9: 22_000, 14: 37_000]

  private static func round(pitch: Int, maximumBytes: Double) throws -> [Figure] {
    let pty = try Subject().start(
      ["--animation", "normal"], saved: "x00\n" + LongBoards.move + "\n",
      size: TerminalSize(8 * pitch + 40, 4 * pitch + 3))
    try pty.waitForScreen()
    pty.waitForRest()
    var count = pty.output.count
    pty.type("\u{C}")
    pty.waitForRest()
    let fullScreen = Double(pty.output.count - count)

    let status = ProcessStatus(pty.process)
    pty.type("d4")
    pty.waitForRest()
    count = pty.output.count
    let before = status.processorMilliseconds
    pty.type("\r")
    // What two pictures take may come at once, and the first and the last show more than a disk:
    // the median tells what one takes.
    var (pictures, number) = (Samples(), 0)
    while pty.takeIn(before: Deadline(after: .milliseconds(400))) {
      pictures.add(Double(pty.output.count - count))
      number += 1
      count = pty.output.count
    }
    let time = (status.processorMilliseconds - before) / Double(max(1, number))
    pty.type("q")
    try pty.end()
    let place = "\(pitch) pixels a square: "
    return
      (fullScreens[pitch].map {
        [Figure(name: place + "a full screen", measured: fullScreen, limit: $0, unit: "bytes")]
      } ?? []) + [
        Figure(
          name: place + "a picture of a turning disk, median", measured: pictures.median,
          limit: maximumBytes, unit: "bytes"),
        Figure(name: place + "its processor time", measured: time, limit: 2, unit: "ms"),
      ]
  }
}
