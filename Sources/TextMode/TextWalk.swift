import App
import GameSession
import ReversiCore

/// The game as the person walks through it in the review or the openings: each position of it, and
/// moves that the person tries. The game itself stays as it is.
struct TextWalk: FeatureLines {
  let place: TextPlace?
  /// The record with the moves that were left behind the position, where no pass is due.
  private(set) var walked: GameRecord

  var record: GameRecord? { walked }

  init(_ place: TextPlace, from record: GameRecord) {
    self.place = place
    walked = record
    stand(at: record.standing)
  }

  func question(_ text: TextInterface, in app: App) -> String? {
    switch walked.position.state {
    case .toMove(let side):
      text.sentences.turn(
        walked.moveNumber, of: NamedSide(side: side), walked.position.legalMoves)
    case .over(let outcome):
      text.sentences.over(walked.position.board.counts, outcome, you: app.you, isAsking: false)
    case .passDue: nil
    }
  }

  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    do throws(TypingMistake) {
      if let squares = try Operand(typed: line).moves() {
        return playing(squares, &text, in: app)
      }
      return line.trimmed.isEmpty
        ? text.replyAwaited(in: app) : try text.takeCommand(line, in: app)
    } catch {
      return text.reply(text.sentences.text(of: error))
    }
  }

  private func playing(
    _ squares: [Square], _ text: inout TextInterface, in app: App
  ) -> TextReply {
    var walk = self
    var lines: [String] = []
    for square in squares {
      let position = walk.walked.position
      guard let move = walk.play(square) else {
        lines.append(text.refusal(of: square, in: position))
        break
      }
      lines.append(
        text.sentences.move(
          move, of: NamedSide(side: move.side), walk.walked.position.board.counts))
    }
    return walk.walked == walked ? text.reply(lines) : text.go(to: walk, saying: lines, in: app)
  }

  /// Nil if it is illegal. A move of the record leaves the later ones there.
  private mutating func play(_ square: Square) -> Move? {
    guard let move = try? walked.position.move(at: square) else { return nil }
    if walked.plies.dropFirst(walked.standing).first != .place(move) {
      _ = try? walked.play(square)
      stand(at: walked.standing)
    } else {
      stand(at: walked.standing + 1)
    }
    return move
  }

  /// Takes this number of moves back, or plays them again if it is negative, as far as possible.
  /// Nil if there is none.
  func stepping(back steps: Int) -> TextWalk? {
    var walk = self
    for _ in 0..<abs(steps) {
      let plies = walk.walked.plies
      let standing = walk.walked.standing
      let target =
        steps > 0
        ? plies.prefix(standing).lastIndex { !$0.isPass }
        : plies.dropFirst(standing).firstIndex { !$0.isPass }.map { $0 + 1 }
      guard let target else { break }
      walk.stand(at: target)
    }
    return walk.walked == walked ? nil : walk
  }

  /// After the pass, if one is due there.
  private mutating func stand(at ply: Int) { walked = walked.standingAfterPass(at: ply).passing }
}

extension TextInterface {
  /// Says what has led to a position of the walk, and what can follow.
  mutating func go(to walk: TextWalk, saying lines: [String], in app: App) -> TextReply {
    beside = walk
    guard walk.place == .openings else { return reply(lines + awaited(in: app)) }
    var reply = listOpenings(after: walk, in: app)
    reply.lines = lines.map(\.printable) + reply.lines
    return reply
  }

  /// Plays moves again if the number is negative.
  mutating func step(back steps: Int, _ walk: TextWalk, in app: App) -> TextReply {
    guard let next = walk.stepping(back: steps) else {
      return reply(steps > 0 ? sentences.nothingToUndo : sentences.nothingToRedo)
    }
    let last = next.walked.lastMove.map { sentences.last($0, of: NamedSide(side: $0.side)) }
    return go(to: next, saying: [last].compactMap(\.self), in: app)
  }
}
