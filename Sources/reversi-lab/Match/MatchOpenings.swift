import Posix
import ReversiCore
import ReversiEngine

/// The openings of a match.
enum MatchOpenings: Sendable {
  /// After a random number of random plies, where both contestants find the position balanced.
  case random(plies: ClosedRange<Int>)
  /// After random plies, where neither side is ahead by the engine's estimate.
  case balanced(plies: Int)
  /// After the moves of given games, each once.
  case listed([GameRecord])

  /// The number of openings, or nil for any number.
  var count: Int? {
    if case .listed(let records) = self { records.count } else { nil }
  }

  /// Reads openings, one a line as `match openings` writes them.
  ///
  /// - Throws: `WorkError` if the file cannot be read, or a line is not a game that goes on.
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
