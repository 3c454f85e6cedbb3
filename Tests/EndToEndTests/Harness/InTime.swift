import Testing

/// Retries something that must happen within the time a terminal has for its answer.
///
/// A slow machine sometimes misses that time, but not in every attempt.
///
/// - Parameter attempt: Returns whether it happened in time.
func succeedInTime(_ attempt: () throws -> Bool) throws {
  for _ in 1...20 where try attempt() { return }
  Issue.record("never in time")
}
