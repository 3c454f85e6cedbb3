import Analysis
import App
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiEngine
import ReversiTesting
import Storage
import Testing

@testable import reversi

/// People compare what one part of the program says with what another one says.
@Suite("The loss of a move is one number")
struct OneNumberTests {
  private static let records = [KnownGame.tie, .lightWipedOut].compactMap {
    try? GameRecord(transcript: $0.transcript)
  }

  private static func reply(_ computer: Computer, _ kind: PlayerRequest.Kind, _ record: GameRecord)
    -> PositionAnalysis?
  {
    var found: PositionAnalysis?
    computer.think(
      about: PlayerRequest(id: RequestID(serial: 1), record: record, kind: kind), stop: StopToken()
    ) { if case .analysis(let analysis, _) = $0 { found = analysis } }
    return found
  }

  @Test("in a review and in its variations, whatever was searched before", arguments: records)
  func review(of record: GameRecord) throws {
    let analysis = Reviewer().analyze(record)
    #expect(analysis.isFinal)
    let computer = Computer(seed: nil)
    for index in 0..<record.plies.count where analysis.positions[index].outcome == nil {
      let game = record.standing(at: index)
      if index % 7 == 0 { _ = Self.reply(computer, .analysis(.level(Level.all[8])), game) }
      let found = try #require(Self.reply(computer, .review, game))
      #expect(found == analysis.analysis(at: index), "ply \(index)")
    }
  }

  @Test("in hints of text mode, and in practice")
  func moves() throws {
    let record = Self.records[0]
    let reviewer = Reviewer()
    let analysis = reviewer.analyze(record)
    let computer = Computer(seed: nil)
    let course = PracticeCourse(
      beside: SavedGameLocation(named: SystemString("/no-such-folder/game")))
    #expect(analysis.mistakes.count > 3)
    for index in analysis.mistakes.map({ $0 - 1 }) {
      let score = try #require(analysis.plyScore(at: index))
      guard case .place(let move) = score.ply else { continue }
      let position = analysis.positions[index]
      let hint = try #require(
        Self.reply(computer, .analysis(.level(.review)), record.standing(at: index)))
      let exercise = Exercise(position: position, subject: .mistakes, number: 1, count: 1)
      let verdict = try #require(course.judge(move.square, to: exercise))
      #expect(Set(hint.moves.map(\.square)) == Set(position.legalMoves))
      #expect(hint.moves.loss(of: move.square) == score.loss)
      #expect(hint.moves.first?.square == score.bestMove)
      #expect(verdict.moves == hint.moves && verdict.loss == score.loss)
      #expect(verdict.explanation?.loss == score.loss)
    }
  }

  @Test("in analyze, however many games it reads at the same time")
  func analyze() throws {
    let folder = try ScratchFolder()
    try folder.write(
      Self.records.map(\.transcript).joined(separator: "\n") + "\n", to: "games.txt")
    let outcome = try CalledProgram(in: folder).run("analyze --threads 2 --format json @games.txt")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == Self.records.count)
    for (line, record) in zip(lines, Self.records) {
      let analysis = Reviewer().analyze(record)
      let losses = record.plies.indices.map { analysis.plyScore(at: $0)?.loss }
      #expect(numbers("loss", in: line) == losses)
      #expect(numbers("level", in: line) == [10])
    }
  }

  private func numbers(_ member: String, in line: Substring) -> [Int?] {
    line.components(after: "\"\(member)\":").map { Int($0.prefix { $0.isNumber }) }
  }
}

extension Substring {
  fileprivate func components(after word: String) -> [Substring] {
    var (rest, found) = (self, [Substring]())
    while let index = rest.firstRange(of: word) {
      rest = rest[index.upperBound...]
      found.append(rest)
    }
    return found
  }
}
