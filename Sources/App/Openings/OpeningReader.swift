import Archive

/// Finds the openings of a position in the book and in the archive, without waiting for them.
public protocol OpeningReader: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event
  /// `Openings.Event.found`.
  func find(_ request: OpeningsRequest)

  /// Stops, and closes the archive.
  func close()
}
