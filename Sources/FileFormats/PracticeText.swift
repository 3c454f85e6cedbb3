import Analysis
import Archive
import Coach
import GameSession
import ReversiCore

/// The file of the practice schedule.
///
/// It has a line for each position, the latest answer last, with the cells, the side to move, the
/// right answers since the last wrong one, and the number of the day on which the position comes
/// back, counted from 1970-01-01. If the moves of the person's lines are asked in it, the word
/// `move` stands before that. A line for each of the person's lines has the word `line`, the side,
/// and the moves; if they were checked, another one with the word `checked` follows, so that
/// earlier versions read all of the person's lines. A line for each game that was searched for
/// mistakes has the word `review`, the text of ``AnalyzedGame``, the disks that the person gave
/// away, the number of the person's moves, and the text of ``MistakeReason`` for each mistake. The
/// line of the streak has the word `streak`, the number of the last day, and the number of the
/// days.
///
/// Before version 1.35, games were searched less deep. Their lines, with the words `game`, `loss`
/// and `why`, are left out, so that these games are searched again.
///
/// The lines of the file may end as they do in Windows, and it may begin with a byte order mark.
package struct PracticeText: SharedText, Hashable {
  /// The longest content that is written, in bytes: about 50,000 positions. The oldest lines that
  /// would exceed it are left out.
  package static let longest = 4 << 20
  /// Earlier versions wrote longer ones.
  package static let longestRead = 16 * longest

  package var schedule: PracticeSchedule
  /// What the person gave away in the games that have been searched for mistakes.
  package private(set) var losses: [AnalyzedGame: GameLosses] = [:]
  /// The days in a row on which the ending of the day was solved.
  package var streak = Streak()
  package var repertoire = Repertoire()
  /// Lines of another form. They are written again, as a later version may know them.
  private var others: [[UInt8]] = []

  /// The largest number that is read: a day 2,700 years after 1970.
  static let largestNumber = 1_000_000

  /// Reads the content of a file.
  package init(bytes: [UInt8] = []) {
    var entries: [PracticeSchedule.Entry] = []
    var (lines, checked) = ([Repertoire.Line](), Set<Repertoire.Line>())
    for line in Self.lines(of: bytes) {
      let text = String(validating: line.withoutReturn, as: UTF8.self)
      if let entry = text.flatMap(Self.entry) {
        entries.append(entry)
      } else if let (game, losses) = text.flatMap(Self.losses) {
        self.losses[game] = losses
      } else if text.map(Self.isOutdated) == true {
        continue
      } else if let read = text.flatMap(Self.streak) {
        streak = read
      } else if let line = text.flatMap({ Self.line($0, after: "line") }) {
        lines.append(line)
      } else if let line = text.flatMap({ Self.line($0, after: "checked") }) {
        checked.insert(line)
      } else {
        others.append(Array(line))
      }
    }
    schedule = PracticeSchedule(entries)
    repertoire = Repertoire(lines, checked: checked)
  }

  /// Reads what the start needs: the streak and the person's lines. Nothing else is read.
  package init(startIn bytes: [UInt8]) {
    let words = ["streak ", "line ", "checked "].map { Array($0.utf8) }
    let lines = Self.lines(of: bytes).filter { line in words.contains { line.starts(with: $0) } }
    self.init(bytes: Array(lines.joined(separator: [Self.newline])))
  }

  /// Without their ends, but with the carriage returns before them.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0).lines
  }

  private static let byteOrderMark = Array("\u{FEFF}".utf8)
  private static let newline = UInt8(ascii: "\n")

  /// Adds the mistakes in a game that has been analyzed, and all that the person gave away in it.
  /// Mistakes that are new come back on `dueDay`.
  package mutating func add(
    _ mistakes: [Position], in game: AnalyzedGame, losing losses: GameLosses, dueDay: Int
  ) {
    let known = Set(schedule.entries.map(\.item))
    for item in mistakes.map({ PracticeItem($0) }) where !known.contains(item) {
      schedule.add(PracticeSchedule.Entry(item, rightAnswers: 0, dueDay: dueDay))
    }
    self.losses[game] = losses
  }

  private static let endings = Set(EndgameExercise.all.map(\.position))

  /// What belongs to games that are not in the archive any more.
  package struct Orphans: Sendable, Hashable {
    package var mistakes: Set<PracticeItem>
    package var games: Set<AnalyzedGame>

    package init(mistakes: Set<PracticeItem>, games: Set<AnalyzedGame>) {
      self.mistakes = mistakes
      self.games = games
    }

    package var isEmpty: Bool { mistakes.isEmpty && games.isEmpty }
  }

  /// The text without what belongs to some games. If these come back, they are analyzed again.
  package func dropping(_ orphans: Orphans) -> PracticeText {
    var text = self
    text.losses = losses.filter { !orphans.games.contains($0.key) }
    text.schedule = PracticeSchedule(
      schedule.entries.filter { !orphans.mistakes.contains($0.item) })
    return text
  }

  /// The positions in which the person gave disks away.
  package var mistakes: [PracticeItem] {
    // A line that someone has edited may hold any position.
    schedule.entries.map(\.item).filter {
      !$0.isOfLine && !Self.endings.contains($0.position) && $0.position.legalMoves.count > 1
    }
  }

  /// The endings that have been answered.
  package var answeredEndings: [PracticeItem] {
    schedule.entries.map(\.item).filter { !$0.isOfLine && Self.endings.contains($0.position) }
  }

  /// How far the person has come, on a day, in all that comes back: mistakes, the endings that have
  /// been answered, and lines.
  package func progress(on day: Int) -> PracticeProgress {
    let items = mistakes + answeredEndings + repertoire.steps.map(\.item)
    return PracticeProgress(
      due: schedule.dueCount(of: items, on: day) + schedule.newCount(of: items),
      learned: schedule.learnedCount(of: items), lines: repertoire.lines.count)
  }

  private static func entry(_ text: String) -> PracticeSchedule.Entry? {
    let isOfLine = text.hasPrefix("move ")
    let rest = text.dropFirst(isOfLine ? 5 : 0)
    let words = rest.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, let position = Position(text: rest[..<words[1].endIndex]),
      let rightAnswers = number(words[2]), let dueDay = number(words[3])
    else { return nil }
    return PracticeSchedule.Entry(
      PracticeItem(position, isOfLine: isOfLine), rightAnswers: rightAnswers, dueDay: dueDay)
  }

  /// Nil for moves that are not as they are written.
  private static func line(_ text: String, after word: String) -> Repertoire.Line? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == word, words[1].count == 1,
      let side = words[1].first.flatMap({ Disk(symbol: $0) }),
      let game = try? GameRecord(transcript: words[2]), game.transcript == words[2]
    else { return nil }
    return Repertoire.Line(game, of: side)
  }

  /// Nil for anything else, also where a player who made no move is said to have lost disks.
  private static func losses(_ text: String) -> (AnalyzedGame, GameLosses)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 4, words[0] == "review", let game = AnalyzedGame(text: words[1]),
      let disks = number(words[2]), let moves = number(words[3]), disks == 0 || moves > 0
    else { return nil }
    let mistakes = words.dropFirst(4).compactMap { MistakeReason(text: $0) }
    guard mistakes.count == words.count - 4 else { return nil }
    return (game, GameLosses(total: TotalLoss(disks: disks, moves: moves), mistakes: mistakes))
  }

  /// Whether an earlier version found it by a search that was less deep.
  private static func isOutdated(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.count > 1 && ["game", "loss", "why"].contains(words[0])
      && AnalyzedGame(text: words[1]) != nil
  }

  private static func streak(_ text: String) -> Streak? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "streak", let lastDay = number(words[1]),
      let days = number(words[2])
    else { return nil }
    return Streak(lastDay: lastDay, days: days)
  }

  private static func number(_ text: Substring) -> Int? {
    Int(text).flatMap { 0...largestNumber ~= $0 ? $0 : nil }
  }

  /// The content of the file, at most ``longest`` bytes.
  package var bytes: [UInt8] {
    let losses = losses.map { game, losses in
      let total = losses.total.map { "\($0.disks) \($0.moves)" } ?? "0 0"
      return (["review", game.text, total] + losses.mistakes.map(\.text)).joined(separator: " ")
    }.sorted()
    let streak = self.streak.lastDay.map { ["streak \($0) \(self.streak.days)"] } ?? []
    func lines(_ word: String, _ lines: [Repertoire.Line]) -> [String] {
      lines.map { "\(word) \($0.side.symbol) \($0.game.transcript)" }
    }
    let learned = lines("line", repertoire.lines)
    let checked = lines("checked", repertoire.lines.filter(repertoire.checked.contains))
    let entries = schedule.entries.map {
      let text = "\($0.item.position.text) \($0.rightAnswers) \($0.dueDay)"
      return $0.item.isOfLine ? "move " + text : text
    }
    var room = Self.longest
    // What takes the longest to find again gets room first.
    let own = [streak, learned, checked].flatMap { Self.fitting($0.map { Array($0.utf8) }, &room) }
    let answers = Self.fitting(entries.map { Array($0.utf8) }, &room)
    let unknown = Self.fitting(others, &room)
    let found = Self.fitting(losses.map { Array($0.utf8) }, &room)
    return (unknown + own + found + answers).flatMap { $0 + [Self.newline] }
  }

  /// The last lines that fit in a room of bytes, which becomes smaller by them.
  private static func fitting(_ lines: [[UInt8]], _ room: inout Int) -> ArraySlice<[UInt8]> {
    var first = lines.endIndex
    while first > 0, lines[first - 1].count < room {
      first -= 1
      room -= lines[first].count + 1
    }
    return lines[first...]
  }
}

/// A game that has been analyzed, with the modes and the moves that it had then. If it is played to
/// another end, it is analyzed again.
package struct AnalyzedGame: Sendable, Hashable {
  private let identity: GameIdentity

  /// The game as it stands in the archive; nil without an identity.
  package init?(_ game: ArchivedGame) {
    guard let identity = game.identity else { return nil }
    self.identity = GameIdentity(
      derivedFrom: [
        identity.text, game.modes, game.record.start.text, game.record.transcript,
      ])
  }

  init?(text: some StringProtocol) {
    guard let identity = GameIdentity(text: text) else { return nil }
    self.identity = identity
  }

  /// The text: 16 hexadecimal digits.
  package var text: String { identity.text }
}
