import Canvas
import GameSession
import ReversiCore

/// Something that has to run while the state wants it. Its type says which worker does it, and what
/// the worker replies.
package protocol Job: Sendable, Hashable {
  associatedtype Reply: Sendable, Hashable
}

/// A job with what the app does with its replies. At most one of a type runs.
package protocol WantedJob: Job {
  /// Whether the job ends with a reply. Until then it runs as long as it is wanted.
  static func isLast(_ reply: Reply) -> Bool

  /// Whether the next job of the type uses what this one has opened. If not, this one is stopped
  /// first.
  static var isContinued: Bool { get }

  /// Passes a reply on to the part of the app that waits for it.
  func deliver(_ reply: Reply, to app: inout App) -> [App.Effect]
}

extension WantedJob {
  package static func isLast(_ reply: Reply) -> Bool { true }
  package static var isContinued: Bool { false }
}

/// A job of any type.
package struct AnyJob: Sendable, Hashable {
  let wanted: any WantedJob

  init(_ job: any WantedJob) { wanted = job }

  package var job: any Job { wanted }

  package static func == (one: AnyJob, other: AnyJob) -> Bool {
    AnyHashable(one.wanted) == AnyHashable(other.wanted)
  }

  package func hash(into hasher: inout Hasher) { wanted.hash(into: &hasher) }

  func isOfType(of other: AnyJob) -> Bool { type(of: wanted) == type(of: other.wanted) }

  /// The other job then takes this one's place, and this one is not stopped.
  func isContinued(by other: AnyJob) -> Bool {
    isOfType(of: other) && type(of: wanted).isContinued
  }
}

/// Does jobs of some types without waiting for them. Replies arrive as the event `replied`.
package protocol JobWorker: AnyObject {
  /// Starts a job, and returns false if another worker does jobs of its type. If jobs of its type
  /// are continued, the one before may still be running.
  func start(_ job: any Job, _ id: RequestID) -> Bool

  /// Stops a job. Late replies are harmless.
  func stop(_ job: any Job)

  /// Waits until what must not be lost is done, at most for `limit`.
  func finish(within limit: Duration)
}

extension JobWorker {
  /// Waits for nothing.
  package func finish(within limit: Duration) {}
}

extension App.Event {
  package static func reply<Kind: Job>(
    _ reply: Kind.Reply, to kind: Kind.Type, _ id: RequestID
  ) -> App.Event { .replied(id, ErasedValue(reply)) }
}

/// In the order in which they began.
struct Running: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    let id: RequestID
    let job: AnyJob
  }

  var entries: [Entry] = []

  subscript(id: RequestID) -> (any WantedJob)? { entries.first { $0.id == id }?.job.wanted }

  subscript<Kind: Job>(_ type: Kind.Type) -> (id: RequestID, job: Kind)? {
    entries.lazy.compactMap { entry in (entry.job.job as? Kind).map { (entry.id, $0) } }.first
  }

  fileprivate mutating func end(_ id: RequestID) { entries.removeAll { $0.id == id } }
}

extension App {
  /// The most urgent first. Of several jobs of a type, the first counts.
  private var wantedJobs: [any WantedJob] {
    let inFront = sheet?.kind
    // A player does one thing at a time, and the game's request comes first. The other person is
    // asked with the move before.
    let game: [(any WantedJob)?] = [
      self.game.isOthersTurn ? nil : self.game.request.map { MoveRequest($0) }, wantedSearch,
      self.game.timer.map { Timer(event: .game($0.event), duration: $0.duration) }, tally,
      wantedPeople, wantedExplanation, wantedTeaching, wantedCheck,
    ]
    return game.compactMap(\.self)
      + overlay.sheets.flatMap {
        $0.feature.jobs(beside: self.game, isInFront: $0.kind == inFront)
      }
  }

  mutating func reconcile() -> (stopped: [Effect], started: [Effect]) {
    var wanted: [AnyJob] = []
    for job in wantedJobs.map({ AnyJob($0) }) where !wanted.contains(where: job.isOfType) {
      wanted.append(job)
    }
    let ended = running.entries.filter { !wanted.contains($0.job) }
    let stopped = ended.filter { !wanted.contains(where: $0.job.isContinued) }
    running.entries.removeAll(where: ended.contains)
    let missing = wanted.filter { job in !running.entries.contains { $0.job == job } }
    let started = missing.map { job in
      let id = (job.job as? MoveRequest)?.request.id ?? game.newRequest()
      running.entries.append(Running.Entry(id: id, job: job))
      return Effect.start(id, job)
    }
    return (stopped.map { .stop($0.id, $0.job) }, started)
  }

  /// A late reply changes nothing.
  mutating func receive(_ reply: ErasedValue, to id: RequestID) -> [Effect] {
    running[id].map { deliver(reply, to: $0, id) } ?? []
  }

  private mutating func deliver<Kind: WantedJob>(
    _ reply: ErasedValue, to job: Kind, _ id: RequestID
  ) -> [Effect] {
    guard let reply = reply.value(as: Kind.Reply.self) else { return [] }
    if Kind.isLast(reply) { running.end(id) }
    return job.deliver(reply, to: &self)
  }

  mutating func endTimer(with event: Event) {
    if let timer = running[Timer.self], timer.job.event == event { running.end(timer.id) }
  }
}

/// The game's request for a move, with the identity that the game has given it.
package struct MoveRequest: WantedJob {
  package typealias Reply = PlayerReply

  package let request: PlayerRequest

  init(_ request: PlayerRequest) { self.request = request }

  package static func == (one: MoveRequest, other: MoveRequest) -> Bool {
    one.request.id == other.request.id
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(request.id) }

  package static func isLast(_ reply: PlayerReply) -> Bool { reply.isFinal }

  package func deliver(_ reply: PlayerReply, to app: inout App) -> [App.Effect] {
    app.game.handle(.replied(request.id, reply)).map { .game($0) }
  }
}

extension App {
  /// An event that comes after a time, unless the state changes.
  package struct Timer: WantedJob {
    /// Its event comes in place of a reply.
    package typealias Reply = Never

    package let event: Event
    package let duration: Duration

    package func deliver(_ reply: Never, to app: inout App) -> [Effect] {}
  }
}
