import Analysis
import Foundation
import PeopleModel
import Posix
import ReversiCore
import ReversiEngine

/// The model beside a search of 12 plies, that of `analyze --level 10`.
struct DeepComparison {
  private let choices: [(choice: Choice, person: Int, sight: Sight)]
  private let model: PeopleModel

  /// Compares them on about `count` choices of each band.
  init(_ sample: ChoiceSample, _ sights: [Sight], of model: PeopleModel, count: Int) {
    var left = RatingBand.allCases.map { _ in count }
    var choices: [(choice: Choice, person: Int, sight: Sight)] = []
    // The sample is in the order of the games, and one person's games can follow each other.
    var generator = SeededGenerator(seed: 1)
    for index in sample.choices.indices.shuffled(using: &generator) {
      let band = RatingBand(Int(sample.choices[index].rating)).rawValue
      guard left[band] > 0 else { continue }
      left[band] -= 1
      choices.append((sample.choices[index], sample.people[index], sights[index]))
    }
    self.choices = choices
    self.model = model
  }

  /// A table for each band.
  func lines(_ chunks: Chunks) throws -> [String] {
    let scores = try deepScores(chunks)
    var lines: [String] = []
    for band in RatingBand.allCases {
      let indices = choices.indices.filter { RatingBand(Int(choices[$0].choice.rating)) == band }
      guard !indices.isEmpty else { continue }
      var best = MeanOfPeople()
      var model = PeopleTally()
      for index in indices {
        let (choice, person, sight) = choices[index]
        let isBest = scores[index].allSatisfy { $0.score <= score(of: choice, scores[index]) }
        best.add(isBest ? 1 : 0, of: person)
        model.add(
          self.model.probabilities(
            in: choice.board, after: choice.last.map(Int.init), rating: Int(choice.rating),
            sight: sight),
          choice, of: person)
      }
      lines += ["", "\(band.name), beside 12 plies", PeopleTally.head, model.row("the model")]
      let (disks, softmax) = bestSoftmax(scores, indices)
      lines.append(softmax.row("softmax, \(disks) disks"))
      lines.append(
        String(
          format: "a move of the best score: %.1f ± %.1f %%", best.mean * 100,
          best.interval * 100))
    }
    return lines
  }

  /// The softmax of the scores that fits the choices best, and the disks that make a move 2.7 times
  /// as likely.
  private func bestSoftmax(
    _ scores: [[(square: Int, score: Int)]], _ indices: [Int]
  ) -> (disks: Double, tally: PeopleTally) {
    func moves(_ index: Int, _ disks: Double) -> [(square: Int, probability: Double)] {
      var weights = scores[index].map { Double($0.score) / disks }
      Softmax.apply(to: &weights)
      return zip(scores[index], weights).map { ($0.square, $1) }
    }
    func loss(_ disks: Double) -> Double {
      indices.reduce(0) { sum, index in
        let choice = choices[index].choice
        let chosen = moves(index, disks).first { $0.square == Int(choice.square) }
        return sum - log(max(chosen?.probability ?? 0, 1e-12))
      }
    }
    let candidates = (2...48).map { Double($0) / 4 }
    let losses = candidates.map(loss)
    let disks = zip(candidates, losses).min { $0.1 < $1.1 }?.0 ?? 1
    var tally = PeopleTally()
    for index in indices {
      tally.add(moves(index, disks), choices[index].choice, of: choices[index].person)
    }
    return (disks, tally)
  }

  private func score(of choice: Choice, _ scores: [(square: Int, score: Int)]) -> Int {
    scores.first { $0.square == Int(choice.square) }?.score ?? -64
  }

  private func deepScores(_ chunks: Chunks) throws -> [[(square: Int, score: Int)]] {
    let found = Monitor([[(square: Int, score: Int)]](repeating: [], count: choices.count))
    let positions = choices.map(\.choice.position)
    try chunks.run(Array(choices.indices), name: "searches of 12 plies") {
      let engine = Engine()
      return { index in
        engine.forget()
        let ranked = engine.rank(positions[index], limits: .evaluation(at: Level.all[10]))
        let scores = ranked.map { (square: Int($0.square.rawValue), score: $0.score) }
        found.withValue { $0[index] = scores.sorted { $0.square < $1.square } }
      }
    }
    return found.withValue { $0 }
  }
}
