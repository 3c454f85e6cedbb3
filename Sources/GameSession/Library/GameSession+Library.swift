import Notation
import ReversiCore

/// Events about the games of the archive.
extension GameSession {
  mutating func openLibrary(_ task: LibraryRequest.Task = .open) -> [Effect] {
    overlay.sheets = [.library(Library())]
    return list(task)
  }

  /// Asks whether to add games, unless a sheet other than the library is open.
  mutating func askWhetherToAdd(_ games: [GGFGame]) -> [Effect] {
    switch sheet {
    case .library?, nil: overlay.question = .addGames(games)
    case .help?, .review?, .editor?, .fileName?, .players?, .openings?, .practice?: break
    }
    return []
  }

  /// Asks for the games around the selected one.
  mutating func list(_ task: LibraryRequest.Task = .list) -> [Effect] {
    guard let library else { return [] }
    let id = game.newRequest()
    libraryRequest = id
    if task != .list { openingRequest = id }
    return [
      .listGames(
        LibraryRequest(id: id, task: task, filter: library.filter, numbers: library.wanted))
    ]
  }

  mutating func takeGames(_ reply: LibraryReply, to id: RequestID) -> [Effect] {
    guard id == libraryRequest, var library else { return [] }
    library.list = reply.list
    library.failure = reply.failure
    if reply.list.isComplete {
      libraryRequest = nil
      library.selection = max(0, min(library.selection, reply.list.count - 1))
    }
    self.library = library
    return []
  }

  mutating func takeSummary(_ summary: GameSummary, of id: RequestID) -> [Effect] {
    if id == openingRequest { library?.take(summary) }
    return []
  }

  mutating func selectGame(_ number: Int) -> [Effect] {
    guard case .library(var library) = sheet else { return [] }
    library.selection = max(0, min(number, library.list.count - 1))
    self.library = library
    // The reply to an earlier request may lack these games.
    return library.lacksGames ? list() : []
  }

  mutating func filterGames(by text: String) -> [Effect] {
    guard case .library(var library) = sheet, library.filter != text else { return [] }
    library.filter = text
    library.selection = 0
    library.list = LibraryList()
    library.failure = nil
    self.library = library
    return list()
  }

  mutating func typeFilter(_ isTyping: Bool) -> [Effect] {
    if case .library = sheet { library?.isTyping = isTyping }
    return []
  }

  /// Reviews the selected game. The library stays open behind it.
  mutating func reviewGame() -> [Effect] {
    if case .library(let library) = sheet, let record = library.selectedGame?.record {
      overlay.sheets.append(.review(ReviewPlace(ply: record.standing, of: record)))
    }
    return []
  }

  mutating func askWhetherToRemove() -> [Effect] {
    if case .library(let library) = sheet, let game = library.selectedGame {
      overlay.question = .removeGame(game)
    }
    return []
  }

  /// Removes a game from the archive. The finished game on the board must not come back when
  /// another one takes its place.
  mutating func remove(_ removed: LibraryGame) -> [Effect] {
    let isFinished = removed.identity == game.identity && game.position.outcome != nil
    guard isFinished, game.identity != nil else { return list(.remove(removed)) }
    game.identity = nil
    return [.save(game.saved)] + list(.remove(removed))
  }
}
