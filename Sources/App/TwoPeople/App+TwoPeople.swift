import GameSession
import Link
import ReversiCore

/// What events mean while two people play.
extension App {
  /// Takes an event that means something of its own while two people play; nil for one that means
  /// what it always does.
  mutating func share(_ event: Event) -> [Effect]? {
    guard let conversation = twoPeople?.conversation else { return nil }
    let isTogether = conversation.peer != nil
    switch event {
    case .twoPeople(let event): return take(event)
    case .game(.squareChosen), .game(.dismissed): return isOthersTurn ? [] : nil
    case .game(.replied(let id, _)): return isMoveHeld && id == game.request?.id ? [] : nil
    case .game(.moveNowRequested): return isMoveHeld ? [] : nil
    case .game(.undoRequested):
      guard let ply = game.record.lastPlacedPly(of: conversation.side) else {
        return [.game(.announce(.nothingToTakeBack))]
      }
      return askOther(.takeBack(to: ply))
    case .playAgainRequested, .resetRequested: return askForNewGame(isSwapped: false)
    case .swapRequested: return askForNewGame(isSwapped: true)
    case .game(.redoRequested), .loadRequested, .positionSetUp, .sheetOpened(.setUp),
      .review(.playOnRequested):
      return [.announceTwoPeople(.notTogether)]
    case .game(.modeChanged(let side, _)):
      return side == conversation.side ? nil : [.announceTwoPeople(.notTogether)]
    case .game(.hintRequested), .evaluationToggled, .sheetOpened(.openings):
      guard !conversation.hintsAreAllowed else { return nil }
      guard isTogether else { return [] }
      return talk(.hintsAllowed(true))
        + (conversation.peer?.allowsHints == true
          ? act(on: event) : [.announceTwoPeople(.hints(isOther: false))])
    case .game(.forfeited(.outOfTime(let side))):
      return side == conversation.side ? talk(.flagFell) : []
    case .confirmed where !overlay.isResetAsked: return answerTogether(true)
    case .cancelled where !overlay.isResetAsked: return answerTogether(false)
    default: return nil
    }
  }

  /// Answers a question that both have to do with; nil for another one.
  private mutating func answerTogether(_ isYes: Bool) -> [Effect]? {
    switch overlay.question {
    case .twoPeople(.request):
      overlay.question = nil
      return talk(.answered(isYes))
    case .twoPeople(.resign):
      overlay.question = nil
      return isYes ? talk(.resigned) : []
    case .untimed:
      overlay.question = nil
      return isYes ? askOther(.playOnUntimed) : []
    default: return nil
    }
  }

  private mutating func askForNewGame(isSwapped: Bool) -> [Effect] {
    askOther(.newGame(identity: game.newIdentity().number, isSwapped: isSwapped))
  }

  private mutating func askOther(_ request: LinkRequest) -> [Effect] {
    let effects = talk(.asked(request))
    let isAsked = twoPeople?.conversation.ownRequest == request
    return effects + (isAsked ? [.announceTwoPeople(.asking(request))] : [])
  }

  private mutating func take(_ event: TwoPeople.Event) -> [Effect] {
    switch event {
    case .link(let event, let time): return talk(event, at: time)
    case .resignRequested:
      if twoPeople?.conversation.mayMove == true, !overlay.isAsking {
        overlay.question = .twoPeople(.resign)
      }
      return []
    case .joinRequested:
      guard twoPeople?.conversation.role == .guest, twoPeople?.conversation.state == .apart else {
        return []
      }
      return [.link(.join), .announceTwoPeople(.joining)]
    }
  }
}

/// The conversation.
extension App {
  /// Tells the conversation of an event, and does what follows.
  private mutating func talk(
    _ event: LinkConversation.Event, at time: Duration = .zero
  ) -> [Effect] {
    var conversation = twoPeople?.conversation
    let effects = conversation?.handle(event, now: time) ?? []
    if let conversation { twoPeople?.conversation = conversation }
    return effects.flatMap { perform($0) }
  }

  private mutating func perform(_ effect: LinkConversation.Effect) -> [Effect] {
    switch effect {
    case .send(let line): [.link(.send(line))]
    case .close: [.link(.close)]
    case .turnAway: [.link(.turnAway)]
    case .announce(let announcement): take(announcement)
    }
  }

  private mutating func take(_ announcement: LinkConversation.Announcement) -> [Effect] {
    guard let conversation = twoPeople?.conversation else { return [] }
    switch announcement {
    case .joined:
      let clock: [Effect] =
        conversation.role == .guest
        ? conversation.clock.map { [.clockRead($0, of: nil)] } ?? [] : []
      // The beginning of a game removes earlier notices.
      return adopt() + clock + [.announceTwoPeople(.joined(name: conversation.peer?.name ?? ""))]
    case .played: return []
    case .asked: return []
    case .agreed(let request): return carryOut(request) + [.announceTwoPeople(.agreed(request))]
    case .refused(let request): return [.announceTwoPeople(.refused(request))]
    case .forfeited(let forfeit):
      let effects = game.handle(.forfeited(forfeit)).map { Effect.game($0) }
      if case .outOfTime(let side) = forfeit, overlay.question == nil {
        overlay.question = .untimed(loser: side)
      }
      return effects
    case .playerChanged:
      return [
        .announceTwoPeople(.otherPlayer(isComputer: conversation.peer?.isComputer == true))
      ]
    case .hintsChanged:
      return conversation.peer?.allowsHints == true
        ? [.announceTwoPeople(.hints(isOther: true))] : []
    case .clockRead(let clock): return [.clockRead(clock, of: conversation.side.opponent)]
    case .parted(let reason):
      return [.announceTwoPeople(.parted(reason, isHost: conversation.role == .host))]
    }
  }

  /// Does in the game what both agreed upon.
  private mutating func carryOut(_ request: LinkRequest) -> [Effect] {
    switch request {
    case .takeBack(let plies):
      guard plies < game.record.standing else { return [] }
      return game.handle(.wentOn(from: plies)).map { .game($0) }
    case .newGame:
      overlay.close()
      isEvaluationShown = false
      return adopt()
    case .playOnUntimed: return game.handle(.untimed).map { .game($0) }
    }
  }

  /// Lets the game be the one that both have.
  private mutating func adopt() -> [Effect] {
    guard let conversation = twoPeople?.conversation, let shared = conversation.game else {
      return []
    }
    let (own, other) = (conversation.name, conversation.peer?.name ?? "")
    var record = shared.record
    record.names =
      conversation.side == .dark
      ? PlayerNames(dark: own, light: other) : PlayerNames(dark: other, light: own)
    let isNew = shared.record.plies.isEmpty
    let control =
      conversation.role == .guest
      ? conversation.clock?.control
      : isNew ? game.nextTimeControl : game.timeControl
    return game.handle(
      .began(
        .shared(
          GameSession.SharedStart(
            record: record, identity: GameIdentity(shared.identity), side: conversation.side,
            forfeit: shared.forfeit, timeControl: control)))
    ).map { .game($0) }
  }
}

/// The game and the conversation, one after the other.
extension App {
  /// Lets the game and the conversation follow each other, after each event.
  mutating func followTogether() -> [Effect] {
    guard twoPeople != nil else { return [] }
    let effects = tellPlayer() + tellOwnPlies() + playOthersPlies()
    let request = twoPeople?.conversation.otherRequest
    if case .twoPeople(.request(let asked)) = overlay.question, asked != request {
      overlay.question = nil
    }
    if let request, overlay.question == nil { overlay.question = .twoPeople(.request(request)) }
    return effects
  }

  /// Tells the other program who plays this side.
  private mutating func tellPlayer() -> [Effect] {
    guard let conversation = twoPeople?.conversation else { return [] }
    let isComputer = game.modes[conversation.side] != .manual
    return isComputer == conversation.isComputer
      ? [] : talk(.playerChanged(isComputer: isComputer))
  }

  /// Tells the other program what this side has played.
  private mutating func tellOwnPlies() -> [Effect] {
    var effects: [Effect] = []
    while let shared = sharedPlies, twoPeople?.conversation.mayMove == true,
      game.record.standing > shared.count,
      game.record.plies.prefix(shared.count).elementsEqual(shared)
    {
      let told: LinkConversation.Event =
        switch game.record.plies[shared.count] {
        case .place(let move): .placed(move.square)
        case .pass: .passed
        }
      let more = talk(told)
      guard !more.isEmpty else { break }
      effects += more
    }
    return effects
  }

  /// Plays what the other side has played, as far as the game can: a move is shown first.
  private mutating func playOthersPlies() -> [Effect] {
    var effects: [Effect] = []
    while let shared = sharedPlies, shared.count > game.record.standing,
      game.record.plies.prefix(game.record.standing)
        .elementsEqual(shared.prefix(game.record.standing))
    {
      let played: GameSession.Event
      switch (shared[game.record.standing], game.phase) {
      case (.place(let move), .waiting): played = .squareChosen(move.square)
      case (.pass, .passing): played = .dismissed
      default: return effects
      }
      effects += game.handle(played).map { .game($0) }
    }
    return effects
  }

  private var sharedPlies: [GameRecord.Ply]? { twoPeople?.conversation.game?.record.plies }

  /// Whether this side's player has to wait with its move: the other end is awaited.
  var isMoveHeld: Bool { twoPeople.map { !$0.conversation.mayMove } ?? false }

  /// Whether a side loses if its time is over here. The other program judges its own side.
  public func judgesTime(of side: Disk) -> Bool { twoPeople.map { $0.side == side } ?? true }

  /// Whether this program is the host of two people who play.
  var isHost: Bool { twoPeople?.conversation.role == .host }

  /// Whether hints and evaluation are allowed.
  var areHintsAllowed: Bool { twoPeople?.conversation.hintsAreAllowed ?? true }

  /// Whether the person cannot move, because it is the other person's turn or that one is away.
  var isOthersTurn: Bool {
    twoPeople.map { !$0.conversation.mayMove || game.position.turn != $0.side } ?? false
  }

  /// The squares that the person may choose now.
  public var choices: SquareSet {
    isOthersTurn ? [] : game.choices
  }
}

extension GameRecord {
  /// The number of plies before the last disk of a side, or nil.
  fileprivate func lastPlacedPly(of side: Disk) -> Int? {
    plies.prefix(standing).lastIndex { !$0.isPass && $0.side == side }
  }
}
