import ReversiCore

/// The conversation of two programs that play a game: what to send, and what the lines of the other
/// program mean.
///
/// A value without a connection or clock. The caller reports what happens, with the time since any
/// fixed moment, and performs the returned effects. Each line of the other program is checked by the
/// rules. A wrong one ends the connection, never the game.
///
///             connected            hello              game
///     apart ───────────▶ greeting ───────▶ exchanging ─────▶ together
///       ▲                   │                  │                │
///       └─ left, lost, broken rule, late ──────┴────────────────┘
///
/// The host speaks first. When the guest has said which game it has, the host names the one with
/// which both go on: the longer record. Moves, requests and answers follow. As long as an answer is
/// due, the one who asked does not move, so that both ends always have the same moves.
public struct LinkConversation: Sendable, Hashable {
  /// Which of both programs this is.
  public enum Role: Sendable, Hashable {
    /// It waits for the other one.
    case host
    /// It joins the other one.
    case guest
  }

  /// The other program.
  public struct Peer: Sendable, Hashable {
    /// The name of its person, on one line; perhaps empty.
    public let name: String
    /// Whether a computer plays its side.
    public internal(set) var isComputer = false
    /// Whether it allows hints and evaluation.
    public internal(set) var allowsHints = false
  }

  /// How far the conversation has come.
  public enum State: Sendable, Hashable {
    /// There is no connection.
    case apart
    /// There is a connection; the first line of the other program is due.
    case greeting(until: Duration)
    /// The game that the other program has is due.
    case exchanging(Peer, until: Duration)
    /// Both play.
    case together(Peer)
  }

  /// Something that has happened.
  public enum Event: Sendable, Hashable {
    /// A connection begins.
    case connected
    /// The connection has ended, or could not be made. The reason counts if the other program has
    /// said nothing yet.
    case disconnected(LinkEnd = .lost)
    /// Another guest wants to join.
    case knocked
    /// The other program sent a line.
    case received([UInt8])
    /// The other program sent a line that was longer than the limit.
    case receivedTooMuch
    /// The time of `deadline` may be over.
    case timePassed
    /// This side placed a disk.
    case placed(Square)
    /// This side passed.
    case passed
    /// The person asks the other one for something.
    case asked(LinkRequest)
    /// The person answers what the other one asks for.
    case answered(Bool)
    /// The person resigns.
    case resigned
    /// This side has no time left.
    case flagFell
    /// Who plays this side from now on.
    case playerChanged(isComputer: Bool)
    /// Whether the person allows hints and evaluation.
    case hintsAllowed(Bool)
    /// The person leaves.
    case left
  }

  /// What the caller has to do.
  public enum Effect: Sendable, Hashable {
    /// Send a line.
    case send(LinkLine)
    /// End the connection, when all lines are sent. Each connection is closed once, and the next one
    /// begins after that.
    case close
    /// Tell the other guest who wants to join that the game has one.
    case turnAway
    /// Tell the person that something has happened.
    case announce(Announcement)
  }

  /// Something that the person is told. `game`, `side` and `state` have the details.
  public enum Announcement: Sendable, Hashable {
    /// Both have the same game and play.
    case joined
    /// The other side placed a disk or passed.
    case played(GameRecord.Ply)
    /// The other person asks for something.
    case asked(LinkRequest)
    /// Both agreed, and it is done.
    case agreed(LinkRequest)
    /// The other person does not agree.
    case refused(LinkRequest)
    /// A side lost the game before the last move.
    case forfeited(Forfeit)
    /// The other side has another player.
    case playerChanged
    /// The other person allows hints, or does not any more.
    case hintsChanged
    /// The other program has read its clock.
    case clockRead(LinkClock)
    /// The connection has ended.
    case parted(LinkEnd)
  }

  /// Which of both programs this is.
  public let role: Role
  /// The name of this program's person.
  public let name: String
  /// The side of this program. The host's hello decides for the guest.
  public private(set) var side: Disk
  /// The game; nil for a guest that has not joined yet.
  public private(set) var game: SharedGame?
  /// How far the conversation has come.
  public private(set) var state = State.apart
  /// What the person asked for, until the answer.
  public private(set) var ownRequest: LinkRequest?
  /// What the other person asks for, until the answer.
  public private(set) var otherRequest: LinkRequest?
  /// The clocks as the other program read them last; nil for a game without them.
  public private(set) var clock: LinkClock?
  /// Whether a computer plays this side.
  public private(set) var isComputer = false
  private var allowsHints = false
  /// When a guest that does not answer `knock` counts as gone; nil if nobody knocks.
  private var answerDue: Duration?
  /// When the lines received so far would have been sent at the highest steady rate.
  private var floodTime = Duration.zero

  /// The longest wait for a line that is due. A guest may have to log in first.
  public static let patience = Duration.seconds(60)
  /// The longest wait for a guest's answer while another one wants to join.
  public static let shortPatience = Duration.seconds(5)
  /// The shortest time for each line in the long run, and how far lines may be ahead of it. A game
  /// of two computers has some hundred lines.
  private static let lineTime = Duration.milliseconds(10)
  private static let maximumLead = Duration.seconds(5)

  /// A conversation that has not begun.
  ///
  /// - Parameters:
  ///   - name: The name of the person, perhaps empty.
  ///   - side: The side of the host's person; the guest's until the host has named its own.
  ///   - game: The game so far.
  public init(hostNamed name: String, side: Disk, game: SharedGame) {
    (role, self.name, self.side, self.game) = (.host, name, side, game)
  }

  /// A conversation of a guest that has not begun.
  ///
  /// - Parameters:
  ///   - name: The name of the person, perhaps empty.
  ///   - game: The game that was played with this host before, or nil.
  ///   - side: The side until the host has named its own.
  public init(guestNamed name: String, side: Disk = .light, game: SharedGame? = nil) {
    (role, self.name, self.side, self.game) = (.guest, name, side, game)
  }

  /// The other program; nil while they are apart.
  public var peer: Peer? {
    if case .together(let peer) = state { peer } else { nil }
  }

  /// When `timePassed` is due; nil for never.
  public var deadline: Duration? {
    switch state {
    case .greeting(let end), .exchanging(_, let end): end
    case .together: answerDue
    case .apart: nil
    }
  }

  /// Whether this side may move or pass now, if it is its turn.
  public var mayMove: Bool { peer != nil && ownRequest == nil && game?.isOver == false }

  /// Whether hints and evaluation are allowed now: the game is over, or both persons agree.
  public var hintsAreAllowed: Bool {
    guard let peer else { return game?.isOver ?? true }
    return game?.isOver == true || (allowsHints && peer.allowsHints)
  }

  /// Takes an event, and returns what to do, in order. An event that has no place changes nothing.
  public mutating func handle(_ event: Event, now: Duration) -> [Effect] {
    switch event {
    case .connected: return greet(now: now)
    case .disconnected(let reason):
      switch state {
      case .apart: return []
      case .greeting: return part(reason)
      case .exchanging, .together: return part(.lost)
      }
    case .knocked: return knock(now: now)
    case .received(let bytes): return take(bytes, now: now)
    case .receivedTooMuch: return state == .apart ? [] : refuse(.badLine(.tooLong))
    case .timePassed:
      guard let deadline, deadline <= now else { return [] }
      return peer == nil ? refuse(.stall) : part(.lost)
    case .placed(let square):
      guard mayMove, turn == side, (try? game?.record.play(square)) != nil else { return [] }
      return [.send(.move(ply: standing, square))] + answerVoidRequest()
    case .passed:
      guard mayMove, turn == side, (try? game?.record.pass()) != nil else { return [] }
      return [.send(.pass(ply: standing))]
    case .asked(let request): return ask(request)
    case .answered(let isGranted): return answer(isGranted)
    case .resigned: return lose(.resigned(side), sending: .resign)
    case .flagFell: return turn == side ? lose(.outOfTime(side), sending: .flag) : []
    case .playerChanged(let isComputer):
      self.isComputer = isComputer
      return peer == nil ? [] : [.send(.player(isComputer: isComputer))]
    case .hintsAllowed(let areAllowed):
      allowsHints = areAllowed
      return peer == nil ? [] : [.send(.hints(areAllowed: areAllowed))]
    case .left:
      guard state != .apart else { return [] }
      return [.send(.bye(.left))] + part(nil)
    }
  }
}

/// The beginning and the end.
extension LinkConversation {
  private mutating func greet(now: Duration) -> [Effect] {
    guard state == .apart else { return [] }
    state = .greeting(until: now + Self.patience)
    floodTime = now
    return role == .host ? [.send(hello)] : []
  }

  private var hello: LinkLine { .hello(version: LinkLine.version, side: side, name: name) }

  /// What the other program has to know of this one beside the game.
  private var particulars: [Effect] {
    (isComputer ? [.send(.player(isComputer: true))] : [])
      + (allowsHints ? [.send(.hints(areAllowed: true))] : [])
  }

  private mutating func take(
    version: Int, side other: Disk, name: String, until end: Duration
  ) -> [Effect] {
    guard version == LinkLine.version else { return refuse(.version(version)) }
    state = .exchanging(Peer(name: name), until: end)
    switch role {
    case .host: return other == side.opponent ? [] : refuse(.sameSide)
    case .guest:
      side = other.opponent
      clock = nil
      return [.send(hello), .send(.game(game))] + particulars
    }
  }

  private mutating func take(_ other: SharedGame?, from peer: Peer) -> [Effect] {
    switch (role, game, other) {
    case (.host, let own?, _):
      let game = SharedGame.merged(host: own, guest: other)
      self.game = game
      state = .together(peer)
      return [.send(.game(game))] + particulars + [.announce(.joined)]
    case (.guest, let own, let other?):
      guard SharedGame.merged(host: other, guest: own) == other else { return refuse(.shortGame) }
      game = other
      state = .together(peer)
      return [.announce(.joined)]
    case (.host, nil, _), (.guest, _, nil): return refuse(.outOfPlace)
    }
  }

  /// Ends the connection for a mistake of the other program.
  private mutating func refuse(_ reason: LinkEnd) -> [Effect] {
    [.send(.bye(.refused))] + part(reason)
  }

  /// Ends the connection, for a reason if the person does not know it.
  private mutating func part(_ reason: LinkEnd?) -> [Effect] {
    state = .apart
    (ownRequest, otherRequest, answerDue) = (nil, nil, nil)
    return [.close] + (reason.map { [.announce(.parted($0))] } ?? [])
  }

  /// Another guest wants to join: asks this one whether it is still there. Its computer may have
  /// been asleep for hours, which no connection notices by itself.
  private mutating func knock(now: Duration) -> [Effect] {
    switch state {
    case .apart: return []
    case .greeting, .exchanging: return [.turnAway]
    case .together:
      guard answerDue == nil else { return [] }
      answerDue = now + Self.shortPatience
      return [.send(.knock)]
    }
  }
}

/// The lines of the other program.
extension LinkConversation {
  private mutating func take(_ bytes: [UInt8], now: Duration) -> [Effect] {
    guard state != .apart else { return [] }
    floodTime = max(floodTime, now) + Self.lineTime
    guard floodTime - now <= Self.maximumLead else { return refuse(.flood) }
    let line: LinkLine
    do { line = try LinkLine(bytes) } catch { return refuse(.badLine(error)) }
    switch (state, line) {
    case (_, .bye(let reason)): return part(LinkEnd(reason))
    case (.greeting(let end), .hello(let version, let side, let name)):
      return take(version: version, side: side, name: name, until: end)
    case (.exchanging, .clock(let clock)) where role == .guest:
      self.clock = clock
      return []
    case (.exchanging(let peer, _), .game(let game)): return take(game, from: peer)
    case (.together(let peer), _): return take(line, from: peer)
    case (.apart, _), (.greeting, _), (.exchanging, _): return refuse(.outOfPlace)
    }
  }

  private mutating func take(_ line: LinkLine, from peer: Peer) -> [Effect] {
    var peer = peer
    switch line {
    case .move(let ply, let square):
      guard expects(ply) else { return refuse(.outOfPlace) }
      do {
        guard let move = try game?.record.play(square) else { return refuse(.outOfPlace) }
        return [.announce(.played(.place(move)))] + answerVoidRequest()
      } catch {
        return refuse(.illegalMove(error))
      }
    case .pass(let ply):
      guard expects(ply), (try? game?.record.pass()) != nil else { return refuse(.outOfPlace) }
      return [.announce(.played(.pass(side.opponent)))]
    case .ask(let request): return take(request)
    case .grant(let request):
      guard ownRequest == request else { return refuse(.outOfPlace) }
      ownRequest = nil
      return carryOut(request)
    case .refuse(let request):
      guard ownRequest == request else { return refuse(.outOfPlace) }
      ownRequest = nil
      return [.announce(.refused(request))]
    case .resign: return takeLoss(.resigned(side.opponent))
    case .flag:
      return turn == side.opponent
        ? takeLoss(.outOfTime(side.opponent)) : refuse(.outOfPlace)
    case .clock(let clock):
      self.clock = clock
      return [.announce(.clockRead(clock))]
    case .player(let isComputer):
      peer.isComputer = isComputer
      state = .together(peer)
      return [.announce(.playerChanged)]
    case .hints(let areAllowed):
      peer.allowsHints = areAllowed
      state = .together(peer)
      return [.announce(.hintsChanged)]
    case .knock: return [.send(.here)]
    case .here:
      guard answerDue != nil else { return refuse(.outOfPlace) }
      answerDue = nil
      return [.turnAway]
    case .hello, .game, .bye: return refuse(.outOfPlace)
    }
  }

  private var turn: Disk? { game?.record.position.turn }
  private var standing: Int { game?.record.standing ?? 0 }

  /// Whether the other side may make the ply with this number. Its move may cross this side's
  /// resignation.
  private func expects(_ ply: Int) -> Bool {
    turn == side.opponent && ply == standing + 1
      && (game?.forfeit == nil || game?.forfeit == .resigned(side))
  }
}

/// Losses before the last move.
extension LinkConversation {
  private mutating func lose(_ forfeit: Forfeit, sending line: LinkLine) -> [Effect] {
    guard mayMove else { return [] }
    game?.forfeit = forfeit
    return [.send(line), .announce(.forfeited(forfeit))] + answerVoidRequest()
  }

  /// Takes the other side's loss. If both lose at once, the host has lost.
  private mutating func takeLoss(_ forfeit: Forfeit) -> [Effect] {
    switch game?.forfeit {
    case nil: break
    case let own? where own.loser == side:
      if role == .host { return [] }
    case .some: return refuse(.outOfPlace)
    }
    game?.forfeit = forfeit
    return [.announce(.forfeited(forfeit))] + answerVoidRequest()
  }
}

/// Requests and their answers.
extension LinkConversation {
  private mutating func ask(_ request: LinkRequest) -> [Effect] {
    guard peer != nil, ownRequest == nil, isPossible(request) else { return [] }
    if otherRequest?.means(request) == true { return answer(true) }
    ownRequest = request
    return [.send(.ask(request))]
  }

  private mutating func answer(_ isGranted: Bool) -> [Effect] {
    guard let request = otherRequest else { return [] }
    otherRequest = nil
    guard isGranted else { return [.send(.refuse(request))] }
    return [.send(.grant(request))] + carryOut(request)
  }

  /// Takes what the other person asks for. If both ask for the same at once, both agree, and no
  /// answer follows.
  private mutating func take(_ request: LinkRequest) -> [Effect] {
    guard otherRequest == nil else { return refuse(.outOfPlace) }
    if let own = ownRequest, own.means(request) {
      ownRequest = nil
      return carryOut(role == .host ? own : request)
    }
    otherRequest = request
    let void = answerVoidRequest()
    return void.isEmpty ? [.announce(.asked(request))] : void
  }

  /// Whether a request means something in this game.
  private func isPossible(_ request: LinkRequest) -> Bool {
    switch request {
    case .takeBack(let plies): plies < standing
    case .newGame: true
    case .playOnUntimed: if case .outOfTime = game?.forfeit { true } else { false }
    }
  }

  /// Refuses what the other person asked for if it means nothing any more.
  private mutating func answerVoidRequest() -> [Effect] {
    guard let otherRequest, !isPossible(otherRequest) else { return [] }
    return answer(false)
  }

  /// Does what both agreed upon.
  private mutating func carryOut(_ request: LinkRequest) -> [Effect] {
    switch request {
    case .takeBack(let plies):
      // Nobody can move without time.
      if case .outOfTime = game?.forfeit { clock = nil }
      // Both may have taken back at once.
      let rest = min(plies, standing)
      game?.takeBack(to: rest)
    case .newGame(let identity, let isSwapped):
      game = SharedGame(identity: identity)
      if isSwapped { side = side.opponent }
    case .playOnUntimed:
      game?.forfeit = nil
      clock = nil
    }
    return [.announce(.agreed(request))] + answerVoidRequest()
  }
}

extension LinkRequest {
  /// Whether one answer is enough for both requests. Another game is one, whatever its identity is.
  fileprivate func means(_ other: LinkRequest) -> Bool {
    if case (.newGame, .newGame) = (self, other) { true } else { self == other }
  }
}

extension LinkEnd {
  fileprivate init(_ reason: LinkLine.Bye) {
    switch reason {
    case .left: self = .left
    case .taken: self = .taken
    case .absent: self = .absent
    case .refused: self = .refused
    }
  }
}
