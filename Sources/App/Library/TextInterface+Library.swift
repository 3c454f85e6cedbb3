import GameSession
import ReversiCore
import Words

// The games of the archive.
extension TextInterface {
  /// The most games that are listed at once.
  private static let maximumListed = 20
  /// The moves that a line has: as many as a turn lists.
  private static let listedMoves = 8

  /// Lists the newest games that fit some words.
  mutating func listGames(_ words: String) -> TextReply {
    hasListedGames = false
    return reply(intents: .send(.sheetOpened(.library)), .send(.library(.filtered(words))))
  }

  /// Opens the game that was listed with a number.
  func openGame(_ number: Int) -> TextReply {
    guard listedGames.indices.contains(number - 1), let record = listedGames[number - 1].record
    else { return reply(words.library.noGame(number)) }
    return reply(intents: .send(.loadRequested(record.withoutNames)))
  }

  /// The newest games, once they are known, and then how the person has done. Closes the library.
  mutating func libraryLines(of session: App, _ reply: inout TextReply) -> [String] {
    guard case .library(let library) = session.sheet else { return [] }
    var lines: [String] = []
    if !hasListedGames {
      let list = library.list
      guard list.isComplete || list.games.count >= Self.maximumListed else { return [] }
      hasListedGames = true
      lines = listLines(of: library)
    }
    // Without games there is nothing to count.
    let isCounted = library.failure == nil && !listedGames.isEmpty
    guard !isCounted || library.isSummaryComplete else { return lines }
    reply.intents.append(.send(.sheetClosed))
    guard isCounted, let summary = library.summary else { return lines }
    return lines + [words.wins(in: summary), words.losses(in: summary)].compactMap { $0?.longest }
  }

  private mutating func listLines(of library: Library) -> [String] {
    listedGames = Array(library.list.games.prefix(Self.maximumListed))
    let games = listedGames.enumerated().map { index, game in
      let line =
        game.record == nil
        ? words.library.noGame : words.line(of: game, moves: Self.listedMoves)
      return "\(index + 1). \(line)"
    }
    if let failure = library.failure { return games + [words.files.wording(of: failure).longest] }
    guard games.isEmpty else { return games + [words.library.tip] }
    return [(library.filter.isEmpty ? words.library.empty : words.library.noMatch).longest]
  }
}
