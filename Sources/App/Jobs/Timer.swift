extension App {
  /// An event that comes after a time, unless the state changes.
  public struct Timer: WantedJob {
    /// None: its event comes in place of a reply.
    public typealias Reply = Never

    /// The event.
    public let event: Event
    /// The time from its beginning to the event.
    public let duration: Duration

    func deliver(_ reply: Never, to app: inout App) -> [Effect] {}
  }
}
