import Foundation
import Link
import ReversiCore

/// Lines that no good program would send: random bytes, and lines of the protocol with changes.
struct HostileLine {
  /// The number of lines for a test; `REVERSI_FUZZ_LINES` sets another.
  static let count =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_LINES"].flatMap { Int($0) } ?? 20_000

  static let good = [
    "hello 1 black Ann", "hello 1 white Bob", "game", "game 00000000000000ff - - f5d6c3",
    "game 0000000000000001 - resigned-black f5", "move 1 f5", "move 2 d6", "move 3 c3", "pass 4",
    "ask takeback 1", "ask newgame 0000000000000007 swapped", "ask untimed", "grant takeback 1",
    "refuse untimed", "resign", "flag", "clock 5+3 1 2", "player computer", "hints yes", "bye left",
  ]

  static func next(using generator: inout SeededGenerator) -> [UInt8] {
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }
    var bytes = Array((good.randomElement(using: &generator) ?? "").utf8)
    switch number(0..<4) {
    case 0: return (0..<number(0..<600)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    case 1: return bytes
    default:
      for _ in 0...number(0..<3) where !bytes.isEmpty {
        let index = number(0..<bytes.count)
        switch number(0..<4) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(.random(in: 0...255, using: &generator), at: index)
        case 2: bytes[index] = .random(in: 32...126, using: &generator)
        default: bytes += Array((" " + (good.randomElement(using: &generator) ?? "")).utf8)
        }
      }
      return bytes
    }
  }
}
