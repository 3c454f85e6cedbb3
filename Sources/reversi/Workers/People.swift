import Analysis
import App
import PeopleModel
import Posix
import ReversiCore
import ReversiEngine

/// How people play positions, by the people model and short searches. Only one thread at a time may
/// use it.
final class People {
  private let engine = Engine(tableBytes: Engine.sightTableBytes)

  /// Takes some milliseconds. Nil if no move is legal or the search was stopped.
  func moves(_ request: PeopleRequest, stop: StopToken = StopToken()) -> PeopleMoves? {
    guard let sight = engine.sight(of: request.position, stop: stop), !stop.isStopped,
      let scores = sight.scores.last
    else { return nil }
    let likely = PeopleModel.standard.moves(
      in: request.position, after: request.lastSquare, rating: Rating(nearest: request.rating),
      sight: sight)
    guard !likely.isEmpty else { return nil }
    let best = likely.map { scores[Int($0.square.rawValue)] }.max() ?? 0
    return PeopleMoves(
      likely.map {
        let loss = best - scores[Int($0.square.rawValue)]
        return PeopleMoves.Move(square: $0.square, share: $0.probability, loss: loss)
      }, to: request)
  }
}

typealias PeopleWorker = JobThread<AskPeople>

extension PeopleWorker {
  convenience init() {
    self.init {
      let people = People()
      return { job, stop, reply in
        if let moves = people.moves(job.request, stop: stop) { reply(moves) }
      }
    }
  }
}
