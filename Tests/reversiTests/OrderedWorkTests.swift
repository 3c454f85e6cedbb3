import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi

@Suite("Ordered work")
struct OrderedWorkTests {
  /// The outputs for inputs from another thread.
  private func results<Output: Sendable>(
    of work: OrderedWork<Int, Output>, for inputs: Range<Int>
  ) throws -> [Output] {
    _ = try SystemThread {
      for input in inputs { work.start(input) }
      work.close()
    }
    var results: [Output] = []
    while true {
      try Deadline.generous.wait(for: "an output", readable: work.signal.descriptor)
      let (more, isOver) = work.collect()
      results += more
      if isOver { return results }
    }
  }

  @Test("returns its outputs in order, however long each input takes", arguments: [1, 2, 5])
  func order(threads: Int) throws {
    let work = try OrderedWork<Int, Int>.start(threads: threads) {
      { number in
        var generator = SeededGenerator(seed: UInt64(number))
        for _ in 0..<Int.random(in: 0...20_000, using: &generator) { _ = generator.next() }
        return number
      }
    }
    #expect(try results(of: work, for: 0..<500) == Array(0..<500))
  }

  @Test("ends at once if there is nothing to do")
  func nothing() throws {
    let work = try OrderedWork<Int, Int>.start(threads: 2) { { $0 } }
    #expect(try results(of: work, for: 0..<0) == [])
  }

  @Test("accepts only a few inputs ahead of the outputs that were taken")
  func bounded() throws {
    let started = Monitor(0)
    let work = try OrderedWork<Int, Int>.start(threads: 2) { { $0 } }
    _ = try SystemThread {
      for number in 0..<1000 {
        work.start(number)
        started.withValue { $0 = number + 1 }
      }
      work.close()
    }
    var taken = 0
    while true {
      try Deadline.generous.wait(for: "an output", readable: work.signal.descriptor)
      #expect(started.withValue { $0 } <= taken + 2 * 16)
      let (results, isOver) = work.collect()
      taken += results.count
      if isOver { break }
    }
    #expect(taken == 1000)
  }
}
