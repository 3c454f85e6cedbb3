import Analysis
import GameSession
import ReversiCore

package struct AskPeople: WantedJob {
  package typealias Reply = PeopleMoves

  package let request: PeopleRequest

  package func deliver(_ reply: PeopleMoves, to app: inout App) -> [App.Effect] {
    app.askedPeople = reply
    return []
  }
}

extension App {
  /// The number of plies before the position that is asked about: the one in view while its moves
  /// have scores, otherwise the one before it.
  private var peoplePly: Int? {
    guard let place = viewedPlace, areHintsAllowed else { return nil }
    if place.showsHint { return place.ply }
    guard place.scoresLine else { return nil }
    return place.ply == 0 || shownLine.plies[place.ply - 1].isPass ? nil : place.ply - 1
  }

  /// The request about how people play, or nil. A single legal move is no choice.
  private var peopleRequest: PeopleRequest? {
    guard let ply = peoplePly else { return nil }
    let request = PeopleRequest(after: shownLine.standing(at: ply), rating: peopleRating)
    return request.position.legalMoves.count > 1 ? request : nil
  }

  /// The rating of the level in the game, or of the standard level.
  ///
  /// The person has chosen it as an even match, and it is known at once. The person's own rating
  /// needs ten games and a read of the whole archive.
  var peopleRating: Int {
    let level = viewedPlace.map { $0.game == nil ? self.level : $0.level } ?? self.level
    return (level ?? .standard).rating
  }

  package var level: Level? {
    let side = Disk.allCases.first { game.modes[$0] == .computer }
    return side.flatMap { game.moveLimits[$0].level }
  }

  /// The search for how people play, until it is known.
  package var wantedPeople: AskPeople? {
    guard let request = peopleRequest, askedPeople?.request != request else { return nil }
    return AskPeople(request: request)
  }

  /// How people play the position, once that is known. The losses are those of the scores in view,
  /// as far as they are known, so that nothing contradicts them.
  package var people: PeopleMoves? {
    guard let people = askedPeople, let ply = peoplePly, people.request == peopleRequest else {
      return nil
    }
    let scored = hint?.moves ?? []
    var losses: [Square: Int] = [:]
    for move in scored { losses[move.square] = scored.loss(of: move.square) }
    if scored.isEmpty {
      if let best = scores.finalEvaluation(at: ply)?.line.first { losses[best] = 0 }
      if let played = scores.record.plies.dropFirst(ply).first, case .place(let move) = played {
        losses[move.square] = scores.plyScore(at: ply)?.loss ?? losses[move.square]
      }
    }
    return people.correcting(losses)
  }
}
