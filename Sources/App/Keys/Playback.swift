/// Something that the screen plays once, until it is over or a key is pressed.
package struct Playback: Sendable, Hashable {
  /// The time at which it began.
  private let start: Duration
  /// The time since then.
  package private(set) var elapsed = Duration.zero
  /// The time that each of its pictures is shown.
  private let picture: Duration
  /// Its whole length.
  private let duration: Duration

  /// The count of the disks at the end of a game.
  static func finalCount(from start: Duration) -> Playback {
    Playback(start: start, picture: .milliseconds(40), duration: .milliseconds(1200))
  }

  /// The rule of the game: its pictures one after the other, of which the last one stays.
  static func rule(from start: Duration) -> Playback {
    Playback(start: start, picture: .milliseconds(500), duration: .milliseconds(1000))
  }

  /// Something that begins to play.
  ///
  /// - Parameters:
  ///   - start: The time now.
  ///   - picture: The time that each picture is shown.
  ///   - duration: The whole length.
  private init(start: Duration, picture: Duration, duration: Duration) {
    self.start = start
    self.picture = picture
    self.duration = duration
  }

  /// The index of the picture that is shown.
  package var index: Int { Int(elapsed / picture) }

  /// The time at which the next picture is due.
  var nextPicture: Duration { start + elapsed + picture }

  /// The state at a time; nil if it is over.
  func advanced(to now: Duration) -> Playback? {
    var later = self
    later.elapsed = now - start
    return later.elapsed < duration ? later : nil
  }
}
