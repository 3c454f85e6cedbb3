import Foundation
import PeopleModel
import ReversiCore

/// How far the openings of the model are from those of people.
///
/// The distance is the total variation between the frequencies of positions after a number of
/// plies. Images of a position are one position. Even games that the model itself played would not
/// reach 0, because there are only a few: the floor is the mean distance of as many such games.
struct OpeningComparison {
  private static let plies = 8

  private let rows: [(band: RatingBand, games: [PeopleGame])]
  private let model: PeopleModel

  /// Compares the games in which two people of a part and of the same band played.
  init(_ games: [PeopleGame], _ part: PeoplePart, _ model: PeopleModel) {
    let own = games.enumerated().filter { PeoplePart(of: $1, number: $0) == part }.map(\.element)
    rows = RatingBand.allCases.map { band in
      (
        band,
        own.filter { game in
          game.squares.count >= Self.plies
            && game.ratings.allSatisfy { RatingBand($0) == band }
        }
      )
    }
    self.model = model
  }

  /// A row for each band.
  var lines: [String] {
    ["Openings: distance of positions after \(Self.plies) plies, and its mean after 1 to 8"]
      + rows.compactMap { band, games in
        guard !games.isEmpty else { return nil }
        let rating = games.flatMap(\.ratings).reduce(0, +) / (2 * games.count)
        let expected = expectedPositions(rating: rating)
        let distances = expected.enumerated().map { ply, expected in
          distance(Self.positions(of: games, after: ply + 1), expected)
        }
        var generator = SeededGenerator(seed: 1)
        let floors = expected.map { floor(of: $0, games: games.count, using: &generator) }
        return String(
          format: "%@ %5d games  %.3f (floor %.3f)  mean %.3f (floor %.3f)",
          band.name.padding(toLength: 12, withPad: " ", startingAt: 0), games.count,
          distances[Self.plies - 1], floors[Self.plies - 1],
          distances.reduce(0, +) / Double(Self.plies), floors.reduce(0, +) / Double(Self.plies))
      }
  }

  private typealias Frequencies = [SidedBoard: Double]

  /// A position of the opening, and the opponent's last square.
  private struct Opening: Hashable {
    let board: SidedBoard
    let last: Int?
  }

  /// The model's frequencies of positions after 1, 2, … plies.
  private func expectedPositions(rating: Int) -> [Frequencies] {
    let start = CanonicalBoard(of: SidedBoard(.newGame)).board
    var current = [Opening(board: start, last: nil): 1.0]
    return (0..<Self.plies).map { _ in
      var next: [Opening: Double] = [:]
      for (opening, share) in current where share > 1e-7 && opening.board.moves != 0 {
        let moves = model.probabilities(
          in: opening.board, after: opening.last, rating: rating, sight: nil)
        for (square, probability) in moves {
          let board = opening.board
          let after = CanonicalBoard(of: board.playing(square, flips: board.flips(at: square)))
          next[Opening(board: after.board, last: after.image(of: square)), default: 0] +=
            share * probability
        }
      }
      current = next
      return next.reduce(into: [:]) { $0[$1.key.board, default: 0] += $1.value }
    }
  }

  private static func positions(of games: [PeopleGame], after plies: Int) -> Frequencies {
    var frequencies: Frequencies = [:]
    for game in games {
      var board = SidedBoard(.newGame)
      for square in game.squares.prefix(plies) {
        if board.moves == 0 { board = board.passed }
        board = board.playing(Int(square), flips: board.flips(at: Int(square)))
      }
      frequencies[CanonicalBoard(of: board).board, default: 0] += 1 / Double(games.count)
    }
    return frequencies
  }

  private func distance(_ one: Frequencies, _ other: Frequencies) -> Double {
    let boards = Set(one.keys).union(other.keys)
    return boards.reduce(0) { $0 + abs((one[$1] ?? 0) - (other[$1] ?? 0)) } / 2
  }

  /// The mean distance of `games` random games of the model from its frequencies.
  private func floor(
    of expected: Frequencies, games: Int, using generator: inout SeededGenerator
  ) -> Double {
    let boards = expected.keys.sorted()
    let rounds = 10
    var sum = 0.0
    for _ in 0..<rounds {
      var drawn: Frequencies = [:]
      let marks = (0..<games).map { _ in Double.random(in: 0..<1, using: &generator) }.sorted()
      var mark = 0
      var total = 0.0
      for board in boards {
        total += expected[board] ?? 0
        while mark < games, marks[mark] < total {
          drawn[board, default: 0] += 1 / Double(games)
          mark += 1
        }
      }
      sum += distance(drawn, expected)
    }
    return sum / Double(rounds)
  }
}
