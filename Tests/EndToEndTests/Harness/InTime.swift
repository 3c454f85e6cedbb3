import ReversiTesting

/// Retries something that must happen within a time that the program allows, such as that of a
/// terminal's answer.
///
/// A slow machine sometimes misses that time, but not in every attempt.
///
/// - Parameter attempt: Returns whether it happened in time.
func succeedInTime(_ attempt: () throws -> Bool) throws {
  try Deadline.generous.wait(
    for: "success in time", instead: { "attempts that were all too slow" }, until: attempt)
}
