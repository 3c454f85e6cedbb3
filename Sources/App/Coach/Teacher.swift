import Analysis
import Coach
import GameSession
import ReversiCore
import Texts
import Words

/// The coach in the game that is played: it remarks on moves that give much away, and gives hints
/// in two steps.
package struct Teacher: Sendable, Hashable {
  /// Whether the person wants it. It is a setting.
  package fileprivate(set) var isOn: Bool
  /// The remarks in this game.
  private var remarkCount = 0
  /// The number of plies before the last move with a remark; nil in a game without one.
  private var lastRemarked: Int?
  fileprivate var watched: Watched?
  fileprivate var idea: Idea?

  init(isOn: Bool) { self.isOn = isOn }

  /// The person's last move, until something else happens in the game.
  fileprivate struct Watched: Sendable, Hashable {
    /// The number of plies before the move.
    let ply: Int
    let search: TeachingSearch
    var remark: ExplainMove.Reply?
    var isSearched = false
  }

  /// The first step of a hint.
  fileprivate struct Idea: Sendable, Hashable {
    let search: TeachingSearch
    var reply: ExplainMove.Reply?
  }

  /// More would annoy: a beginner loses six disks with every third move.
  private static let maximumRemarks = 3

  /// What the coach says, also while something covers it.
  package var statement: TeacherStatement? {
    if let idea { return idea.reply.map { .idea($0) } }
    return watched?.remark.map { .remark($0) }
  }

  fileprivate mutating func beginGame() { self = Teacher(isOn: isOn) }

  /// `previous` is the number of plies before the person's move before this one, if there is one.
  fileprivate mutating func watch(_ move: Move, at ply: Int, in position: Position, previous: Int?)
  {
    let isRemarkedOn = lastRemarked.map { $0 == ply || $0 == previous } ?? false
    guard remarkCount < Self.maximumRemarks, !isRemarkedOn, position.legalMoves.count > 1 else {
      return
    }
    watched = Watched(ply: ply, search: TeachingSearch(position: position, played: move.square))
  }

  fileprivate mutating func remark(_ remark: ExplainMove.Reply?) {
    watched?.isSearched = true
    guard let remark, let ply = watched?.ply else { return }
    watched?.remark = remark
    remarkCount += 1
    lastRemarked = ply
  }
}

/// What the coach says in the game, and the squares that it is about.
package enum TeacherStatement: Sendable, Hashable {
  /// The person's last move gave much away.
  case remark(ExplainMove.Reply)
  /// What the best move is for.
  case idea(ExplainMove.Reply)

  /// The squares to be framed.
  package var squares: SquareSet {
    switch self {
    case .remark(let reply): reply.explanation?.reasons.first?.squares ?? []
    case .idea(let reply): reply.explanation?.area ?? []
    }
  }
}

/// A search for what the coach says in the game. No move waits for it.
package struct TeachingSearch: WantedJob {
  package struct Reply: Sendable, Hashable {
    /// Nil if there is nothing to explain.
    package let explained: ExplainMove.Reply?

    package init(_ explained: ExplainMove.Reply?) { self.explained = explained }
  }

  package let position: Position
  /// The move that was played there; nil to explain the best move by one that gives much away.
  package let played: Square?

  package func deliver(_ reply: Reply, to app: inout App) -> [App.Effect] {
    if played == nil { return app.takeIdea(reply) }
    app.teacher.remark(reply.explained.flatMap { app.isWorthRemark($0) ? $0 : nil })
    return []
  }
}

extension App {
  /// What the coach says now: it waits behind what covers the board, and for the person's turn.
  package var taught: TeacherStatement? {
    guard overlay.isEmpty, game.phase == .waiting(hint: .hidden) else { return nil }
    return teacher.statement
  }

  /// Whether it is still open if there is a remark on the person's last move.
  package var isMoveWatched: Bool { wantedTeaching?.played != nil }

  /// The first step of a hint comes first. A computer that has to move has no rival.
  package var wantedTeaching: TeachingSearch? {
    if let idea = teacher.idea { return idea.reply == nil ? idea.search : nil }
    if case .toMove(let side) = game.position.state, game.modes[side].isComputed { return nil }
    return teacher.watched.flatMap { $0.isSearched ? nil : $0.search }
  }

  /// The level of the only computer in a game in which the coach remarks on moves, or nil.
  private var taughtLevel: Level? {
    guard teacher.isOn, twoPeople == nil, game.timeControl == nil, !game.saved.isOver, let you,
      game.modes[you.opponent] == .computer, let level = game.moveLimits[you.opponent].level,
      level.number < 10
    else { return nil }
    return level
  }

  /// Whether a move gave so much away that the person is told.
  fileprivate func isWorthRemark(_ reply: ExplainMove.Reply) -> Bool {
    guard let level = taughtLevel, let explanation = reply.explanation,
      explanation.worse.move.square == reply.move.square, !explanation.reasons.isEmpty,
      !explanation.staysWon
    else { return false }
    let minimum: Mistake = level.number < 6 ? .grave : .clear
    return explanation.loss >= minimum.rawValue || explanation.givesWinAway
  }

  mutating func switchCoach(_ isOn: Bool) { teacher.isOn = isOn }

  /// Whether a request for a hint is answered by the idea of the best move first.
  package var givesIdea: Bool {
    teacher.isOn && twoPeople == nil && game.phase == .waiting(hint: .hidden)
      && teacher.idea == nil
  }

  mutating func askForIdea() -> [Effect] {
    // What the person asks for takes the place of what was not asked for.
    teacher.watched = nil
    teacher.idea = Teacher.Idea(search: TeachingSearch(position: game.position, played: nil))
    return game.noteHelp().map { .game($0) }
  }

  /// Without an idea, the scores follow at once.
  fileprivate mutating func takeIdea(_ reply: TeachingSearch.Reply) -> [Effect] {
    guard let explained = reply.explained, explained.explanation?.reasons.isEmpty == false else {
      return requestScores()
    }
    teacher.idea?.reply = explained
    return []
  }

  /// Looks at each move of the person, and drops what is about an earlier state of the game.
  mutating func followGame(after effects: [Effect]) {
    for case .game(let announcement) in effects.compactMap(\.announcement) {
      switch announcement {
      case .gameBegan: teacher.beginGame()
      case .moved(let move, isManual: true): watch(move)
      default: break
      }
    }
    if let watched = teacher.watched, taughtLevel == nil || watched.ply != lastOwnPly {
      teacher.watched = nil
    }
    if let idea = teacher.idea,
      !teacher.isOn || game.phase != .waiting(hint: .hidden)
        || game.position != idea.search.position
    {
      teacher.idea = nil
    }
  }

  private mutating func watch(_ move: Move) {
    teacher.watched = nil
    guard taughtLevel != nil, let ply = lastOwnPly else { return }
    teacher.watch(
      move, at: ply, in: game.record.standing(at: ply).position, previous: ownPly(before: ply))
  }

  private var lastOwnPly: Int? { ownPly(before: game.record.standing) }

  private func ownPly(before ply: Int) -> Int? {
    game.record.plies.prefix(ply).lastIndex { !$0.isPass && $0.side == you }
  }
}

extension Explanation {
  /// Whether the best move wins and the worse one does not, by exact scores.
  package var givesWinAway: Bool { isExact && better.score > 0 && worse.score <= 0 }
}

/// The coach was switched on or off.
struct CoachSwitched: FeatureRemark {
  let isOn: Bool

  func wording(in words: Words) -> Wording { Wording(words.teacher.switched(isOn: isOn)) }
  func holds(in app: App) -> Bool { app.teacher.isOn == isOn }
}
