import PeopleModel
import ReversiCore
import ReversiEngine

/// About as many choices in each band of ratings.
struct ChoiceSample: Sendable {
  let choices: [Choice]
  let people: [Int]
  /// Names the sample's files.
  private let name: String

  /// An interruption loses unfinished files.
  private static let chunk = 500

  /// About `count` in each band, or all if there are fewer.
  init(of part: PeoplePart, in games: [PeopleGame], count: Int, seed: UInt64) {
    name = "\(part)-\(count)-\(seed)"
    var found = [Double](repeating: 0, count: RatingBand.allCases.count)
    Self.visit(part, games) { _, choice, _ in
      found[RatingBand(Int(choice.rating)).rawValue] += 1
    }
    var choices: [Choice] = []
    var people: [Int] = []
    var generator = SeededGenerator(seed: seed)
    Self.visit(part, games) { game, choice, _ in
      let share = Double(count) / found[RatingBand(Int(choice.rating)).rawValue]
      if Double.random(in: 0..<1, using: &generator) < share {
        choices.append(choice)
        people.append(game.people[Int(choice.side)])
      }
    }
    self.choices = choices
    self.people = people
  }

  static func visit(
    _ part: PeoplePart, _ games: [PeopleGame], _ visit: (PeopleGame, Choice, Int) -> Void
  ) {
    for (number, game) in games.enumerated() where PeoplePart(of: game, number: number) == part {
      game.replay { choice in
        if part.counts(Int(choice.side), of: game) { visit(game, choice, number) }
      }
    }
  }

  /// What is not in the folder yet is searched.
  func sights(in folder: DataFolder, _ chunks: Chunks) throws -> [Sight] {
    let count = (choices.count + Self.chunk - 1) / Self.chunk
    let missing = folder.missing(of: count, fileName)
    try chunks.run(missing, name: "scores of \(name) × \(Self.chunk)") {
      let engine = Engine(tableBytes: Engine.sightTableBytes)
      return { number in
        let sights = choices[range(of: number)].map { choice in
          guard let sight = engine.sight(of: choice.position) else {
            preconditionFailure("searches of \(choice.position) found other moves")
          }
          return sight
        }
        try folder.write(encode(sights, of: number), to: fileName(number))
      }
    }
    return try (0..<count).flatMap { number in
      try folder.read(fileName(number)) { bytes throws(Damage) in
        try decode(bytes, of: number)
      }
    }
  }

  private func fileName(_ chunk: Int) -> String { "\(name)/\(chunk)" }

  private func range(of chunk: Int) -> Range<Int> {
    chunk * Self.chunk..<min(choices.count, (chunk + 1) * Self.chunk)
  }

  private static let mark = "RVPS"

  /// For each choice and each search, the score of each legal move as a byte.
  private func encode(_ sights: [Sight], of chunk: Int) -> [UInt8] {
    var content: [UInt8] = []
    for (choice, sight) in zip(choices[range(of: chunk)], sights) {
      for scores in sight.scores {
        for square in SquareSet(rawValue: choice.board.moves) {
          content.append(UInt8(bitPattern: Int8(scores[Int(square.rawValue)])))
        }
      }
    }
    return SealedFile.encode(content, mark: Self.mark)
  }

  private func decode(_ bytes: [UInt8], of chunk: Int) throws(Damage) -> [Sight] {
    var reader = ByteReader(try SealedFile.decode(bytes, mark: Self.mark))
    var sights: [Sight] = []
    for choice in choices[range(of: chunk)] {
      var scores = Array(
        repeating: [Int](repeating: 0, count: 64), count: Sight.searches.count)
      for search in scores.indices {
        for square in SquareSet(rawValue: choice.board.moves) {
          guard let score = reader.number(Int8.self) else { throw Damage("it is cut off") }
          scores[search][Int(square.rawValue)] = Int(score)
        }
      }
      sights.append(Sight(scores: scores))
    }
    guard reader.isAtEnd else { throw Damage("it is too long") }
    return sights
  }
}

extension DataFolder {
  static func ofPeople(_ path: String, games: [PeopleGame]) throws(WorkError) -> DataFolder {
    let searches = Sight.searches.map { "\($0.depth) from \($0.exactFrom)" }
    let moves = games.lazy.flatMap(\.squares)
    let checksum = moves.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return try DataFolder.open(
      path,
      settings: "people, \(games.count) games \(String(checksum, radix: 16)), searches "
        + searches.joined(separator: ", ")
        + ", evaluation \(EvaluationWeights.embedded.fingerprint)\n")
  }
}
