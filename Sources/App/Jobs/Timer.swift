extension App {
  /// An event that comes after a time, unless the state changes.
  package struct Timer: WantedJob {
    /// None: its event comes in place of a reply.
    package typealias Reply = Never

    package let event: Event
    /// The time from its beginning to the event.
    package let duration: Duration

    package func deliver(_ reply: Never, to app: inout App) -> [Effect] {}
  }
}
