import App
import Archive
import GameSession
import Posix
import ReversiCore
import Storage

/// Finds exercises and judges answers on a thread of its own, since that can take long. Nothing is
/// read before the first job, and the game goes on without a thread.
final class PracticeWorker: JobWorker, EventSource {
  private enum Work: Sendable {
    case find(Practice.FindExercise, RequestID)
    case judge(Practice.JudgeAnswer, RequestID)
  }

  private let worker: Worker<Work, App.Event>

  init(beside location: SavedGameLocation) {
    worker = Worker {
      let course = PracticeCourse(beside: location)
      return { work, stop, post in
        if stop.isStopped { return }
        switch work {
        case .find(let job, let id):
          course.reply(to: job, stop) { post(.reply($0, to: Practice.FindExercise.self, id)) }
        case .judge(let job, let id):
          let verdict = course.judge(job.answer, to: job.exercise, stop: stop)
          if let verdict { post(.reply(verdict, to: Practice.JudgeAnswer.self, id)) }
        }
      }
    }
  }

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    let work: Work? =
      switch job {
      case let job as Practice.FindExercise: .find(job, id)
      case let job as Practice.JudgeAnswer: .judge(job, id)
      default: nil
      }
    if let work { try? worker.send(work) }
    return work != nil
  }

  func stop(_ job: any Job) {
    switch job {
    case is Practice.FindExercise, is Practice.JudgeAnswer: worker.stop()
    default: break
    }
  }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}

extension PracticeCourse {
  /// There is no last reply if the search is stopped.
  fileprivate func reply(
    to job: Practice.FindExercise, _ stop: StopToken,
    post: (Practice.FindExercise.Reply) -> Void
  ) {
    do throws(PracticeFailure) {
      let reply = try next(job, stop: stop) { post(.analyzed($0, of: $1)) }
      if let reply { post(reply) }
    } catch {
      post(.failed(error))
    }
  }
}
