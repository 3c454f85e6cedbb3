import Analysis
import Archive
import Coach
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import ReversiTesting
import Storage
import Testing

@testable import reversi

@Suite("The losses in the person's games")
struct GameLossTests {
  private let folder: ScratchFolder
  private let location: SavedGameLocation
  private let losses: GameLosses

  private let newest: AnalyzedGame
  private let oldest: AnalyzedGame

  /// Two games against level 3 and one that no computer played, the newest last.
  init() throws {
    folder = try ScratchFolder()
    location = SavedGameLocation(named: SystemString(folder["game"]))
    losses = GameLosses(beside: location)
    let games = [
      try KnownGame.lightWipedOut.archived(0), try KnownGame.darkWipedOut.archived(1),
    ]
    oldest = try #require(try AnalyzedGame(ArchivedGame(line: games[0])))
    newest = try #require(try AnalyzedGame(ArchivedGame(line: games[1])))
    try folder.write(games.joined() + "(;GM[Othello];)\n", to: "games.ggf")
  }

  /// The count of the games.
  private func summary() throws -> GameSummary {
    var summary = GameSummary()
    for game in try ArchivedGames(beside: location) {
      if let game = game?.levelGame { summary.add(game) }
    }
    return summary
  }

  private func kept() throws -> [AnalyzedGame: TotalLoss] {
    try PracticeFile(beside: location).read().losses
  }

  @Test("are found once and kept, the newest game first, and added from the oldest on")
  func added() throws {
    // No analysis finds so much.
    try folder.write(
      "loss \(newest.text) 300 6\nwhy \(newest.text) 34corner\n", to: "games.practice")
    let counted = try summary()
    #expect(counted.analyzedCount == 2)
    var known: [[Double]] = []
    let first = try losses.add(to: counted) { known.append($0.losses) }
    let found = try #require(first).losses
    #expect(known == [[50]])
    #expect(found.count == 2 && found[0] < 10 && found[1] == 50)
    let file = try kept()
    let loss = try #require(file[oldest])
    #expect(loss.moves == 5 && loss.mean == found[0])
    #expect(try #require(first).mistakes.last == [MistakeReason(.corner, empties: 34)])
    let again = try losses.add(to: counted) { _ in known.append([]) }
    #expect(again == first)
    #expect(known.count == 1, "nothing is analyzed twice")
  }

  @Test("that are known stay, and the reasons for the mistakes are added")
  func reasons() throws {
    let lines = [oldest, newest].map { "loss \($0.text) 300 6\n" }.sorted()
    try folder.write(lines.joined(), to: "games.practice")
    let found = try #require(try losses.add(to: try summary()) { _ in })
    #expect(found.losses == [50, 50] && found.mistakes.count == 2)
    #expect(found.mistakeCount > 0)
    let text = try PracticeFile(beside: location).read()
    #expect([oldest, newest].map { text.reasons[$0] } == found.mistakes)
  }

  @Test("are found again if the game was played to another end of the same length")
  func anotherEnd() throws {
    try folder.write("loss \(oldest.text) 300 5\n", to: "games.practice")
    let line = try KnownGame.lightWipedOut.archived(0)
    let other = line.replacing("B[f1]", with: "B[g1]")
    try folder.write(other, to: "games.ggf")
    let found = try #require(try losses.add(to: try summary()) { _ in }).losses
    #expect(found.count == 1 && found[0] < 60)
  }

  @Test("are not kept if the search was stopped")
  func stopped() throws {
    let stop = StopToken()
    let counted = try summary()
    let result = try losses.add(to: counted, stop: stop) { _ in stop.stop() }
    #expect(result == nil)
    #expect(try kept().isEmpty)
  }

  @Test("are kept when the mistakes of a game are searched for, too")
  func mistakes() throws {
    _ = try PracticeCourse(beside: location).next(.mistakes) { _, _ in }
    #expect(try kept().keys.contains(newest))
    var known: [GameSummary] = []
    _ = try losses.add(to: try summary()) { known.append($0) }
    #expect(known.allSatisfy { !$0.losses.isEmpty })
  }
}
