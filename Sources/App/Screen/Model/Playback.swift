/// Something that the screen plays once, until it is over or a key is pressed.
struct Playback: Sendable, Hashable {
  /// The time at which it began.
  private let start: Duration
  /// The time since then.
  private(set) var elapsed = Duration.zero
  /// The time that each of its pictures is shown.
  private let picture: Duration
  /// Its whole length.
  private let duration: Duration

  /// Something that begins to play.
  ///
  /// - Parameters:
  ///   - start: The time now.
  ///   - picture: The time that each picture is shown.
  ///   - duration: The whole length.
  init(start: Duration, picture: Duration, duration: Duration) {
    self.start = start
    self.picture = picture
    self.duration = duration
  }

  /// The time at which the next picture is due.
  var nextPicture: Duration { start + elapsed + picture }

  /// The state at a time; nil if it is over.
  func advanced(to now: Duration) -> Playback? {
    var later = self
    later.elapsed = now - start
    return later.elapsed < duration ? later : nil
  }
}
