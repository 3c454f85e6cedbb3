import Analysis
import App
import Archive
import Coach
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage

/// Finds exercises, judges answers, and keeps the schedule. Only one thread at a time may use it.
final class PracticeCourse {
  private let location: SavedGameLocation
  private let file: PracticeFile
  private lazy var reviewer = Reviewer()
  private lazy var people = People()
  private var openings: OpeningCourse?
  private var answers = 0

  /// The shares of people that play each move, in the positions of lines so far.
  private(set) var shares: [PeopleRequest: PeopleMoves] = [:]
  /// The person's mistakes in the positions of the schedule.
  private var madeMistakes: [Position: MadeMistake] = [:]
  /// The fingerprint of the archive that the schedule followed last.
  private var followedArchive: Int?
  /// The number of the day. Each exercise and each answer reads it again.
  private let today: () -> Int

  private static let endings = EndgameExercise.all.map { PracticeItem($0.position) }
  /// The games that are in memory at once.
  private static let maximumGames = 1000
  /// The positions in which people are asked for one exercise, which takes 0.05 s.
  private static let maximumShares = 20

  private struct Game {
    let analyzed: AnalyzedGame
    let record: GameRecord
    let side: Disk
    /// The rating of the people that the person is compared with: that of the level in the game.
    let rating: Int
  }

  /// The exercises about openings after the last position of a game that the book contains. Each
  /// comes once, and again at the end after a wrong answer.
  private struct OpeningCourse {
    /// As many exercises as a person may want to answer at one time.
    private static let maximum = 40

    let game: GameRecord
    let count: Int
    var rest: [GameRecord]

    init(after game: GameRecord) {
      let book = OpeningBook.embedded
      let games = (0...game.standing).reversed().lazy.map { game.standing(at: $0) }
      self.game = game
      rest =
        games.map { book.exercises(after: $0, maximum: Self.maximum) }.first { !$0.isEmpty } ?? []
      count = rest.count
    }

    var next: Practice.FindExercise.Reply {
      guard let game = rest.first else { return .over(days: nil) }
      return .exercise(Exercise(after: game, number: count - rest.count + 1, count: count))
    }

    mutating func answer(_ position: Position, isRight: Bool) {
      // An answer comes twice if its judgement was stopped.
      guard let game = rest.first, game.position == position else { return }
      rest.removeFirst()
      if !isRight { rest.append(game) }
    }
  }

  init(beside location: SavedGameLocation, today: @escaping () -> Int = { LocalTime.today }) {
    self.location = location
    self.today = today
    file = PracticeFile(beside: location)
  }

  /// Finds the next exercise, which is an ending if there are no mistakes and lines; nil if the
  /// search was stopped.
  func next(
    _ job: Practice.FindExercise, stop: StopToken = StopToken(),
    progress: (_ positions: Int, _ count: Int) -> Void
  ) throws(PracticeFailure) -> Practice.FindExercise.Reply? {
    if job.subject == .openings {
      let course = openings?.game == job.game ? openings : nil
      openings = course ?? OpeningCourse(after: job.game)
      defer { if openings?.rest.isEmpty == true { openings = nil } }
      return openings?.next
    }
    var subject = job.subject
    while !stop.isStopped {
      let text = try subject == nil || subject == .mistakes ? readFollowingArchive() : read()
      let steps = subject == nil || subject == .lines ? text.repertoire.steps : []
      let items = items(of: subject, in: text, steps)
      let today = today()
      if let index = text.schedule.next(of: items, on: today) {
        let exercise = exercise(
          at: index, of: items, of: subject, in: text, steps, rating: job.rating, on: today, stop)
        return stop.isStopped ? nil : .exercise(exercise, isSubstitute: subject != job.subject)
      }
      if subject == .mistakes || subject == nil {
        let games = try games(besides: text.losses)
        if !games.isEmpty {
          try findMistakes(in: games, on: today, stop, progress)
          continue
        }
        if text.mistakes.isEmpty, subject == .mistakes || text.repertoire.lines.isEmpty {
          subject = .endings
          continue
        }
      }
      return .over(days: text.schedule.wait(for: items, from: today))
    }
    return nil
  }

  /// The items of a subject. New ones are asked in this order, but of those about lines the
  /// likeliest comes first.
  private func items(
    of subject: PracticeSubject?, in text: PracticeText, _ steps: [Repertoire.Step]
  ) -> [PracticeItem] {
    switch subject {
    case .endings: Self.endings
    case .openings: []
    case .mistakes: text.mistakes
    case .lines: steps.map(\.item)
    case nil: text.mistakes + text.answeredEndings + steps.map(\.item)
    }
  }

  private func exercise(
    at index: Int, of items: [PracticeItem], of subject: PracticeSubject?, in text: PracticeText,
    _ steps: [Repertoire.Step], rating: Int, on day: Int, _ stop: StopToken
  ) -> Exercise {
    let item = items[index]
    let isList = subject == .endings
    let left = text.schedule.dueCount(of: items, on: day) + text.schedule.newCount(of: items)
    let (number, count) = isList ? (index + 1, items.count) : (answers + 1, answers + left)
    if let step = step(for: item, of: steps, in: text, rating: rating, stop) {
      return Exercise(step, number: number, count: count)
    }
    return Exercise(
      position: item.position, subject: Self.endings.contains(item) ? .endings : .mistakes,
      mistake: madeMistakes[item.position], number: number, count: count)
  }

  /// The step of a line that an item stands for; nil if it stands for something else. A step that
  /// was never answered gives way to the one that people with the rating let the person reach most
  /// often.
  private func step(
    for item: PracticeItem, of steps: [Repertoire.Step], in text: PracticeText, rating: Int,
    _ stop: StopToken
  ) -> Repertoire.Step? {
    guard item.isOfLine, let step = steps.first(where: { $0.item == item }) else { return nil }
    guard text.schedule.isNew(item) else { return step }
    let answered = Set(text.schedule.entries.map(\.item))
    var asked = 0
    return text.repertoire.likeliest(of: steps.filter { !answered.contains($0.item) }) {
      square, game in
      let request = PeopleRequest(after: game, rating: rating)
      if shares[request] == nil {
        guard asked < Self.maximumShares, !stop.isStopped else { return nil }
        asked += 1
        shares[request] = people.moves(request, stop: stop)
      }
      return game.position.images(of: square).reduce(0) {
        $0 + (shares[request]?[$1]?.share ?? 0)
      }
    } ?? step
  }

  /// Judges an answer, and notes it in the schedule; nil if the search was stopped. The schedule is
  /// then as it was.
  func judge(
    _ answer: Square, to exercise: Exercise, stop: StopToken = StopToken()
  ) -> Verdict? {
    if exercise.subject == .openings {
      let moves = OpeningBook.embedded.analysis(of: exercise.position)?.moves ?? []
      let verdict = Verdict(on: answer, moves)
      openings?.answer(exercise.position, isRight: exercise.isRight(verdict))
      return verdict
    }
    let moves = reviewer.analyze(exercise.position, stop: stop).moves
    guard !stop.isStopped else { return nil }
    var verdict = Verdict(on: answer, moves)
    verdict.explanation = reviewer.engine.explanation(of: verdict, on: exercise)
    let isRight = exercise.isRight(verdict)
    if isRight, exercise.isUnchecked { verdict.fault = fault(of: answer, in: exercise, stop) }
    guard !stop.isStopped else { return nil }
    guard exercise.isKept, exercise.purpose != .hint else { return verdict }
    if isRight || !exercise.hasSecondTry { answers += 1 }
    let today = today()
    do {
      try update {
        verdict.daysToReturn = $0.schedule.answer(
          exercise.item, isRight: isRight, isSecondTry: exercise.isHelped, on: today)
        guard isRight, let day = exercise.day else { return }
        $0.streak.solve(on: today, askedOn: day)
        verdict.streak = $0.streak
      }
    } catch {
      (verdict.failure, verdict.streak, verdict.daysToReturn) = (error, nil, nil)
    }
    return verdict
  }

  /// The fault that would be found if the line were learned now.
  private func fault(
    of answer: Square, in exercise: Exercise, _ stop: StopToken
  ) -> Repertoire.Fault? {
    var game = exercise.record
    let ply = game.standing
    guard (try? game.play(answer)) != nil else { return nil }
    return reviewer.fault(at: ply, of: game, stop: stop)
  }

  private func read() throws(PracticeFailure) -> PracticeText {
    do { return try file.read() } catch { throw .unreadable(error) }
  }

  /// Drops from the schedule what belongs to games that are no longer in the archive.
  private func readFollowingArchive() throws(PracticeFailure) -> PracticeText {
    // A game that is archived in between would look as if it were gone.
    let text = try read()
    let games = try archivedGames()
    let archive = games.fingerprint
    if archive == followedArchive { return text }
    let orphans = text.orphans(besides: games)
    let mistakes = Set(text.mistakes.map(\.position)).subtracting(madeMistakes.keys)
    for (position, square) in games.moves(in: mistakes) {
      madeMistakes[position] = MadeMistake(square)
    }
    do {
      if !orphans.isEmpty { try update { $0 = $0.dropping(orphans) } }
      followedArchive = archive
    } catch {
      // They are dropped the next time.
    }
    return text.dropping(orphans)
  }

  /// The archived games that have not been analyzed, the newest first.
  private func games(
    besides known: [AnalyzedGame: GameLosses]
  ) throws(PracticeFailure) -> [Game] {
    var games: [Game] = []
    for game in try archivedGames().played {
      guard games.count < Self.maximumGames else { break }
      if let side = game.you, let analyzed = AnalyzedGame(game), known[analyzed] == nil {
        let level = game.levelGame?.level ?? .standard
        games.append(
          Game(analyzed: analyzed, record: game.record, side: side, rating: level.rating))
      }
    }
    return games
  }

  private func archivedGames() throws(PracticeFailure) -> ArchivedGames {
    do { return try ArchivedGames(beside: location) } catch { throw .unlistedGames(error) }
  }

  /// Analyzes games up to the first one with mistakes, and keeps the losses for the summary, which
  /// searches nothing itself.
  private func findMistakes(
    in games: [Game], on day: Int, _ stop: StopToken, _ progress: (Int, Int) -> Void
  ) throws(PracticeFailure) {
    for game in games {
      let count = game.record.positions.count
      var done = 0
      progress(done, count)
      let analysis = reviewer.analyze(game.record, stop: stop) {
        done += 1
        progress(done, count)
      }
      let found = reviewer.exercises(in: analysis, for: game.side, stop: stop)
      let mistakes = trapsFirst(found, in: analysis, rating: game.rating, stop)
      guard !stop.isStopped else { return }
      for index in analysis.mistakes.map({ $0 - 1 }) {
        guard case .place(let move) = game.record.plies[index], move.side == game.side else {
          continue
        }
        let loss = analysis.plyScore(at: index)?.loss
        madeMistakes[analysis.positions[index]] = MadeMistake(move.square, loss: loss)
      }
      let losses = losses(in: analysis, of: game.side)
      try update { $0.add(mistakes, in: game.analyzed, losing: losses, dueDay: day) }
      if !mistakes.isEmpty { return }
    }
  }

  /// The positions in order, first those in which people with the rating give the most away. An
  /// error that nobody else makes is only careless.
  private func trapsFirst(
    _ positions: [Position], in analysis: GameAnalysis, rating: Int, _ stop: StopToken
  ) -> [Position] {
    positions.map { position in
      let ply = analysis.positions.firstIndex(of: position) ?? 0
      let request = PeopleRequest(after: analysis.record.standing(at: ply), rating: rating)
      return (position, loss: people.moves(request, stop: stop)?.meanLoss ?? 0)
    }.enumerated().sorted { ($1.element.loss, $0.offset) < ($0.element.loss, $1.offset) }
      .map(\.element.0)
  }

  private func losses(in analysis: GameAnalysis, of side: Disk) -> GameLosses {
    let mistakes = analysis.mistakes.map { $0 - 1 }.filter { analysis.positions[$0].turn == side }
    return GameLosses(
      total: analysis.totalLoss(of: side),
      mistakes: mistakes.map { index in
        MistakeReason(
          reviewer.explanation(at: index, in: analysis)?.reasons.first?.kind,
          empties: analysis.positions[index].board.empties.count)
      })
  }

  private func update(_ change: (inout PracticeText) -> Void) throws(PracticeFailure) {
    do { try file.update(change) } catch { throw .notKept(error) }
  }
}
