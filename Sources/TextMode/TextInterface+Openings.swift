import Analysis
import GameSession
import ReversiCore
import Words

// The known moves in a position.
extension TextInterface {
  /// The known moves, once all games are counted. Closes their list.
  func openingLines(of session: GameSession, _ reply: inout TextReply) -> [String] {
    guard case .openings(let openings) = session.sheet, openings.isComplete else { return [] }
    reply.intents.append(.send(.sheetClosed))
    let side = openings.position.turn ?? .dark
    let moves =
      openings.moves.isEmpty
      ? [words[.openingsEmpty]]
      : [heading(of: side, openings.opening)] + openings.moves.map { line(about: $0, of: side) }
    return (openings.failure.map { [words.text(of: $0)] } ?? []) + moves
  }

  private func heading(of side: Disk, _ opening: Opening?) -> String {
    words.text(
      of: opening == nil ? .textOpenings : .textOpeningsAfter,
      ["side": .side(side), "opening": opening.map { .opening($0) } ?? .text("")])
  }

  private func line(about move: OpeningMove, of side: Disk) -> String {
    let facts: [String?] = [
      move.opening.map { words.name(of: $0) }, move.score.map { sentences.score($0, of: side) },
      move.results.number.map { words.text(of: $0) }, move.results.ends.map { words.text(of: $0) },
    ]
    return words.sentence("\(sentences.name(move.square)): \(words.list(facts.compactMap(\.self)))")
  }
}
