import Archive
import GameSession
import Notation
import ReversiCore

/// The file of what the clock of a game shows, beside the saved game.
///
/// It is one line: the time of each side for the game, the milliseconds that Black and White have
/// left, and the identity of the game or `-`.
package struct ClockText: Sendable, Hashable {
  package let reading: ClockReading
  /// What tells the game from others; nil before its first move.
  package let identity: GameIdentity?

  /// The length of the longest useful text, in bytes.
  package static let longest = 200

  /// In milliseconds: the longest time for a game, and the longest increment for each of 60 moves.
  static let longestTime = Int(
    TimeControl.minutes.upperBound * 60_000 + TimeControl.seconds.upperBound * 60_000)

  package init(_ reading: ClockReading, of game: SavedGame) {
    (self.reading, identity) = (reading, game.identity)
  }

  /// Reads the content of a file; nil if it is anything else.
  package init?(bytes: [UInt8]) {
    guard bytes.count <= Self.longest, bytes.last == UInt8(ascii: "\n"),
      let line = String(validating: bytes.dropLast().withoutReturn, as: UTF8.self)
    else { return nil }
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 4, let control = TimeControl(fields[0]),
      let dark = Self.time(fields[1]), let light = Self.time(fields[2])
    else { return nil }
    identity = GameIdentity(text: fields[3])
    guard identity != nil || fields[3] == Self.noIdentity else { return nil }
    reading = ClockReading(control: control, left: Sides(dark: dark, light: light))
  }

  private static let noIdentity = "-"

  private static func time(_ text: Substring) -> Duration? {
    guard let milliseconds = Int(text), 0...longestTime ~= milliseconds else { return nil }
    return .milliseconds(milliseconds)
  }

  package var bytes: [UInt8] {
    let times = [reading.left.dark, reading.left.light].map {
      String(Int(($0 / .milliseconds(1)).rounded()))
    }
    let fields = [reading.control.text] + times + [identity?.text ?? Self.noIdentity]
    return Array((fields.joined(separator: " ") + "\n").utf8)
  }

  package func isClock(of game: SavedGame) -> Bool {
    identity == game.identity && reading.control == game.timeControl
  }
}
