import FileFormats
import GameSession
import Link
import Notation
import ReversiCore
import Words

/// The other person is a player that is asked for its plies: the session's mode of its side says
/// so. What this program's sides do is told to the other program as soon as the session announces
/// it.
extension App {
  /// Does what an event means only while two people play; nil for any other event.
  mutating func applyTogether(_ event: Event) -> [Effect]? {
    guard let conversation = twoPeople?.conversation else { return nil }
    switch event {
    case .twoPeople(.link(let report, let time)): return hear(report, at: time)
    case .twoPeople(.resignRequested): return askWhetherToResign()
    case .twoPeople(.joinRequested): return joinAgain()
    case .game(.undoRequested):
      return game.record.lastPlacedPly(of: conversation.side).map { askOther(.takeBack(to: $0)) }
        ?? [.game(.announce(.nothingToTakeBack))]
    case .playAgainRequested, .resetRequested, .gameBegun(.again), .gameBegun(.reset):
      return askForNewGame(isSwapped: false)
    case .swapRequested, .gameBegun(.swapped): return askForNewGame(isSwapped: true)
    case .game(.redoRequested), .loadRequested, .positionSetUp, .sheetOpened(.setUp),
      .game(.modeChanged(conversation.side.opponent, _)):
      return [.announce(.twoPeople(.notTogether))]
    case .game(.hintRequested), .evaluationToggled, .sheetOpened(.openings),
      .review(.hintToggled):
      return areHintsAllowed ? nil : askForHints(event)
    case .lineToggled(let side):
      // The check of a line tells which of its moves is bad.
      guard case .learn = lineChoice(for: side), !areHintsAllowed else { return nil }
      return askForHints(event)
    case .opened(let sheet) where sheet.feature.viewed?.needsHints == true:
      return areHintsAllowed ? nil : askForHints(event)
    default: return nil
    }
  }

  private mutating func askForNewGame(isSwapped: Bool) -> [Effect] {
    askOther(.newGame(identity: game.newIdentity().number, isSwapped: isSwapped))
  }

  mutating func askOther(_ request: LinkRequest) -> [Effect] {
    let effects = talk(.asked(request))
    let isAsked = twoPeople?.conversation.ownRequest == request
    return effects + (isAsked ? [.announce(.twoPeople(.asking(request)))] : [])
  }

  /// Allows hints. The event that needs them follows if the other person allows them, too.
  private mutating func askForHints(_ event: Event) -> [Effect] {
    guard twoPeople?.conversation.peer != nil else { return [] }
    let effects = talk(.hintsAllowed)
    return effects
      + (areHintsAllowed ? apply(event) : [.announce(.twoPeople(.hints(isOther: false)))])
  }

  /// A report waits while a move is shown.
  private mutating func hear(_ report: LinkConversation.Event, at time: Duration) -> [Effect] {
    guard game.animation != nil else { return talk(report, at: time) }
    twoPeople?.waiting.append(TwoPeople.Report(event: report, time: time))
    return []
  }

  private mutating func askWhetherToResign() -> [Effect] {
    if !game.isHeld, game.phase != .over, !overlay.isAsking { overlay.ask(.twoPeople(.resign)) }
    return []
  }

  /// A guest that is apart from its host joins it again.
  private func joinAgain() -> [Effect] {
    guard let conversation = twoPeople?.conversation, conversation.role == .guest,
      conversation.state == .apart
    else { return [] }
    return [.link(.join), .announce(.twoPeople(.joining))]
  }

  fileprivate mutating func answer(
    _ question: TwoPeople.Question, isYes: Bool
  ) -> [Effect] {
    switch question {
    case .request: talk(.answered(isYes))
    case .resign: isYes ? twoPeople.map { play(.forfeited(.resigned($0.side))) } ?? [] : []
    case .contradiction: talk(.decided(keepsOwn: !isYes))
    }
  }
}

extension TwoPeople.Question: FeatureQuestion {
  func text(in words: Words) -> String { words.twoPeople.text(of: self) }
  func shortText(in words: Words) -> String { words.twoPeople.shortText(of: self) }
  func carryOut(in app: inout App) -> [App.Effect] { app.answer(self, isYes: true) }
  func refuse(in app: inout App) -> [App.Effect] { app.answer(self, isYes: false) }
}

extension Question {
  static func twoPeople(_ question: TwoPeople.Question) -> Question { Question(question) }
}

extension App {
  /// The game as both have it; nil for a guest that has not met its host.
  private var sharedGame: SharedGame? {
    guard twoPeople?.hasGame == true else { return nil }
    return SharedGame(
      identity: game.identity?.number ?? 0, record: game.record, forfeit: game.forfeit)
  }

  private mutating func talk(
    _ event: LinkConversation.Event, at time: Duration = .zero
  ) -> [Effect] {
    let shared = sharedGame
    let effects = twoPeople?.conversation.handle(event, beside: shared, now: time) ?? []
    return effects.flatMap { effect -> [Effect] in
      switch effect {
      case .send(let line): [.link(.send(line))]
      case .close: [.link(.close)]
      case .turnAway: [.link(.turnAway)]
      case .take(let news): receive(news)
      }
    }
  }

  private mutating func receive(_ news: LinkConversation.News) -> [Effect] {
    guard let conversation = twoPeople?.conversation else { return [] }
    let other = conversation.side.opponent
    switch news {
    case .joined(let shared, let instead): return join(shared, instead: instead)
    case .contradicted(let other):
      overlay.ask(.twoPeople(.contradiction(other)))
      return []
    case .placed(let square):
      return game.request.map { game.handle(.replied($0.id, .move(square))) }?.map { .game($0) }
        ?? []
    case .passed: return play(.otherDismissed)
    case .asked: return []
    case .agreed(let request): return carryOut(request) + [.announce(.twoPeople(.agreed(request)))]
    case .refused(let request): return [.announce(.twoPeople(.refused(request)))]
    case .forfeited(let forfeit):
      guard game.forfeit != nil, let shared = sharedGame else { return play(.forfeited(forfeit)) }
      // Both have lost at once, and the host's loss counts.
      return begin(
        SharedGame(identity: shared.identity, record: shared.record, forfeit: forfeit),
        game.timeControl)
    case .playerChanged:
      return [
        .announce(.twoPeople(.otherPlayer(isComputer: conversation.peer?.isComputer == true)))
      ]
    case .hintsAllowed: return [.announce(.twoPeople(.hints(isOther: true)))]
    case .clockRead(let clock): return [.clockRead(clock, of: other)]
    case .silenceChanged:
      return [.announce(.twoPeople(.silence(conversation.peer?.isSilent == true)))]
    case .parted(let reason):
      return [.announce(.twoPeople(.parted(reason, isHost: conversation.role == .host)))]
    }
  }

  /// Goes on with the game that both have. `instead`, if there is such a game, is archived.
  private mutating func join(_ shared: SharedGame, instead: SharedGame?) -> [Effect] {
    guard let conversation = twoPeople?.conversation else { return [] }
    let isOwnLeft = instead == sharedGame
    let left: [Effect] = instead.map { [archive($0)] } ?? []
    let isKnown = twoPeople?.hasGame == true && game.identity?.number == shared.identity
    // The host's clock counts, but for what this program knows of its own side's time.
    let read = conversation.role == .guest ? conversation.clock : nil
    let clocks = read.map {
      isKnown ? Effect.clockRead($0, of: conversation.side.opponent) : .clockBegun($0)
    }
    twoPeople?.hasGame = true
    let control = conversation.role == .guest ? read?.control : game.timeControl
    if let control { twoPeople?.control = control }
    // The beginning of a game removes earlier notices.
    return left + begin(shared, control) + [clocks].compactMap(\.self)
      + [.announce(.twoPeople(.joined(name: conversation.peer?.name ?? "")))]
      + (instead == nil ? [] : [.announce(.twoPeople(.contradiction(isOwnLeft: isOwnLeft)))])
  }

  /// Adds the record as a game of its own: both programs may have the same archive.
  private func archive(_ left: SharedGame) -> Effect {
    var record = left.record
    record.names = namesOfBoth
    return .game(
      .archive(
        SavedGame(
          record: record, modes: game.modes, moveLimits: game.moveLimits,
          identity: GameIdentity(
            derivedFrom: [GameIdentity(left.identity).text, left.record.transcript]),
          forfeit: left.forfeit, timeControl: game.timeControl)))
  }

  private mutating func carryOut(_ request: LinkRequest) -> [Effect] {
    switch request {
    case .takeBack(let plies):
      return plies < game.record.standing ? play(.wentOn(from: plies)) : []
    case .newGame(let identity, _):
      overlay.close()
      isEvaluationShown = false
      return begin(SharedGame(identity: identity), twoPeople?.control)
    case .playOnUntimed: return play(.untimed)
    }
  }

  private var namesOfBoth: PlayerNames {
    guard let conversation = twoPeople?.conversation else { return PlayerNames() }
    let (own, other) = (conversation.name, conversation.peer?.name ?? "")
    return conversation.side == .dark
      ? PlayerNames(dark: own, light: other) : PlayerNames(dark: other, light: own)
  }

  private mutating func begin(_ shared: SharedGame, _ control: TimeControl?) -> [Effect] {
    guard let conversation = twoPeople?.conversation else { return [] }
    var record = shared.record
    record.names = namesOfBoth
    return play(
      .began(
        .shared(
          GameSession.SharedStart(
            record: record, identity: GameIdentity(shared.identity), side: conversation.side,
            forfeit: shared.forfeit, timeControl: control))))
  }
}

extension App {
  /// Follows each event. The reports that waited for a move to be shown come after it.
  mutating func followTogether(_ effects: [Effect]) -> [Effect] {
    guard twoPeople != nil else { return effects }
    var effects = effects + effects.flatMap { tellOther(about: $0) }
    while let report = nextReport() {
      if game.animation != nil { effects += play(.animationSkipped) }
      let heard = talk(report.event, at: report.time)
      effects += heard + heard.flatMap { tellOther(about: $0) }
    }
    guard let conversation = twoPeople?.conversation else { return effects }
    game.hold(conversation.isHeld)
    let isTimed = clockSide != nil
    twoPeople?.conversation.isWatching = isTimed
    askWhatOtherAsks()
    return effects
  }

  /// The next report; nil while reports wait for a move that is shown. No more of them wait than a
  /// good program sends meanwhile.
  private mutating func nextReport() -> TwoPeople.Report? {
    guard let waiting = twoPeople?.waiting, !waiting.isEmpty,
      game.animation == nil || waiting.count > TwoPeople.maximumWaiting
    else { return nil }
    return twoPeople?.waiting.removeFirst()
  }

  /// Tells the other program what has happened to the person's side.
  private mutating func tellOther(about effect: Effect) -> [Effect] {
    guard let side = twoPeople?.side else { return [] }
    switch effect {
    case .game(.announce(.moved(let move, _))) where move.side == side:
      return talk(.placed(move.square))
    case .game(.announce(.passed(side))): return talk(.passed)
    case .game(.announce(.forfeited(let forfeit))) where forfeit.loser == side:
      return talk(.forfeited(forfeit))
    case .game(.announce(.playerChanged(side))), .game(.announce(.gameBegan)):
      return talk(.playerChanged(isComputer: game.modes[side].isComputed))
    default: return []
    }
  }

  /// Asks the person what the other one asks for. A question ends when its reason does.
  private mutating func askWhatOtherAsks() {
    guard let conversation = twoPeople?.conversation else { return }
    if case .feature(let asked) = overlay.questionBehindReset {
      let isOver =
        switch asked.question as? TwoPeople.Question {
        case .request(let request): request != conversation.otherRequest
        case .contradiction: if case .deciding = conversation.state { false } else { true }
        // Nobody resigns without the other one knowing it.
        case .resign: conversation.isHeld
        case nil: false
        }
      if isOver { overlay.withdrawQuestion() }
    }
    if overlay.questionBehindReset == nil, let request = conversation.otherRequest {
      overlay.ask(.twoPeople(.request(request)))
    }
  }

  /// The conversation waits while a move is shown.
  var linkDeadline: Duration? {
    game.animation == nil ? twoPeople?.conversation.deadline : nil
  }

  /// The name of the person at the other terminal, if it is known.
  package var otherName: String? {
    twoPeople.flatMap { game.record.names.shown($0.side.opponent) }
  }

  var isHost: Bool { twoPeople?.conversation.role == .host }

  /// Whether hints and evaluation are allowed: always in a game of one program.
  package var areHintsAllowed: Bool {
    twoPeople.map { $0.conversation.hintsAreAllowed || game.saved.isOver } ?? true
  }
}

extension GameRecord {
  fileprivate func lastPlacedPly(of side: Disk) -> Int? {
    plies.prefix(standing).lastIndex { !$0.isPass && $0.side == side }
  }
}
