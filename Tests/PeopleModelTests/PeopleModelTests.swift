import Foundation
import PeopleModel
import ReversiCore
import ReversiTesting
import Testing

@Suite("The people model")
struct PeopleModelTests {
  private let model = PeopleModel.standard

  private func choices(seed: UInt64) throws -> [Position] {
    try RandomGame.positions(seed: seed).filter {
      if case .toMove = $0.state { true } else { false }
    }
  }

  /// Scores of all moves, by a rule that knows nothing.
  private func sight(of position: Position) throws -> Sight {
    let scores = Dictionary(
      uniqueKeysWithValues: position.legalMoves.map { ($0, Int($0.rawValue % 13) - 6) })
    return try #require(Sight(Sight.searches.map { _ in scores }))
  }

  @Test("gives all legal moves probabilities that add up to 1", arguments: 1...10)
  func probabilities(seed: UInt64) throws {
    for position in try choices(seed: seed) {
      for points in [-1500, -400, -401, 0, 560, 561, 1500] {
        for sight in [nil, try sight(of: position)] {
          let moves = model.moves(
            in: position, after: nil, rating: Rating(nearest: points), sight: sight)
          #expect(Set(moves.map(\.square)) == Set(position.legalMoves))
          #expect(abs(moves.reduce(0) { $0 + $1.probability } - 1) < 1e-9)
          #expect(moves.allSatisfy { (0...1).contains($0.probability) })
          #expect(zip(moves, moves.dropFirst()).allSatisfy { $0.probability >= $1.probability })
        }
      }
    }
  }

  @Test("has nothing to say where there is no move")
  func noMove() throws {
    for position in try RandomGame.positions(games: 20, seed: 4) {
      if case .toMove = position.state { continue }
      #expect(model.moves(in: position, after: nil, rating: Rating(nearest: 0)).isEmpty)
    }
  }

  @Test("gives images of a position the images of its moves")
  func symmetry() throws {
    for position in try choices(seed: 8) {
      guard let side = position.turn else { continue }
      let expected = probabilities(position)
      for symmetry in BoardSymmetry.all {
        var board = Board()
        for square in symmetry.image(of: position.board.dark) { board[square] = .dark }
        for square in symmetry.image(of: position.board.light) { board[square] = .light }
        let image = probabilities(Position(board: board, turn: side))
        for (square, probability) in expected {
          let other = symmetry.image(of: SquareSet(square)).first
          #expect(abs(try #require(other.flatMap { image[$0] }) - probability) < 1e-9)
        }
      }
    }
  }

  private func probabilities(_ position: Position) -> [Square: Double] {
    let moves = model.moves(in: position, after: nil, rating: Rating(nearest: 100))
    return Dictionary(uniqueKeysWithValues: moves.map { ($0.square, $0.probability) })
  }

  @Test("changes little from one rating to the next")
  func ratings() throws {
    for position in try choices(seed: 9) {
      var before: [Square: Double] = [:]
      for points in stride(from: -1500, through: 1500, by: 10) {
        let moves = model.moves(in: position, after: nil, rating: Rating(nearest: points))
        for move in moves {
          if let earlier = before[move.square] {
            #expect(abs(move.probability - earlier) < 0.1, "at \(points) in \(position)")
          }
          before[move.square] = move.probability
        }
      }
    }
  }

  @Test("knows fewer habits far below the games")
  func fading() throws {
    for position in try choices(seed: 10) where position.legalMoves.count > 1 {
      let known = model.moves(in: position, after: nil, rating: Rating(nearest: -400))
      let unknown = model.moves(in: position, after: nil, rating: Rating(nearest: -1500))
      #expect(unknown[0].probability <= known[0].probability + 1e-9)
    }
  }

  @Test("keeps what hardly anybody plays as rare below the games")
  func rareMoves() throws {
    var rareMoves = 0
    for position in try (1...10).flatMap({ try choices(seed: $0) }) {
      let known = model.moves(in: position, after: nil, rating: Rating(nearest: -400))
      let unknown = model.moves(in: position, after: nil, rating: Rating(nearest: -1000))
      for (index, move) in known.enumerated()
      where move.probability * 200 < known[0].probability {
        rareMoves += 1
        #expect(unknown[index] == move)
      }
    }
    #expect(rareMoves > 0)
  }

  @Test("trusts the scores far above the games")
  func trust() throws {
    for position in try choices(seed: 12) {
      let sight = try sight(of: position)
      func score(_ points: Int) -> Double {
        let moves = model.moves(
          in: position, after: nil, rating: Rating(nearest: points), sight: sight)
        return moves.reduce(0) {
          $0 + $1.probability * Double(sight.scores[0][Int($1.square.rawValue)])
        }
      }
      #expect(score(1500) >= score(800) - 1e-9)
      #expect(score(800) >= score(560) - 1e-9)
    }
  }

  @Test("foretells that people often take a corner")
  func corner() throws {
    var expected = 0.0
    var atRandom = 0.0
    for position in try RandomGame.positions(games: 40, seed: 11)
    where position.legalMoves.count > 4 && !position.legalMoves.isDisjoint(with: .corners) {
      let moves = model.moves(in: position, after: nil, rating: Rating(nearest: 0))
      for move in moves where SquareSet.corners.contains(move.square) {
        expected += move.probability
        atRandom += 1 / Double(moves.count)
      }
    }
    #expect(atRandom > 5)
    #expect(expected > 2 * atRandom)
  }

  @Test("is the one of the checkout")
  func embedded() throws {
    let file = Checkout.folder.appendingPathComponent("Sources/CPeopleModel/people.model")
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(model.bytes == bytes, "touch Sources/CPeopleModel/PeopleModel.c, and build again")
    #expect(bytes.count <= 1_000_000)
  }
}

@Suite("A file of the people model")
struct ModelFormatTests {
  private let bytes = PeopleModel.standard.bytes

  @Test("is read as it was written")
  func roundTrip() throws {
    #expect(try PeopleModel(bytes: bytes).bytes == bytes)
  }

  @Test("is refused if it is something else")
  func otherFiles() {
    #expect(throws: ModelFormatError.notAModel) { try PeopleModel(bytes: []) }
    #expect(throws: ModelFormatError.notAModel) { try PeopleModel(bytes: Array("RVEW".utf8)) }
    var newer = bytes
    newer[4] = 2
    #expect(throws: ModelFormatError.unsupportedVersion(2)) { try PeopleModel(bytes: newer) }
  }

  @Test("is refused if it is damaged or cut off", arguments: [5, 11, 12, 5000, 100_000])
  func damage(place: Int) {
    var damaged = bytes
    damaged[place] ^= 1
    #expect(throws: ModelFormatError.self) { try PeopleModel(bytes: damaged) }
    #expect(throws: ModelFormatError.self) { try PeopleModel(bytes: bytes.prefix(place)) }
  }
}

@Suite("Likely moves")
struct LikelyMoveTests {
  private let moves = [
    LikelyMove(square: .d3, probability: 0.6), LikelyMove(square: .c4, probability: 0.3),
    LikelyMove(square: .f5, probability: 0.1),
  ]

  private func isAbout(_ moves: [LikelyMove], _ expected: [LikelyMove]) -> Bool {
    moves.map(\.square) == expected.map(\.square)
      && zip(moves, expected).allSatisfy { abs($0.probability - $1.probability) < 1e-9 }
  }

  @Test("stay as they are with an exponent of 1")
  func unchanged() { #expect(isAbout(moves.weighed(exponent: 1), moves)) }

  @Test("are all alike with an exponent of 0")
  func uniform() {
    #expect(moves.weighed(exponent: 0).allSatisfy { abs($0.probability - 1.0 / 3) < 1e-9 })
  }

  @Test("follow the scores, the more the fewer disks count")
  func scores() {
    let scores: [Square: Double] = [.d3: -8, .c4: -8, .f5: 0]
    #expect(isAbout(moves.weighed(exponent: 1, scores: scores, disks: 1e9), moves))
    #expect(moves.weighed(exponent: 1, scores: scores, disks: 2)[0].square == .f5)
  }
}

@Suite("A move at random")
struct RandomMoveTests {
  @Test("is played as often as its probability says")
  func frequencies() {
    let moves = [
      LikelyMove(square: .d3, probability: 0.7), LikelyMove(square: .c4, probability: 0.3),
    ]
    var generator = SeededGenerator(seed: 1)
    let chosen = (0..<4000).map { _ in moves.randomMove(using: &generator) }
    #expect((2650...2950).contains(chosen.count { $0 == .d3 }))
    #expect(chosen.allSatisfy { $0 != nil })
  }

  @Test("is never one that nobody plays")
  func nobodyPlays() {
    let moves = [
      LikelyMove(square: .d3, probability: 0.996), LikelyMove(square: .c4, probability: 0.004),
    ]
    var generator = SeededGenerator(seed: 2)
    let chosen = (0..<4000).map { _ in moves.randomMove(using: &generator) }
    #expect(chosen.allSatisfy { $0 == .d3 })
  }

  @Test("does not exist where there is no move")
  func noMove() {
    var generator = SeededGenerator(seed: 3)
    #expect([LikelyMove]().randomMove(using: &generator) == nil)
  }
}

@Suite("The opponent's last square")
struct OpposingSquareTests {
  @Test("is that of the last ply, unless that was a pass or there is none")
  func squares() throws {
    var record = GameRecord()
    #expect(record.opposingSquare == nil)
    try record.play(.f5)
    #expect(record.opposingSquare == .f5)
    var seed: UInt64 = 0
    while !record.plies.contains(where: { $0.isPass }) {
      seed += 1
      record = GameRecord()
      for move in try RandomGame(seed: seed).moves {
        record.passWhereDue()
        if let move { try record.play(move.square) }
      }
    }
    let pass = try #require(record.plies.firstIndex { $0.isPass })
    #expect(record.standing(at: pass + 1).opposingSquare == nil)
  }
}

@Suite("A rating")
struct RatingTests {
  @Test("is between -1500 and 1500")
  func range() {
    #expect(Rating(-1501) == nil)
    #expect(Rating(1501) == nil)
    #expect(Rating(-1500)?.points == -1500)
    #expect(Rating(nearest: 9999) == Rating(1500))
    #expect(Rating(nearest: -2) < Rating(nearest: 3))
  }
}

@Suite("A rating by results")
struct RatingEstimateTests {
  private func estimate(
    _ results: [(points: Int, games: Int, won: Double)], expecting expected: Int = -200
  ) -> RatingEstimate? {
    RatingEstimate(
      results.map {
        RatingEstimate.Results(
          against: Rating(nearest: $0.points), games: $0.games, points: $0.won)
      }, expecting: Rating(nearest: expected))
  }

  @Test("needs ten games")
  func few() {
    #expect(estimate([]) == nil)
    #expect(estimate([(-200, 9, 4)]) == nil)
    #expect(estimate([(-200, 10, 4)]) != nil)
  }

  @Test("is that of the opponents for half of the points, if that is expected, and more for more")
  func rating() throws {
    let half = try #require(estimate([(-200, 40, 20)]))
    #expect(half.rating.points == -200)
    let most = try #require(estimate([(-200, 1000, 910)]))
    #expect((190...210).contains(most.rating.points))
    let mixed = try #require(estimate([(-400, 50, 40), (0, 50, 10)]))
    #expect((-203...(-197)).contains(mixed.rating.points))
    let unexpected = try #require(estimate([(300, 10, 5)], expecting: -620))
    #expect(unexpected.rating.points == 231)
  }

  @Test("is finite for somebody who always wins or loses")
  func extreme() throws {
    // With the win and the loss that are added, 11 points of 12 are a lead of 400 log10 11 = 416.6.
    let best = try #require(estimate([(-200, 10, 10)]))
    #expect(best.rating.points == 217)
    let worst = try #require(estimate([(-200, 10, 0)]))
    #expect(worst.rating.points == -617)
    // A few losses would lower it more than a few wins raise it.
    #expect(best.interval.lowerBound.points == -68 && best.interval.upperBound.points == 721)
    #expect(worst.interval.lowerBound.points == -1121 && worst.interval.upperBound.points == -332)
    #expect(best.rating.bound == nil)
  }

  @Test("is a bound at the ends of the scale")
  func bounds() throws {
    let highest = try #require(estimate([(1500, 10, 10)]))
    #expect(highest.rating.points == 1500 && highest.interval.upperBound.points == 1500)
    #expect(highest.rating.bound == .minimum && highest.interval.lowerBound.bound == nil)
    let lowest = try #require(estimate([(-1500, 10, 0)], expecting: -1500))
    #expect(lowest.rating.points == -1500 && lowest.rating.bound == .maximum)
  }

  @Test("does not fall with another win, nor rise with another loss, and neither do its bounds")
  func monotony() throws {
    for seed in UInt64(0)..<400 {
      var generator = SeededGenerator(seed: seed)
      let opponents = [-1500, -1050, -620, 0, 300, 1190, 1500]
      let expected = Int.random(in: -1500...1500, using: &generator)
      var results = opponents.map { points in
        let games = [0, 0, 1, 5, 20].randomElement(using: &generator) ?? 0
        return (
          points: points, games: games,
          won: Double(Int.random(in: 0...2 * games, using: &generator)) / 2
        )
      }
      results.append((points: 100, games: 10, won: 5))
      let before = try #require(estimate(results, expecting: expected))
      for index in results.indices {
        for (won, sign) in [(1.0, 1), (0, -1)] {
          var more = results
          more[index].games += 1
          more[index].won += won
          let after = try #require(estimate(more, expecting: expected))
          for (new, old) in [
            (after.rating, before.rating), (after.interval.lowerBound, before.interval.lowerBound),
            (after.interval.upperBound, before.interval.upperBound),
          ] {
            #expect(
              (new.points - old.points) * sign >= 0,
              "seed \(seed): \(won) against \(results[index].points)")
          }
        }
      }
    }
  }

  @Test("is surer after more games")
  func interval() throws {
    // The bounds b at which (games + 2) * ln(4 p (1 - p)) = -3.84, with p = 1 / (1 + 10^(-b/400)).
    for (games, half) in [(10, 202), (40, 106), (98, 68), (1000, 22)] {
      let even = try #require(estimate([(0, games, Double(games) / 2)], expecting: 0))
      #expect(even.rating.points == 0)
      #expect(even.interval.lowerBound.points == -half)
      #expect(even.interval.upperBound.points == half)
    }
  }
}

@Suite("Scores of short searches")
struct SightTests {
  @Test("are taken only if each search has all of them")
  func completeness() {
    let searches = Sight.searches.count
    #expect(Sight(Array(repeating: [Square.d3: 1, .c4: 2], count: searches)) != nil)
    #expect(Sight(Array(repeating: [Square.d3: 1], count: searches - 1)) == nil)
    var scores = Array(repeating: [Square.d3: 1], count: searches)
    scores[1] = [.c4: 1]
    #expect(Sight(scores) == nil)
    #expect(Sight([]) == nil)
  }
}
