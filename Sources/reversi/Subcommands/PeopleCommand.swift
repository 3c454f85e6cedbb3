import CommandLine
import Notation
import PeopleModel
import ReversiCore
import ReversiEngine
import Words

/// `people`: says how likely people of a rating play each legal move.
struct PeopleCommand {
  private let options: ToolOptions
  private let words: Words
  private let console: Console
  private let engine = Engine(tableBytes: Engine.sightTableBytes)

  /// Returns whether all games could be read.
  static func run(_ options: ToolOptions, words: Words, console: Console) throws(Refusal) -> Bool {
    try PeopleCommand(options: options, words: words, console: console).run()
  }

  private func run() throws(Refusal) -> Bool {
    let source = try GameSource.open(options.operand ?? [])
    var games = source.games
    var isWhole = true
    var isEmpty = true
    while let entry = try source.next(of: &games) {
      isEmpty = false
      if let message = source.message(about: entry, in: words) { console.printError(message) }
      switch entry.game {
      case .success(let game): try print(game.record)
      case .failure: isWhole = false
      }
    }
    if isEmpty { throw .noGame(name: source.name, .text(.empty)) }
    return isWhole
  }

  /// The last line is about the position in which the game stands.
  private func print(_ record: GameRecord) throws(Refusal) {
    if options.takesEveryMove {
      for count in 0..<record.standing {
        guard case .place(let move) = record.plies[count] else { continue }
        try print(record.standing(at: count), played: move.square)
      }
    }
    var record = record
    record.passWhereDue()
    try print(record, played: nil)
  }

  private func print(_ record: GameRecord, played: Square?) throws(Refusal) {
    guard let side = record.position.turn else {
      return try console.print(
        options.format == .json
          ? JSON.people([], in: record.position, rating: nil, played: nil).text
          : words.reports.over)
    }
    let rating = Rating(nearest: options.ratings[side] ?? options.rating)
    let moves = PeopleModel.standard.moves(
      in: record.position, after: record.opposingSquare, rating: rating,
      sight: engine.sight(of: record.position))
    switch options.format {
    case .json:
      try console.print(
        JSON.people(moves, in: record.position, rating: rating, played: played).text)
    case .text:
      let shares = moves.map {
        (square: $0.square, percent: FixedDecimal($0.probability * 100, digits: 1))
      }
      try console.print(words.reports.likely(shares, of: side, rating: rating.points))
    }
  }
}

extension JSON {
  /// Later versions may add members, but never change or remove one.
  fileprivate static func people(
    _ moves: [LikelyMove], in position: Position, rating: Rating?, played: Square?
  ) -> JSON {
    .object([
      ("position", .string(position.text)),
      ("rating", rating.map { .number($0.points) } ?? .null),
      ("played", played.map { .string($0.description) } ?? .null),
      (
        "moves",
        .array(
          moves.map { move in
            .object([
              ("move", .string(move.square.description)),
              ("probability", .decimal(FixedDecimal(move.probability, digits: 6))),
            ])
          })
      ),
    ])
  }
}
