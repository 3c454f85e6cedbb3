import Archive
import GameSession

/// What the coach is asked for. The reply has the same identity.
public struct CoachRequest: Sendable, Hashable {
  /// What is asked for.
  public enum Task: Sendable, Hashable {
    /// What practice waits for.
    case practice(Practice.Task)
    /// The disks that the person gave away in the newest games, added to a summary of all games.
    case losses(GameSummary)
  }

  /// Identifies the request.
  public let id: RequestID
  /// What is asked for.
  public let task: Task
}

/// A reply of the coach.
public enum CoachReply: Sendable, Hashable {
  /// A reply to practice.
  case practice(Practice.Reply)
  /// The summary with the losses known so far.
  case losses(GameSummary, isComplete: Bool)
  /// The losses cannot be known.
  case noLosses

  /// Whether no other reply follows.
  var isLast: Bool {
    switch self {
    case .practice(let reply): reply.isLast
    case .losses(_, let isComplete): isComplete
    case .noLosses: true
    }
  }
}

/// Finds exercises, judges answers, and analyzes games for the library, without waiting for that.
public protocol Coach: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event `coachReplied`.
  func start(_ request: CoachRequest)

  /// Stops the request that is under way, if there is one.
  func stop()
}
