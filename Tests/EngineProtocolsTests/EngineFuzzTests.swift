import EngineProtocols
import Foundation
import ReversiCore
import ReversiTesting
import Testing

/// `REVERSI_FUZZ_LINES` sets the number of lines for each server.
@Suite("Random lines")
struct EngineFuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_LINES"].flatMap { Int($0) } ?? 20_000

  private static let words = [
    "nboard", "set", "depth", "game", "contempt", "move", "hint", "go", "ping", "learn", "analyze",
    "protocol_version", "name", "known_command", "list_commands", "boardsize", "clear_board",
    "komi", "play", "genmove", "reg_genmove", "undo", "time_settings", "time_left", "final_score",
    "showboard", "setboard", "set_game", "b", "w", "f5", "D6/1.5/2", "PA", "pass", "c3//1e999", "2",
    "8", "-1", "0", "9999999999999999999", "0.5", "nan", "#", "quit", "(;GM[Othello]", "TI[1:00]",
    "TB[0:00/1/2]", "BO[8 ", "---------------------------O*------*O---------------------------",
    "*]", "B[F5/1/2]W[D6]B[PA]", ";)", "f5d6c3", "\u{0}", "\u{7}", "\u{FFFD}", "é", "\r", "[", "]",
    "=1", "@",
  ]

  private static func line(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      return String(decoding: bytes, as: UTF8.self)
    case 1:
      var record = GameRecord()
      try? record.playAtRandom(Int.random(in: 0...80, using: &generator), using: &generator)
      return "set game \(record.ggf())"
    case 2:
      return String(repeating: words.randomElement(using: &generator) ?? "", count: 2000)
    default:
      let count = Int.random(in: 0..<7, using: &generator)
      return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
    }
  }

  /// Sends lines in bursts, and replies that do and do not match the search. The server never
  /// traps, never starts a second search, and never writes an empty line in NBoard.
  private static func torment(_ makeServer: () -> any ProtocolServer, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var server = makeServer()
    var live: SearchRequest?
    var rest = count
    while rest > 0 {
      var effects: [ServerEffect]
      if let request = live, Bool.random(using: &generator) {
        effects = server.receive(
          reply(to: request, using: &generator),
          to: Int.random(in: 0..<8, using: &generator) == 0 ? request.id - 1 : request.id)
      } else {
        let burst = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          line(using: &generator)
        }
        rest -= burst.count
        effects = server.read(burst)
      }
      for effect in effects {
        switch effect {
        case .write(let line): #expect(!line.isEmpty || server is GTPServer)
        case .search(let request): live = request
        case .stop: break
        case .quit:
          server = makeServer()
          live = nil
        }
      }
    }
  }

  private static func reply(
    to request: SearchRequest, using generator: inout SeededGenerator
  ) -> SearchReply {
    let square = request.record.position.legalMoves.first ?? .a1
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let squares = (0..<5).compactMap { _ in Square.allCases.randomElement(using: &generator) }
      let line = SearchLine(
        squares: [square] + squares, score: 64, plies: 60, confidence: 73, isExact: false)
      return .found([line], nodes: .max, seconds: .infinity)
    case 1: return .score(plies: 3, score: -64)
    case 2: return request.goal == .move ? .move(square, score: nil, seconds: 1e300) : .done
    default: return .move(square, score: 1, seconds: 0.1)
    }
  }

  @Test("in the NBoard protocol do no harm")
  func nboard() { Self.torment({ NBoardServer(name: "A", level: .standard) }, seed: 1) }

  @Test("in the Go Text Protocol do no harm")
  func gtp() { Self.torment({ GTPServer(name: "A", version: "1", level: nil) }, seed: 2) }
}
