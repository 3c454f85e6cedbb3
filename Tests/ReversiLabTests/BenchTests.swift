import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The bench signature")
struct BenchSignatureTests {
  @Test("the search visits the known number of nodes; a deliberate change updates the number")
  func signature() {
    #expect(BenchSignature.nodes() == 29_454)
  }
}

@Suite("The positions of the endgame benchmark")
struct EndgameBenchmarkTests {
  @Test("end with #49 unless the first one is beyond it")
  func last() throws {
    #expect(try EndgameRange(first: 48).positions.map(\.number) == [48, 49])
    #expect(try EndgameRange(first: 55).positions.map(\.number) == [55])
    var range = EndgameRange(first: 57)
    range.last = 59
    #expect(try range.positions.map(\.number) == [57, 58, 59])
  }
}

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

@Suite("The benchmark of positions with known scores")
struct SuiteBenchmarkTests {
  private let folder: ScratchFolder
  private let recorder = Recorder()

  init() throws { folder = try ScratchFolder() }

  /// FFO #20, with 6 empty squares. Only h5 wins, by 6 disks.
  private static let board = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X"

  /// The benchmark's lines for these lines of a suite, except the one of nodes and time.
  private func result(_ lines: String..., arguments: String = "") throws -> [String] {
    let recorder = Recorder()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "suite")
    #expect(recorder.run("bench suite \(folder["suite"]) \(arguments)") == 0)
    #expect(recorder.complaints == [] && recorder.output.count == 2)
    let time = /\d+ nodes in \d+\.\d{3} s/
    #expect(recorder.output.last?.wholeMatch(of: time) != nil)
    return recorder.output.dropLast()
  }

  @Test("compares the score with that of the best move, and the move with all moves of that score")
  func figures() throws {
    let right = "\(Self.board); F6:+2; H5:+6; % FFO #20"
    #expect(
      try result(right) == [
        "1 positions, depth 15, 73 %: mean error 0.00 disks, same move 100 %, within 3 disks 100 %"
      ])
    let three = [right, "\(Self.board);h5:4;f6:4", "\(Self.board); F6:+11; H5:+10"]
    for threads in 1...2 {
      #expect(
        try result(
          three[0], "", "% a comment; A1:+2", three[1] + "\r", three[2],
          arguments: "--depth 20 --confidence 100 --threads \(threads)") == [
            "3 positions, depth 20, 100 %: mean error 2.33 disks, same move 67 %, "
              + "within 3 disks 67 %"
          ])
    }
  }

  @Test("searches to its depth only")
  func depth() throws {
    // FFO #40, with 20 empty squares.
    let board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X"
    let shallow = try result("\(board); A2:+38", arguments: "--depth 1")
    #expect(shallow[0].hasPrefix("1 positions, depth 1, 73 %: mean error "))
    #expect(!shallow[0].contains("mean error 0.00"))
  }

  private static let otherLines = [
    board, "\(board);", "\(board); H5", "\(board); H5:", "\(board); H5:six", "\(board); H5:+6.5",
    "\(board); H5:+65", "\(board); H5:+6:2", "\(board); A1:+6", "\(board); H9:+6",
    "\(board); H5:+6; H5:+4", "\(board); H5:+6 F6:+2", "H5:+6; \(board)", "X; H5:+6",
    "\(board) O; H5:+6", "\(board.dropLast(2)); H5:+6", "\(board.dropFirst()); H5:+6",
    "[\(board.dropLast(2))] X; H5:+6", "f5d6; C3:+2", "\u{0}; H5:+6",
  ]

  @Test(
    "refuses a file that has a line of another kind, and names the line", arguments: otherLines)
  func refused(line: String) throws {
    try folder.write("% a suite\n\(Self.board); H5:+6\n\n\(line)\n", to: "suite")
    #expect(recorder.run("bench suite \(folder["suite"])") == 1)
    #expect(
      recorder.complaints == [
        "reversi-lab: \(folder["suite"]) is not used: line 4 is not a position with its scores"
      ])
    #expect(recorder.output == [])
  }

  @Test("reads the suites of the lab", arguments: [("choose", 37), ("kept", 12)])
  func suites(name: String, count: Int) throws {
    let file = Checkout.folder.appendingPathComponent("Sources/reversi-lab/Suites/\(name).obf")
    let positions = try ScoredPosition.read(file.path)
    #expect(positions.count == count)
    #expect(positions.allSatisfy { (25...26).contains($0.position.board.empties.count) })
  }

  @Test("refuses a file without positions", arguments: ["", "\n% nothing\n"])
  func empty(content: String) throws {
    try folder.write(content, to: "suite")
    #expect(recorder.run("bench suite \(folder["suite"])") == 1)
    #expect(
      recorder.complaints == ["reversi-lab: \(folder["suite"]) is not used: it has no positions"])
  }
}
