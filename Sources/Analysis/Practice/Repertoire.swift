import ReversiCore

/// The opening lines that a person wants to know.
///
/// How the board is turned or mirrored does not matter.
package struct Repertoire: Sendable, Hashable {
  /// A line: the moves of both sides from the new-game position on. The person plays one side.
  ///
  /// Lines are equal if they lead through the same positions or their mirror images.
  package struct Line: Sendable, Hashable {
    /// The side whose moves the person wants to know.
    package let side: Disk
    /// The moves.
    package let game: GameRecord
    /// The positions before the first ply and after each one.
    fileprivate let shapes: [OpeningShape]

    /// The line of a game's standing plies; nil if it did not start from the new-game position, or
    /// if the side has nothing to choose in it.
    package init?(_ game: GameRecord, of side: Disk) {
      self.side = side
      self.game = game.standingRecord
      shapes = self.game.positions.map { OpeningShape($0) }
      guard game.start == .newGame, positions.contains(where: { $0.1.isChoice }) else {
        return nil
      }
    }

    /// The positions in which the side moves, with the number of plies before each.
    fileprivate var positions: some Sequence<(Int, Position)> {
      zip(game.plies.indices, game.positions).lazy.filter {
        game.plies[$0.0].side == side && !game.plies[$0.0].isPass
      }
    }

    package static func == (one: Line, other: Line) -> Bool {
      one.side == other.side && one.shapes == other.shapes
    }

    /// Feeds the line into a hasher.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(side)
      hasher.combine(shapes)
    }
  }

  /// A position of the lines in which the side of the line moves.
  package struct Step: Sendable, Hashable {
    package let side: Disk
    /// The moves of the line before the position.
    package let game: GameRecord
    /// The moves of the lines, and those that lead to a mirror image of the same position.
    package let answers: SquareSet

    package var item: PracticeItem { PracticeItem(game.position, isOfLine: true) }
  }

  /// The move with which a game left the lines of a side.
  package struct Departure: Sendable, Hashable {
    /// The side of the lines.
    package let side: Disk
    package let move: Move
    /// The moves of the lines in place of it; at least one.
    package let expected: SquareSet

    package init(side: Disk, move: Move, expected: SquareSet) {
      self.side = side
      self.move = move
      self.expected = expected
    }
  }

  /// The lines, each once, the one that was added last at the end.
  package private(set) var lines: [Line] = []

  /// An empty repertoire.
  package init() {}

  package func contains(_ line: Line) -> Bool { lines.contains(line) }

  /// Adds a line, unless it is there, or removes it.
  package mutating func set(_ line: Line, isLearned: Bool) {
    if contains(line) == isLearned { return }
    if isLearned { lines.append(line) } else { lines.removeAll { $0 == line } }
  }

  /// The positions in which the person has to know what to play, each once, those of a line in its
  /// order. Those in which each legal move is right are left out.
  package var steps: [Step] {
    var steps: [Step] = []
    for side in Disk.allCases {
      let next = next(for: side)
      var known: Set<OpeningShape> = []
      for line in lines where line.side == side {
        for (ply, position) in line.positions where known.insert(line.shapes[ply]).inserted {
          let answers = position.squares(leadingTo: next[line.shapes[ply]] ?? [])
          if answers == position.legalMoves { continue }
          steps.append(Step(side: side, game: line.game.standing(at: ply), answers: answers))
        }
      }
    }
    return steps
  }

  /// The departure of a game from the lines of a side with its last ply; nil if the game still
  /// follows a line, came to the end of one, or left them before.
  package func departure(of game: GameRecord, fromLinesOf side: Disk) -> Departure? {
    let next = next(for: side)
    guard game.start == .newGame, !next.isEmpty, game.standing > 0,
      case .place(let move) = game.plies[game.standing - 1]
    else { return nil }
    let positions = game.standingRecord.positions
    let shapes = positions.map { OpeningShape($0) }
    let ends = Set(lines.compactMap { $0.side == side ? $0.shapes.last : nil })
    // Before the last ply, the game was in a line that goes on.
    guard shapes.dropLast().allSatisfy({ next[$0] != nil }),
      let last = shapes.last, next[last] == nil, !ends.contains(last),
      let before = positions.dropLast().last, let expected = next[OpeningShape(before)]
    else { return nil }
    return Departure(side: side, move: move, expected: before.squares(leadingTo: expected))
  }

  /// The positions that follow each position of the lines of a side. There are none after the end
  /// of a line.
  private func next(for side: Disk) -> [OpeningShape: Set<OpeningShape>] {
    var next: [OpeningShape: Set<OpeningShape>] = [:]
    for line in lines where line.side == side {
      for (shape, after) in zip(line.shapes, line.shapes.dropFirst()) {
        next[shape, default: []].insert(after)
      }
    }
    return next
  }
}

extension Position {
  /// The legal moves that lead to the same position as a move, or to its mirror image under the
  /// symmetries of the new-game position.
  package func images(of square: Square) -> SquareSet {
    shape(after: square).map { squares(leadingTo: [$0]) } ?? []
  }

  /// The legal moves that lead to one of some positions.
  fileprivate func squares(leadingTo shapes: Set<OpeningShape>) -> SquareSet {
    SquareSet(legalMoves.filter { shape(after: $0).map(shapes.contains) ?? false })
  }

  /// Whether the legal moves lead to several positions.
  fileprivate var isChoice: Bool {
    legalMoves.first.map { images(of: $0) != legalMoves } ?? false
  }

  private func shape(after square: Square) -> OpeningShape? {
    var position = self
    guard (try? position.play(square)) != nil else { return nil }
    return OpeningShape(position)
  }
}
