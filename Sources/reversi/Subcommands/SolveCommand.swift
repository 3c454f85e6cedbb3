import CommandLine
import Posix
import ReversiCore
import ReversiEngine
import Screen
import Words

/// `solve`: reports how positions end with perfect play: the given one, or those of a file.
struct SolveCommand {
  private let operand: [UInt8]
  private let format: ToolOptions.Format
  private let words: Words
  private let engine = Engine(tableBytes: 64 << 20)

  init(_ options: ToolOptions, words: Words) {
    operand = options.operand ?? []
    format = options.format
    self.words = words
  }

  /// Solves the operand, and prints a line for each position.
  ///
  /// - Returns: Whether all lines of the file were positions.
  /// - Throws: `Refusal` if the operand cannot be read, or the output cannot be written.
  func run() throws(Refusal) -> Bool {
    let given = String(validating: operand, as: UTF8.self).map { GameText.games(in: $0) } ?? []
    if let record = try? given.first?.get().record {
      try solve(record)
      return true
    }
    if SystemString(bytes: operand).isAsLongAsPosition, case .failure(let defect)? = given.first {
      let shown = SystemString(bytes: operand.prefix(20)).description + "..."
      throw .noGame(name: .file(shown), .text(defect))
    }
    let source = try GameSource.open(operand)
    var games = source.games
    var isWhole = true
    while let entry = try source.next(of: &games) {
      switch entry.game {
      case .success(let game): try solve(game.record)
      case .failure(let defect):
        isWhole = false
        Console.printError(source.complaint(about: defect, at: entry.place, in: words))
      }
    }
    return isWhole
  }

  /// Solves the position at the end of a record.
  private func solve(_ record: GameRecord) throws(Refusal) {
    let start = MonotonicClock.now
    engine.forget()
    let report = engine.solve(record.position, threads: processorCount())
    let solution = Solution(
      position: record.position, score: report.score, line: report.principalVariation,
      nodes: report.nodes, time: MonotonicClock.now - start)
    switch format {
    case .text: try Console.print(words.solution(solution))
    case .json: try Console.print(solution.json)
    }
  }
}
