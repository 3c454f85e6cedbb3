import NaiveRules
import Notation
import ReversiCore
import ReversiTesting
import Testing

/// Compares the reader of transcripts with one that plays by the naive rules and knows no records.
@Suite("Any transcript is read as by the naive rules")
struct TranscriptOracleTests {
  @Test("from any start, passes left out or written", arguments: 0..<8 as Range<UInt64>)
  func differential(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var refused = 0
    let games = 30
    for number in 0..<games {
      let record = try TextGames.random(&generator)
      var moves = record.plies.compactMap { ply -> String? in
        switch ply {
        case .place(let move): move.square.description
        case .pass: Bool.random(using: &generator) ? "--" : nil
        }
      }
      if Bool.random(using: &generator) {
        let other =
          Int.random(in: 0..<3, using: &generator) == 0
          ? "--" : Square.allCases.randomElement(using: &generator)?.description ?? "a1"
        let index = Int.random(in: 0...moves.count, using: &generator)
        if index < moves.count { moves[index] = other } else { moves.append(other) }
      }
      let expected = try Self.play(moves, from: record.start)
      let comment: Comment = "seed \(seed), game \(number)"
      do throws(MoveDefect) {
        let read = try GameRecord(start: record.start, transcript: moves.joined(separator: " "))
        #expect(expected == .end(read.position.board), comment)
      } catch {
        refused += 1
        #expect(expected == .defect(error), comment)
      }
    }
    #expect(refused > 0 && refused < games, "seed \(seed)")
  }

  private enum End: Equatable {
    case end(Board)
    case defect(MoveDefect)
  }

  private static func play(_ moves: [String], from start: Position) throws -> End {
    var board = NaiveBoard(start.board)
    var side = start.turn
    var number = 1
    for move in moves {
      guard let turn = side,
        let player = [turn, turn.opponent].first(where: { !board.moves(of: $0.symbol).isEmpty })
      else { return .defect(MoveDefect(number: number, side: nil, reason: .gameOver)) }
      func defect(_ reason: MoveDefect.Reason) -> End {
        .defect(MoveDefect(number: number, side: player, reason: reason))
      }
      guard move != "--" else {
        guard player != turn else { return defect(.passNotDue) }
        side = player
        continue
      }
      let square = try #require(Square(move))
      guard board.rows[square.row][square.column] == "-" else { return defect(.occupied(square)) }
      let place = Int(square.rawValue)
      guard board.moves(of: player.symbol).contains(place) else {
        return defect(.turnsNothingOver(square))
      }
      board = board.playing(player.symbol, at: place)
      side = player.opponent
      number += 1
    }
    return .end(try Board(rows: board.rows))
  }
}
