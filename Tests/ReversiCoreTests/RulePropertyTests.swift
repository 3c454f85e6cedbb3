import NaiveRules
import ReversiCore
import ReversiTesting
import Testing

@Suite("In every position of random games")
struct RulePropertyTests {
  static let seedBlocks: [Range<UInt64>] = (0..<8).map { 250 * $0..<250 * ($0 + 1) }

  @Test("legal moves and flips are those of a walk along the rays", arguments: seedBlocks)
  func generatorEqualsNaiveWalk(seeds: Range<UInt64>) throws {
    // The oracle is slow. A tenth of the games contains every kind of position many times.
    for seed in seeds where seed % 10 == 0 {
      for position in try RandomGame.positions(seed: seed) {
        let naive = NaiveBoard(position.board)
        for side in Disk.allCases {
          let legal = position.board.legalMoves(for: side)
          #expect(
            Set(legal.map { Int($0.rawValue) }) == naive.moves(of: side.symbol), "seed \(seed)")
          let wrong = Square.allCases.filter { square in
            let flips = position.board.move(of: side, at: square)?.flips ?? []
            return Set(flips.map { Int($0.rawValue) })
              != naive.flips(of: side.symbol, at: Int(square.rawValue))
          }
          #expect(wrong.isEmpty, "seed \(seed), in\n\(position.board)")
        }
      }
    }
  }

  @Test("a square can be played if and only if it is legal", arguments: seedBlocks)
  func legalMeansPlays(seeds: Range<UInt64>) throws {
    for seed in seeds {
      for position in try RandomGame.positions(seed: seed) {
        guard let turn = position.turn else { continue }
        let legal = position.board.legalMoves(for: turn)
        let wrong = Square.allCases.filter { square in
          // Throwing is slow in tests, so only a part of the games does it.
          guard seed % 50 == 0 else {
            return (position.board.move(of: turn, at: square) != nil) != legal.contains(square)
          }
          var next = position
          let isPlayed = (try? next.play(square)) != nil
          return isPlayed != legal.contains(square) || isPlayed == (next == position)
        }
        #expect(wrong.isEmpty, "seed \(seed), in\n\(position.board)")
      }
    }
  }

  @Test(
    "undoing a move restores the board before it, and undoing part of it the boards between",
    arguments: seedBlocks)
  func undoInvertsPlay(seeds: Range<UInt64>) throws {
    for seed in seeds where seed % 5 == 0 {
      for position in try RandomGame.positions(seed: seed) {
        guard let square = position.legalMoves.first(where: { _ in true }) else { continue }
        var next = position
        let move = try next.play(square)
        #expect(next.board.undoing(move) == position.board, "seed \(seed)")
        #expect(next.board.undoing(move, keeping: move.changes.count) == next.board, "seed \(seed)")
        let before = position.board.count(of: move.side)
        let counts = (0...move.changes.count).map { shown in
          next.board.undoing(move, keeping: shown).count(of: move.side)
        }
        #expect(counts == (0...move.changes.count).map { before + $0 }, "seed \(seed)")
      }
    }
  }

  @Test("disks add up: a move adds one, and flips change sides", arguments: seedBlocks)
  func countsAddUp(seeds: Range<UInt64>) throws {
    for seed in seeds where seed % 5 == 0 {
      for position in try RandomGame.positions(seed: seed) {
        let board = position.board
        #expect(board.count(of: .dark) + board.count(of: .light) + board.empties.count == 64)
        #expect(board.dark.intersection(board.light).isEmpty)
        for square in position.legalMoves {
          var next = position
          let move = try next.play(square)
          let (own, opposing) = (move.side, move.side.opponent)
          let gained = next.board.count(of: own) - board.count(of: own)
          let lost = board.count(of: opposing) - next.board.count(of: opposing)
          let isRight = gained == 1 + move.flips.count && lost == move.flips.count
          #expect(isRight && Set(move.changes).count == gained, "seed \(seed), \(square)")
        }
      }
    }
  }

  @Test("turning or mirroring the board commutes with playing", arguments: Symmetry.all)
  func symmetriesCommute(symmetry: Symmetry) throws {
    for seed in UInt64(0)..<20 {
      for position in try RandomGame.positions(seed: seed) {
        guard let turn = position.turn else { continue }
        let image = Position(board: symmetry(position.board), turn: turn)
        for square in position.legalMoves {
          var (next, nextImage) = (position, image)
          let move = try next.play(square)
          let moveImage = try nextImage.play(symmetry(square))
          #expect(nextImage.board == symmetry(next.board), "seed \(seed), \(square)")
          #expect(Set(moveImage.flips) == Set(move.flips.map { symmetry($0) }))
        }
        #expect(image.legalMoves.count == position.legalMoves.count)
      }
    }
  }
}
