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
    package let game: GameRecord
    /// The positions before the first ply and after each one.
    fileprivate let shapes: [OpeningShape]

    /// The line of a game's standing plies; nil if it did not start from the new-game position, or
    /// if the side has no choice in it.
    package init?(_ game: GameRecord, of side: Disk) {
      self.side = side
      self.game = game.standingRecord
      shapes = self.game.positions.map { OpeningShape($0) }
      guard game.start == .newGame, positions.contains(where: { $0.1.isChoice }) else {
        return nil
      }
    }

    /// The positions in which the side moves, with the number of plies before each.
    package var positions: some Sequence<(Int, Position)> {
      zip(game.plies.indices, game.positions).lazy.filter {
        game.plies[$0.0].side == side && !game.plies[$0.0].isPass
      }
    }

    /// The line up to a number of plies; nil if there is no choice in it.
    package func upTo(_ plies: Int) -> Line? { Line(game.standing(at: plies), of: side) }

    fileprivate func begins(with other: Line) -> Bool {
      side == other.side && shapes.starts(with: other.shapes)
    }

    /// Whether a position or a mirror image is in the line, whatever moves led to it.
    fileprivate func contains(_ shape: OpeningShape) -> Bool { shapes.contains(shape) }

    /// Whether the line ends in a position, or in a mirror image.
    package func ends(in position: Position) -> Bool { shapes.last == OpeningShape(position) }

    package static func == (one: Line, other: Line) -> Bool {
      one.side == other.side && one.shapes == other.shapes
    }

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
    /// Whether the line was checked when it was learned.
    package let isChecked: Bool

    package var item: PracticeItem { PracticeItem(game.position, isOfLine: true) }
  }

  /// The move with which a game left the lines of a side.
  package struct Departure: Sendable, Hashable {
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

  /// A move of a line's side that gives more away than ``maximumLoss``.
  package struct Fault: Sendable, Hashable {
    /// The number of plies before it.
    package let ply: Int
    /// The number of the move in the game, from 1.
    package let number: Int
    package let move: Move
    /// The disks that it gives away.
    package let loss: Int
    package let best: Square

    package init(ply: Int, number: Int, move: Move, loss: Int, best: Square) {
      self.ply = ply
      self.number = number
      self.move = move
      self.loss = loss
      self.best = best
    }
  }

  /// What each move of a line's side may give away, in disks. The other side may err: that is what
  /// one learns to punish.
  package static let maximumLoss = 2

  /// The lines, each once, the latest at the end.
  package private(set) var lines: [Line]
  /// The lines whose moves were found good. Versions before 1.33 learned lines without a search.
  package private(set) var checked: Set<Line>

  /// A repertoire of lines; `checked` are those that were found good. If two lines are equal, the
  /// first one counts.
  package init(_ lines: [Line] = [], checked: Set<Line> = []) {
    var known: Set<Line> = []
    self.lines = lines.filter { known.insert($0).inserted }
    self.checked = checked.intersection(known)
  }

  package func contains(_ line: Line) -> Bool { lines.contains(line) }

  /// Whether a line, or one that begins with it, is there.
  package func covers(_ line: Line) -> Bool { lines.contains { $0.begins(with: line) } }

  /// Adds a line that was checked, in place of those that it begins with, or removes it.
  package mutating func set(_ line: Line, isLearned: Bool) {
    if !isLearned {
      lines.removeAll { $0 == line }
    } else if !contains(line) {
      lines.removeAll { line.begins(with: $0) }
      lines.append(line)
    }
    checked = checked.union(isLearned ? [line] : []).intersection(lines)
  }

  /// The lines that go through a position or a mirror image, whatever moves led to it.
  package func lines(through position: Position) -> [Line] {
    let shape = OpeningShape(position)
    return lines.filter { $0.contains(shape) }
  }

  /// The positions in which the person has to know what to play, each once, those of a line in its
  /// order. Positions in which every legal move is right are left out.
  package var steps: [Step] {
    var steps: [Step] = []
    for side in Disk.allCases {
      let next = next(for: side)
      var known: Set<OpeningShape> = []
      for line in lines where line.side == side {
        for (ply, position) in line.positions where known.insert(line.shapes[ply]).inserted {
          let answers = position.squares(leadingTo: next[line.shapes[ply]] ?? [])
          if answers == position.legalMoves { continue }
          steps.append(
            Step(
              side: side, game: line.game.standing(at: ply), answers: answers,
              isChecked: checked.contains(line)))
        }
      }
    }
    return steps
  }

  /// The departure of a game from the lines of a side; nil unless its last ply shows that.
  ///
  /// Positions decide, not the order of moves: a move that is not in the line has left it once
  /// three plies cannot lead back. Nothing is left after the end of a line.
  package func departure(of game: GameRecord, fromLinesOf side: Disk) -> Departure? {
    let next = next(for: side)
    guard game.start == .newGame, !next.isEmpty else { return nil }
    let positions = game.standingRecord.positions
    let shapes = positions.map { OpeningShape($0) }
    let ends = Set(lines.compactMap { $0.side == side ? $0.shapes.last : nil })
    guard let last = shapes.lastIndex(where: { next[$0] != nil }), last < game.standing,
      !shapes[(last + 1)...].contains(where: ends.contains),
      case .place(let move) = game.plies[last], let expected = next[shapes[last]]
    else { return nil }
    let all = ends.union(next.keys)
    func isInLine(after plies: Int) -> Bool {
      plies == last || positions[plies].leads(to: all, within: last + 3 - plies)
    }
    guard isInLine(after: game.standing - 1), !isInLine(after: game.standing) else { return nil }
    return Departure(side: side, move: move, expected: positions[last].squares(leadingTo: expected))
  }

  /// The step among `steps` that people let the person reach most often.
  ///
  /// `share` is the share of people who play a move, or an image of it, in the position of a game.
  /// If it is nil, each legal move is as likely. It is asked only as far as the choice depends on
  /// it.
  package func likeliest(
    of steps: [Step], share: (_ square: Square, _ game: GameRecord) -> Double?
  ) -> Step? {
    struct Place: Hashable {
      let side: Disk
      let shape: OpeningShape
    }
    let wanted = Dictionary(
      steps.map { (Place(side: $0.side, shape: OpeningShape($0.game.position)), $0) },
      uniquingKeysWith: { first, _ in first })
    let next = Dictionary(uniqueKeysWithValues: Disk.allCases.map { ($0, self.next(for: $0)) })
    // Nothing after the likeliest place is likelier.
    var reached = Disk.allCases.map {
      (place: Place(side: $0, shape: OpeningShape(.newGame)), game: GameRecord(), share: 1.0)
    }
    var known = Set(reached.map(\.place))
    while let index = reached.indices.max(by: { reached[$0].share < reached[$1].share }) {
      let (place, game, likelihood) = reached.remove(at: index)
      if let step = wanted[place] { return step }
      for square in game.position.squares(leadingTo: next[place.side]?[place.shape] ?? []) {
        var after = game
        guard (try? after.play(square)) != nil else { continue }
        after.passWhereDue()
        let following = Place(side: place.side, shape: OpeningShape(after.position))
        guard known.insert(following).inserted else { continue }
        let isReply = game.position.turn != place.side
        let share =
          isReply
          ? share(square, game) ?? 1 / Double(game.position.legalMoves.count) : 1
        reached.append((following, after, likelihood * share))
      }
    }
    return nil
  }

  /// The positions after each position of a side's lines; none after the end of a line.
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

  fileprivate func squares(leadingTo shapes: Set<OpeningShape>) -> SquareSet {
    SquareSet(legalMoves.filter { shape(after: $0).map(shapes.contains) ?? false })
  }

  fileprivate var isChoice: Bool {
    legalMoves.first.map { images(of: $0) != legalMoves } ?? false
  }

  fileprivate func leads(to shapes: Set<OpeningShape>, within plies: Int) -> Bool {
    if shapes.contains(OpeningShape(self)) { return true }
    guard plies > 0 else { return false }
    var passed = self
    if (try? passed.pass()) != nil { return passed.leads(to: shapes, within: plies - 1) }
    return legalMoves.contains { square in
      var next = self
      return (try? next.play(square)) != nil && next.leads(to: shapes, within: plies - 1)
    }
  }

  private func shape(after square: Square) -> OpeningShape? {
    var position = self
    guard (try? position.play(square)) != nil else { return nil }
    return OpeningShape(position)
  }
}
