import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import TextMode
import Words

/// `practice`: asks for the best moves where the player made mistakes, or in endings, and brings
/// them back on later days.
struct PracticeCommand {
  private var subject: PracticeSubject
  private let location: SavedGameLocation
  private let file: PracticeFile
  private let words: Words
  private let engine = Engine(tableBytes: 16 << 20)
  private var input = LineInput(StandardStream.input)

  private static let endings = EndgameExercise.all.map(\.position)

  /// A game of the player that may have mistakes.
  private struct Game {
    let analyzed: AnalyzedGame
    let record: GameRecord
    let side: Disk
  }

  init(_ subject: PracticeSubject, beside location: SavedGameLocation, words: Words) {
    self.subject = subject
    self.location = location
    file = PracticeFile(beside: location)
    self.words = words
  }

  /// Asks until the player leaves, or no exercise is left for today.
  ///
  /// - Throws: `Refusal` if the schedule or the archive cannot be read, the schedule cannot be
  ///   written, or the output cannot be printed.
  mutating func run() throws(Refusal) {
    var games: ArraySlice<Game> = []
    var asked = 0
    while true {
      let text: PracticeText
      do { text = try file.read() } catch { throw .unreadablePractice(error) }
      let positions = positions(in: text.schedule)
      let today = LocalTime.today
      if let index = text.schedule.next(of: positions, on: today) {
        let isEnding = subject == .endings
        let number = isEnding ? index + 1 : asked + 1
        let count =
          isEnding ? positions.count : asked + text.schedule.dueCount(of: positions, on: today)
        guard try ask(positions[index], number: number, of: count, on: today) else { return }
        asked += 1
        continue
      }
      if subject == .mistakes {
        if games.isEmpty { games = try self.games(besides: text.games) }
        if !games.isEmpty {
          games = try findMistakes(in: games, on: today)
          continue
        }
        if positions.isEmpty {
          try Console.print(words[.practiceNoMistakes])
          subject = .endings
          continue
        }
      }
      let days = text.schedule.wait(for: positions, from: today) ?? 1
      return try Console.print(words.text(of: .practiceOver, ["days": .number(days)]))
    }
  }
}

/// The exercises.
extension PracticeCommand {
  private func positions(in schedule: PracticeSchedule) -> [Position] {
    switch subject {
    case .endings: return Self.endings
    case .mistakes:
      let endings = Set(Self.endings)
      // A line that someone has edited may hold any position.
      return schedule.entries.map(\.position)
        .filter { !endings.contains($0) && $0.legalMoves.count > 1 }
    }
  }

  /// The player's games in the archive that have not been analyzed, the newest first.
  private func games(besides known: [AnalyzedGame]) throws(Refusal) -> ArraySlice<Game> {
    let known = Set(known)
    var games: ArraySlice<Game> = []
    _ = try GamesCommand.read("", beside: location, words: words) {
      game, _ throws(Refusal) in
      guard let game = game.archived, let side = game.you, let identity = game.identity else {
        return true
      }
      let analyzed = AnalyzedGame(identity: identity, plies: game.record.plies.count)
      if !known.contains(analyzed) {
        games.append(Game(analyzed: analyzed, record: game.record, side: side))
      }
      return games.count < Self.mostGames
    }
    return games
  }

  /// The games that are in memory at once.
  private static let mostGames = 1000

  /// Analyzes games until one of them has mistakes, and adds these to the schedule. Returns the games
  /// that are left.
  private func findMistakes(
    in games: ArraySlice<Game>, on day: Int
  ) throws(Refusal) -> ArraySlice<Game> {
    var progress = ConsoleProgress.start()
    defer { progress.clear() }
    for (index, game) in zip(games.indices, games) {
      progress.show(
        words.text(
          of: .summaryProgress,
          ["number": .number(index - games.startIndex), "count": .number(games.count)]))
      let mistakes = engine.exercises(in: game.record, for: game.side)
      try update { $0.add(mistakes, in: game.analyzed, dueDay: day) }
      if !mistakes.isEmpty { return games[(index + 1)...] }
    }
    return []
  }

  private func update(_ change: (inout PracticeText) -> Void) throws(Refusal) {
    do { try file.update(change) } catch { throw .answerNotKept(error) }
  }
}

/// The conversation.
extension PracticeCommand {
  /// Asks for the best move in a position. Returns false if the player leaves.
  private mutating func ask(
    _ position: Position, number: Int, of count: Int, on day: Int
  ) throws(Refusal) -> Bool {
    try Console.print(words.exercise(position, number: number, of: count))
    guard let answer = try answer(to: position) else { return false }
    let moves = engine.analyze(position, limits: .exercise).moves
    try Console.print(words.verdict(on: answer, moves, of: position.turn ?? .dark))
    try update {
      $0.schedule.answer(position, isRight: moves.loss(of: answer) == 0, on: day)
    }
    return true
  }

  /// Waits for a legal move; nil if the player leaves.
  private mutating func answer(to position: Position) throws(Refusal) -> Square? {
    while let line = nextLine() {
      if let square = Square(line), position.legalMoves.contains(square) { return square }
      if ["q", "quit"].contains(line) { return nil }
      try Console.print(words.answers(to: position))
    }
    return nil
  }

  /// The next line of the player, in lower case and without blanks around it; nil at the end.
  private mutating func nextLine() -> String? {
    while input.next == nil {
      _ = waitForInput(on: [input.descriptor], timeout: nil)
      do { try input.read() } catch { return nil }
    }
    switch input.take() {
    case .text(let line): return line.split(separator: " ").joined(separator: " ").lowercased()
    case .notText, .tooLong: return ""
    case .end, nil: return nil
    }
  }
}
