import ReversiCore
import ReversiEngine

/// Each pair of games starts from the same position, with the sides swapped.
struct Match {
  let openings: MatchOpenings
  let seed: UInt64
  let first: any Contestant
  let second: any Contestant

  func playPair(_ number: Int) throws -> PlayedPair {
    let opening = opening(number)
    var pair = PlayedPair()
    for (game, side) in Disk.allCases.enumerated() {
      first.startGame(with: SeededGenerator(seed: seed &+ 1, game: 2 * number + game))
      second.startGame(with: SeededGenerator(seed: seed &+ 2, game: 2 * number + game))
      pair.add(try play(from: opening, first: side), from: opening, first: side)
    }
    return pair
  }

  func opening(_ number: Int) -> GameRecord {
    var generator = SeededGenerator(seed: seed, game: number)
    switch openings {
    case .listed(let records): return records[number]
    case .balanced(let plies): return BalancedOpening.record(plies: plies, using: &generator)
    case .random(let plies):
      while true {
        let record = RandomOpening.record(plies: plies, using: &generator)
        if first.isBalanced(record.position) && second.isBalanced(record.position) {
          return record
        }
      }
    }
  }

  private func play(from opening: GameRecord, first side: Disk) throws -> GameRecord {
    var record = opening
    while true {
      switch record.position.state {
      case .toMove(let turn):
        let contestant = turn == side ? first : second
        guard let square = try contestant.move(in: record), (try? record.play(square)) != nil
        else { preconditionFailure("no legal move chosen in \(record.position)") }
      case .passDue:
        guard (try? record.pass()) != nil else {
          preconditionFailure("no pass in \(record.position)")
        }
      case .over: return record
      }
    }
  }
}

struct PlayedPair {
  /// A game turned or mirrored is the same game, and so is one whose opening came to the same
  /// position by other moves.
  struct Identity: Hashable {
    /// From the end of the opening on, each as the smallest of its images.
    fileprivate let boards: [SearchBoard]
    fileprivate let firstBegins: Bool
  }

  private(set) var score = MatchScore()
  private(set) var games: [Identity] = []

  mutating func add(_ record: GameRecord, from opening: GameRecord, first side: Disk) {
    let positions = record.positions.dropFirst(opening.standing)
    games.append(
      Identity(
        boards: positions.map { CanonicalBoard(of: SearchBoard($0)).board },
        firstBegins: opening.position.turn == side))
    // Neither side is to move, so the search's board is from dark's point of view.
    let difference = SearchBoard(record.position).finalScore
    score.add(difference: side == .dark ? difference : -difference)
  }
}

enum MatchOpenings: Sendable {
  /// After a random number of random plies, where both contestants find the position balanced.
  case random(plies: ClosedRange<Int>)
  /// After random plies, where neither side is ahead by the engine's estimate.
  case balanced(plies: Int)
  case listed([GameRecord])

  var count: Int? {
    if case .listed(let records) = self { records.count } else { nil }
  }

  /// As `match openings` writes them.
  static func listed(in path: String) throws(WorkError) -> MatchOpenings {
    var records: [GameRecord] = []
    for (number, line) in try Files.read(path).split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let record = try? GameRecord(transcript: String(decoding: line, as: UTF8.self)),
        case .toMove = record.position.state
      else {
        throw .badFile(path: path, why: "line \(number + 1) is not the opening of a game")
      }
      records.append(record)
    }
    guard !records.isEmpty else { throw .badFile(path: path, why: "it is empty") }
    return .listed(records)
  }
}
