import Testing

@testable import reversi_lab

@Suite("The benchmark of certainty")
struct CertaintyBenchmarkTests {
  @Test("has a row for each depth that is shown, whatever the number of threads")
  func rows() {
    func output(threads: Int) -> [String] {
      let recorder = Recorder()
      let line = "bench certainty 6 --exact-from 20 --depth 7 --threads \(threads)"
      #expect(recorder.run(line) == 0 && recorder.complaints == [])
      return recorder.output
    }
    let lines = output(threads: 1)
    #expect(output(threads: 2) == lines)
    let counts = lines.filter { $0.hasSuffix("at 95 %") || $0.hasSuffix("exact scores") }
      .compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(counts.reduce(0, +) == 6)
    let deep = lines.filter { $0.hasPrefix("depth ") }.suffix(3)
    #expect(deep.map { $0.prefix(13) } == ["depth 1, 73 %", "depth 2, 73 %", "depth 3, 73 %"])
  }
}
