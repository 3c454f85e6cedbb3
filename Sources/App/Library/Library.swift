import Archive
import Canvas
import GameSession
import Notation
import ReversiCore
import Words

/// The games in the archive: which of them fit a filter, and which one is selected.
///
/// Only the games around the selected one are in memory.
package struct Library: Feature {
  package enum Event: Sendable, Hashable {
    /// The person selected a game; the nearest possible number counts.
    case selected(Int)
    /// The list is shown from this game on.
    case scrolled(to: Int)
    /// The selected game, which plays itself, comes to this ply.
    case replayed(to: Int)
    /// The person has seen enough of the selected game's moves.
    case replayEnded
    /// The person wants to see the games that fit these words.
    case filtered(TextField)
    /// The person began, or ended, to type the filter.
    case filterTyped(Bool)
    case reviewRequested
    case removalRequested
  }

  enum Question: Sendable, Hashable {
    case add([GGFGame])
    case remove(LibraryGame)
  }

  /// The words by which games are found, as typed so far; empty for all games.
  package internal(set) var field = TextField("")
  package internal(set) var isTyping = false
  /// The number of the selected game, counted from the newest one that fits.
  package internal(set) var selection = 0
  /// The first game that is shown, unless the selected one would not be.
  package private(set) var top = 0
  /// The line of the game that was selected last. Each game plays itself once.
  private var replayedLine: [UInt8]?
  /// The plies shown while the selected game plays itself; nil shows all.
  private var replayPly: Int?
  package internal(set) var list = LibraryList()
  private(set) var request: LibraryRequest
  private var isListed = false
  /// Whether the games were counted since the archive was opened.
  private(set) var isCounted = false
  /// The person's results in all games, as they were counted last; nil until then.
  package private(set) var summary: GameSummary?
  /// The last failure. The sheet itself shows it, since it is about what the sheet lists.
  package internal(set) var failure: LibraryFailure?

  /// A library that opens the archive, in place of an earlier one that is open.
  init(after change: LibraryRequest.Change? = nil, in earlier: Library? = nil) {
    request = LibraryRequest(
      opening: earlier.map { $0.request.opening + 1 } ?? 0, change: change, filter: "",
      numbers: Self.numbers(around: 0))
  }

  package static func opened(in app: App) -> Library? { Library() }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .selected(let number):
      select(number)
      replay(at: game.pace.speed)
    case .replayed(let ply): if isReplaying { replayPly = ply < plyCount ? ply : nil }
    case .replayEnded: replayPly = nil
    case .scrolled(let top): self.top = top
    case .filtered(let field): find(field)
    case .filterTyped(let isTyping): self.isTyping = isTyping
    case .reviewRequested:
      // The library stays open behind the review.
      guard let game = selectedGame, let record = game.record else { return [] }
      let played = LevelGame(line: game.line)
      return [
        .open(
          Review(ply: record.standing, of: record, against: played?.level, you: played?.side))
      ]
    case .removalRequested: return selectedGame.map { [.ask(.library(.remove($0)))] } ?? []
    }
    return []
  }

  mutating func reopen(after change: LibraryRequest.Change) {
    isCounted = false
    list(opening: request.opening + 1, after: change)
  }

  private mutating func list(opening: Int? = nil, after change: LibraryRequest.Change? = nil) {
    request = LibraryRequest(
      opening: opening ?? request.opening, change: change ?? request.change, filter: filter,
      numbers: Self.numbers(around: selection))
    isListed = false
  }

  /// Nothing follows the last reply.
  mutating func show(_ reply: LibraryReply, at speed: AnimationSpeed) {
    if isListed { return }
    list = reply.list
    failure = reply.failure
    isListed = reply.list.isComplete
    if isListed { selection = max(0, min(selection, reply.list.count - 1)) }
    replay(at: speed)
  }

  private mutating func select(_ number: Int) {
    selection = max(0, min(number, list.count - 1))
    // The reply to an earlier request may lack these games.
    if lacksGames { list() }
  }

  private mutating func find(_ field: TextField) {
    let isSame = field.text == filter
    self.field = field
    if isSame { return }
    (selection, top) = (0, 0)
    list = LibraryList()
    failure = nil
    list()
  }

  /// The selected game plays itself, unless it has done so, nothing is animated, or the person is
  /// typing.
  private mutating func replay(at speed: AnimationSpeed) {
    guard selectedGame?.line != replayedLine else { return }
    replayedLine = selectedGame?.line
    replayPly = speed == .off || isTyping || plyCount == 0 ? nil : 0
  }

  /// 0 if the game is not known yet, or not a game.
  private var plyCount: Int { selectedGame?.record?.standing ?? 0 }

  var isReplaying: Bool { replayPly != nil }

  /// The selected game, up to the ply that is shown; nil if it is not known yet, or not a game.
  package var shownRecord: GameRecord? {
    selectedGame?.record.map { record in record.standing(at: replayPly ?? record.standing) }
  }

  /// The time to the next ply. A whole game takes about as long as two moves that turn many disks.
  func timer(at speed: AnimationSpeed) -> App.Timer? {
    guard let replayPly, plyCount > 0, let step = speed.stepDuration(steps: plyCount) else {
      return nil
    }
    return App.Timer(event: .library(.replayed(to: replayPly + 1)), duration: step * 2)
  }

  package var filter: String { field.text }

  mutating func show(_ count: GameSummary) {
    isCounted = true
    summary = count
  }

  /// The selected game; nil if it is not known yet, or there is none.
  package var selectedGame: LibraryGame? { list[selection] }

  /// The most games that a screen shows before and after the selected one.
  private static let maximumShown = 120

  private static func numbers(around selection: Int) -> Range<Int> {
    max(0, selection - 2 * maximumShown)..<selection + 2 * maximumShown
  }

  var lacksGames: Bool {
    let end = min(list.count, selection + Self.maximumShown)
    let first = max(0, selection - Self.maximumShown)
    return first < end
      && (first < list.first || end > list.first + list.games.count)
  }
}

/// The archive is closed when no games are listed any more.
extension LibraryRequest: WantedJob {
  package typealias Reply = LibraryReply

  package static func isLast(_ reply: LibraryReply) -> Bool { false }
  package static var isContinued: Bool { true }

  package func deliver(_ reply: LibraryReply, to app: inout App) -> [App.Effect] {
    let speed = app.game.pace.speed
    app[Library.self]?.show(reply, at: speed)
    return []
  }
}

extension Library {
  /// The count of the games of the archive, after it was opened.
  package struct CountGames: WantedJob {
    package typealias Reply = GameSummary

    let opening: Int

    package func deliver(_ count: GameSummary, to app: inout App) -> [App.Effect] {
      app[Library.self]?.show(count)
      return []
    }
  }

  /// The list, and the count until it is known. A selected game that plays itself in front needs a
  /// timer.
  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    var jobs: [any WantedJob] = [request]
    if !isCounted { jobs.append(CountGames(opening: request.opening)) }
    if isInFront, let timer = timer(at: game.pace.speed) { jobs.append(timer) }
    return jobs
  }
}

extension App {
  package var library: Library? { self[Library.self] }

  fileprivate mutating func carryOut(_ question: Library.Question) -> [Effect] {
    switch question {
    case .add(let games):
      let library = Library(after: .add(games), in: library)
      overlay.closeSheet()
      overlay.open(library)
    case .remove(let removed):
      self[Library.self]?.reopen(after: .remove(removed))
      guard removed.identity == game.identity else { return [] }
      return game.forgetIdentity().map { .game($0) }
    }
    return []
  }

  /// Asks unless a sheet other than the library is open.
  mutating func askWhetherToAdd(_ games: [GGFGame]) {
    if sheet == nil || sheet?.kind == .library { overlay.ask(.library(.add(games))) }
  }
}

extension Sheet.Kind {
  package static let library = Sheet.Kind(Library.self)
}

extension App.Event {
  package static func library(_ event: Library.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Library.self))
  }
}

extension Library.Question: FeatureQuestion {
  var changesGame: Bool { false }
  func text(in words: Words) -> String { words.library.text(of: self) }
  func shortText(in words: Words) -> String { words.library.shortText(of: self) }
  func carryOut(in app: inout App) -> [App.Effect] { app.carryOut(self) }
}

extension Question {
  static func library(_ question: Library.Question) -> Question { Question(question) }
}
