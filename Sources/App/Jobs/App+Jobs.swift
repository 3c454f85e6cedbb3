import Canvas
import GameSession
import ReversiCore

/// The jobs that run, in the order in which they began.
struct Running: Sendable, Hashable {
  /// A job that has begun.
  struct Entry: Sendable, Hashable {
    /// The identity that its replies carry.
    let id: RequestID
    let job: AnyJob
  }

  var entries: [Entry] = []

  /// The job with an identity; nil if it does not run.
  subscript(id: RequestID) -> (any WantedJob)? { entries.first { $0.id == id }?.job.wanted }

  /// The job of a type, with its identity; nil if none runs.
  subscript<Kind: Job>(_ type: Kind.Type) -> (id: RequestID, job: Kind)? {
    entries.lazy.compactMap { entry in (entry.job.job as? Kind).map { (entry.id, $0) } }.first
  }

  fileprivate mutating func end(_ id: RequestID) { entries.removeAll { $0.id == id } }
}

extension App {
  /// The jobs that the state wants, the most urgent first. Of several jobs of a type, the first
  /// counts.
  private var wantedJobs: [any WantedJob] {
    let inFront = sheet?.kind
    // The game's own request comes before a search for scores: a player does one thing at a time.
    // The other person is asked with the move before.
    let game: [(any WantedJob)?] = [
      self.game.isOthersTurn ? nil : self.game.request.map { MoveRequest($0) }, wantedSearch,
      self.game.timer.map { Timer(event: .game($0.event), duration: $0.duration) }, tally,
      wantedPeople, wantedExplanation, wantedCheck,
    ]
    return game.compactMap(\.self)
      + overlay.sheets.flatMap {
        $0.feature.jobs(beside: self.game, isInFront: $0.kind == inFront)
      }
  }

  /// Stops jobs that the state does not want any more, and starts those that it wants and that do
  /// not run.
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

  /// Delivers a reply to the job with an identity. A reply to a job that has ended, or is not
  /// wanted any more, changes nothing.
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

  /// Lets the timer end with its event.
  mutating func endTimer(with event: Event) {
    if let timer = running[Timer.self], timer.job.event == event { running.end(timer.id) }
  }
}
