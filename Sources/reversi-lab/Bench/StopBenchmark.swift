import CommandLine
import EndgamePositions
import Foundation
import Posix
import ReversiCore
import ReversiEngine

/// `bench stop`: stops searches at random moments and measures how long they take to end.
struct StopBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "stop", "measures the time from a stop to the end of the search",
    operands: [.number("stops", in: 1...1_000_000, at: \.stops, "searches that are stopped")],
    options: [.searchThreads(at: \.threads)])

  private var stops = 1000
  private var threads = 1

  func run(on console: Console) throws {
    var generator = SeededGenerator(seed: 1)
    let endgames = EndgamePosition.ffo.filter { 40...49 ~= $0.number }
    let limits = SearchLimits(exactFrom: 30, selectivity: .percent73, threads: threads)
    let delays = try (0..<stops).map { number in
      let start = number % 2 == 0 ? .newGame : endgames[number / 2 % endgames.count].start
      let stop = StopToken()
      let end = Monitor<ContinuousClock.Instant?>(nil)
      let thread = try SystemThread {
        Engine().search(start, limits: limits, stop: stop)
        end.withValue { $0 = .now }
      }
      usleep(UInt32.random(in: 0...30_000, using: &generator))
      let asked = ContinuousClock.now
      stop.stop()
      thread.join()
      return (end.withValue { $0 } ?? .now) - asked
    }.sorted()
    guard let worst = delays.last else { return }
    try console.print("\(stops) stops: median \(delays[stops / 2]), worst \(worst)")
  }
}
