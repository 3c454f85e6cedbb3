import App
import Archive
import GameSession
import Posix
import Storage

/// Finds exercises, judges answers and analyzes games on a thread of its own, since that can take
/// long. Nothing is started or read before the first request. Without a thread there are no
/// replies, and the game goes on.
final class PracticeWorker: Coach, EventSource {
  private let worker: Worker<CoachRequest, App.Event>

  /// The exercises of the games beside a saved game.
  init(beside location: SavedGameLocation) {
    worker = Worker {
      let course = PracticeCourse(beside: location)
      return { request, stop, post in
        guard !stop.isStopped else { return }
        let reply = course.reply(to: request.task, stop) {
          post(.coachReplied(request.id, $0))
        }
        if let reply { post(.coachReplied(request.id, reply)) }
      }
    }
  }

  func start(_ request: CoachRequest) {
    worker.stop()
    try? worker.send(request)
  }

  func stop() { worker.stop() }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}

extension PracticeCourse {
  /// The last reply to a request; nil if it was stopped.
  fileprivate func reply(
    to task: CoachRequest.Task, _ stop: StopToken, progress: (CoachReply) -> Void
  ) -> CoachReply? {
    switch task {
    case .practice(let task):
      do throws(PracticeFailure) {
        return try reply(to: task, stop) { progress(.practice($0)) }.map { .practice($0) }
      } catch {
        return .practice(.failed(error))
      }
    case .losses(let summary):
      do throws(PracticeFailure) {
        let losses = try addLosses(to: summary, stop: stop) {
          progress(.losses($0, isComplete: false))
        }
        return losses.map { .losses($0, isComplete: true) }
      } catch {
        return .noLosses
      }
    }
  }

  private func reply(
    to task: Practice.Task, _ stop: StopToken, progress: (Practice.Reply) -> Void
  ) throws(PracticeFailure) -> Practice.Reply? {
    switch task {
    case .next(let subject, let game):
      return try next(subject, after: game, stop: stop) { progress(.analyzed($0, of: $1)) }
    case .judge(let exercise, let answer):
      return judge(answer, to: exercise, stop: stop).map { .verdict($0) }
    }
  }
}
