import Analysis
import GameSession
import GameTesting
import ReversiCore

@testable import App
@testable import Screen

extension App {
  static func started(
    _ position: Position = .newGame, modes: Sides<Mode> = SavedGame.new.modes,
    speed: AnimationSpeed = .normal, engines: [ExternalEngineName] = [],
    todaysEnding: TodaysEnding? = nil, isCoachOn: Bool = false
  ) -> App {
    let game = SavedGame(record: GameRecord(start: position), modes: modes)
    return begin(
      game, stored: nil, pace: GameSession.Pace(speed: speed), engines: engines,
      todaysEnding: todaysEnding, isCoachOn: isCoachOn
    ).app
  }

  /// The shortest line that leads to a pass in a game that continues. Dark must pass.
  static let passing = started().playing("f5 f6 c4 g5 h5 h4 f7 h6")

  static let tied: App = {
    var board = Board()
    for square in Square.allCases {
      board[square] = (square.row + square.column / 4).isMultiple(of: 2) ? .dark : .light
    }
    return started(Position(board: board, turn: .dark))
  }()

  func after(_ event: Event) -> App {
    var app = self
    _ = app.handle(event)
    return app
  }

  func choosing(_ square: Square) -> App { after(.game(.squareChosen(square))) }

  func switching(_ side: Disk) -> App {
    after(.game(.modeChanged(side, game.switchedMode(of: side))))
  }

  /// The scores go from the last square of the board to the first.
  func hinting(
    _ scores: [Int], _ certainty: Certainty = .estimate(confidence: 73)
  ) -> App {
    var asked = self
    let requests = asked.handle(.game(.hintRequested)).compactMap(\.playerRequest)
    guard let id = requests.first?.id, let side = game.position.turn else { return asked }
    let moves = zip(asked.game.choices.reversed(), scores).map {
      MoveScore.scored($0, $1, certainty)
    }
    return asked.after(.game(.replied(id, .scores(moves, of: side, isFinal: true))))
  }

  func showing(steps: Int) -> App {
    var app = self
    for _ in 0..<steps {
      guard let animation = app.game.animation else { break }
      _ = app.handle(.game(.stepElapsed(animation.stepID)))
    }
    return app
  }

  func playing(_ moves: String) -> App {
    moves.split(separator: " ").compactMap { Square(String($0)) }.reduce(self) {
      $0.choosing($1).showing(steps: .max)
    }
  }

  /// The game does not have the first of the moves.
  func trying(_ count: Int) -> App {
    var app = self
    for _ in 0..<count {
      guard let review = app.reviewedLine else { break }
      let ply = review.game.record.plies.dropFirst(review.ply).first
      let square = review.choices.first { square in
        if case .place(let move)? = ply { move.square != square } else { true }
      }
      guard let square else { break }
      app = app.studying(.review(.variationPlayed(square)))
    }
    return app
  }

  func replied<Kind: Job>(_ reply: Kind.Reply, to kind: Kind.Type) -> App {
    running[kind].map { after(.reply(reply, to: kind, $0.id)) } ?? self
  }

  static func resuming(_ game: SavedGame) -> App {
    begin(game, stored: game, pace: GameSession.Pace()).app
  }

  func analyzed() -> App {
    var app = App.begin(
      game.saved, stored: game.saved, pace: GameSession.Pace(), scoresFinishedGame: true
    ).app
    while let (id, search) = app.running[PositionSearch.self] {
      _ = app.handle(.game(.replied(id, search.request(id).evaluated)))
    }
    return app
  }

  /// Replies to a number of the analyses that the event requests. Scores of positions with few
  /// empty squares are exact.
  func studying(_ event: Event, answers: Int = .max) -> App {
    var app = self
    var effects = app.handle(event)
    for _ in 0..<answers {
      guard let request = effects.compactMap(\.playerRequest).first else { break }
      if case .move = request.kind { break }
      effects = app.handle(.game(.replied(request.id, request.evaluated)))
    }
    return app
  }
}
