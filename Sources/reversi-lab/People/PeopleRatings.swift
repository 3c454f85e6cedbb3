import Foundation
import PeopleModel

/// The ratings that explain the results of games best, after Bradley and Terry.
///
/// A person 400 points ahead wins ten times as often. A draw is half a win. Each person has also
/// drawn four games against an opponent of strength 0, so that people who win or lose everything
/// have a rating, too. The mean of all people is 0.
struct PeopleRatings {
  /// By the numbers of the people.
  let points: [Int: Double]

  private static let draws = 4.0
  private static let pointsPerUnit = 400 / log(10.0)
  /// The last steps, in units. They and the differences between machines stay far below a point, so
  /// rounded ratings are the same everywhere.
  private static let rest = 1e-10

  init(_ games: [WthorPeople.Game]) {
    let people = Set(games.flatMap(\.people)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(people, people.indices))
    var opponents = people.map { _ in [Int]() }
    var scores = people.map { _ in Self.draws / 2 }
    for game in games {
      let both = game.people.compactMap { places[$0] }
      opponents[both[0]].append(both[1])
      opponents[both[1]].append(both[0])
      scores[both[0]] += game.score
      scores[both[1]] += 1 - game.score
    }
    var strengths = people.map { _ in 0.0 }
    var largest = Double.infinity
    while largest > Self.rest {
      largest = 0
      for person in people.indices {
        let strength = strengths[person]
        let drawn = Self.expected(strength)
        var excess = scores[person] - Self.draws * drawn
        var slope = Self.draws * drawn * (1 - drawn)
        for opponent in opponents[person] {
          let expected = Self.expected(strength - strengths[opponent])
          excess -= expected
          slope += expected * (1 - expected)
        }
        // Newton's step, with a logarithm that keeps it from going too far.
        let step = excess / slope
        strengths[person] += step < 0 ? -log(1 - step) : log(1 + step)
        largest = max(largest, abs(step))
      }
    }
    let mean = strengths.reduce(0, +) / Double(max(1, people.count))
    points = Dictionary(
      uniqueKeysWithValues: zip(people, strengths.map { ($0 - mean) * Self.pointsPerUnit }))
  }

  /// Rounded; the end of the range for a rating beyond it.
  func rating(of person: Int) -> Int {
    Rating(nearest: Int(points[person, default: 0].rounded())).points
  }

  private static func expected(_ lead: Double) -> Double { 1 / (1 + exp(-lead)) }
}
