/// The time since it was made; it never runs backwards.
struct Stopwatch: Sendable {
  private let start = ContinuousClock.now

  /// The time that has passed.
  func elapsed() -> Duration { start.duration(to: .now) }
}
