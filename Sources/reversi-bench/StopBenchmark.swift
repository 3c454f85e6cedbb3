import Posix
import ReversiCore
import ReversiEngine
import ToolArguments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Stops searches at random moments and measures how long they take to end.
struct StopBenchmark {
  let threads: Int
  let stops: Int

  init(arguments: inout Arguments) {
    threads = arguments.option("--threads", or: 1)
    stops = arguments.number(or: 1000)
  }

  func run() {
    var generator = SeededGenerator(seed: 1)
    var delays: [Duration] = []
    let endgames = endgamePositions.filter { $0.number >= 40 }
    for number in 0..<stops {
      let start = number % 2 == 0 ? .newGame : endgames[number / 2 % endgames.count].start
      let stop = StopToken()
      let ended = Monitor<ContinuousClock.Instant?>(nil)
      let limits = SearchLimits(exactFrom: 30, selectivity: .percent73, threads: threads)
      let thread = try? SystemThread(stackSize: 4 << 20) {
        let engine = Engine()
        engine.search(start, limits: limits, stop: stop)
        ended.withValue { $0 = .now }
      }
      usleep(UInt32.random(in: 0...30_000, using: &generator))
      let asked = ContinuousClock.now
      stop.stop()
      thread?.join()
      if let ended = ended.withValue({ $0 }) { delays.append(ended - asked) }
    }
    delays.sort()
    guard let worst = delays.last else { return }
    print("\(delays.count) stops: median \(delays[delays.count / 2]), worst \(worst)")
  }
}
