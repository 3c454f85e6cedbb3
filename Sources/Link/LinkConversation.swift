import ReversiCore

/// The conversation of two programs that play a game: what to send, and what the lines of the other
/// program mean.
///
/// A value without a game, connection or clock. The caller reports what happens, with the time
/// since any fixed moment, and performs the returned effects. Each line of the other program is
/// checked against the caller's game and the rules. A wrong one ends the connection, never the
/// game.
///
///             connected            hello              game
///     apart ───────────▶ greeting ───────▶ exchanging ─────▶ together
///       ▲                   │                │    │ ▲           │
///       │                   │   contradiction│    ▼ │ decided   │
///       │                   │                └─▶ deciding       │
///       └─ left, lost, broken rule, late ──────────┴────────────┘
///
/// The host speaks first. When the guest has said which game it has, the host names the one with
/// which both go on: the longer record. If each has moves that the other lacks, the person at the
/// host decides. Moves, requests and answers follow. As long as an answer is due, the one who asked
/// does not move, so that both ends always have the same moves.
package struct LinkConversation: Sendable, Hashable {
  /// The part of a program in the connection.
  package enum Role: Sendable, Hashable {
    /// The program that waits for the other one.
    case host
    /// The program that joins the other one.
    case guest
  }

  /// The other program.
  package struct Peer: Sendable, Hashable {
    /// The name of its person, on one line; perhaps empty.
    package let name: String
    package internal(set) var isComputer = false
    package internal(set) var allowsHints = false
    /// Whether it says nothing although it was asked.
    package internal(set) var isSilent = false
  }

  package enum State: Sendable, Hashable {
    case apart
    /// There is a connection; the first line of the other program is due.
    case greeting(until: Duration)
    /// The game that the other program has is due.
    case exchanging(Peer, until: Duration)
    /// The guest has this game, which contradicts the host's; the host's person has to decide.
    case deciding(Peer, SharedGame, until: Duration)
    /// Both play.
    case together(Peer)
  }

  /// Something that has happened.
  package enum Event: Sendable, Hashable {
    case connected
    /// The connection has ended, or could not be made. The reason counts if the other program has
    /// said nothing yet.
    case disconnected(LinkEnd = .lost)
    /// Another guest wants to join.
    case knocked
    case received([UInt8])
    /// The other program sent a line that was longer than the limit.
    case receivedTooMuch
    /// The time of `deadline` may be over.
    case timePassed
    /// The host's person has decided which of two games goes on.
    case decided(keepsOwn: Bool)
    /// This side has placed a disk, which is the last ply of the game now.
    case placed(Square)
    /// This side has passed, which is the last ply of the game now.
    case passed
    /// This side has lost before the last move.
    case forfeited(Forfeit)
    /// The person asks the other one for something.
    case asked(LinkRequest)
    /// The person answers what the other one asks for.
    case answered(Bool)
    /// A person or a computer plays this side from now on.
    case playerChanged(isComputer: Bool)
    /// The person allows hints and evaluation.
    case hintsAllowed
    case left
  }

  /// What the caller has to do.
  package enum Effect: Sendable, Hashable {
    case send(LinkLine)
    /// End the connection, when all lines are sent. Each connection is closed once, and the next
    /// one begins after that.
    case close
    /// Tell the other guest who wants to join that the game has a guest.
    case turnAway
    /// Take what has happened at the other end.
    case take(News)
  }

  /// Something that has happened at the other end, or to both.
  package enum News: Sendable, Hashable {
    /// Both go on with this game. `instead` is the game that one of them had and that contradicts
    /// it.
    case joined(SharedGame, instead: SharedGame?)
    /// The guest has this game, which contradicts the host's. The event `decided` is due.
    case contradicted(SharedGame)
    case placed(Square)
    case passed
    /// The other side has lost before the last move.
    case forfeited(Forfeit)
    case asked(LinkRequest)
    /// Both people agreed to this request.
    case agreed(LinkRequest)
    case refused(LinkRequest)
    case playerChanged
    case hintsAllowed
    /// The other program has read its clock, right after its last ply.
    case clockRead(LinkClock)
    /// The other program says nothing, or speaks again.
    case silenceChanged
    case parted(LinkEnd)
  }

  package let role: Role
  /// The name of this program's person.
  package let name: String
  /// The side of this program. The host's hello decides for a guest that has no game with it yet.
  package private(set) var side: Disk
  /// The guest's side by the host's hello, until both have the same game.
  private var offeredSide: Disk?
  package private(set) var state = State.apart
  /// The person's request, until it is answered.
  package private(set) var ownRequest: LinkRequest?
  /// The other person's request, until it is answered.
  package private(set) var otherRequest: LinkRequest?
  /// The clocks that the other program has sent with its game, or ahead of its next ply; nil if it
  /// has sent none since.
  package private(set) var clock: LinkClock?
  private var isComputer = false
  private var allowsHints = false
  /// Whether to notice soon if the other program says nothing any more.
  package var isWatching = false
  /// The time of the other program's last line.
  private var heardTime = Duration.zero
  /// When the other program counts as silent, or as gone; nil if it does not have to answer.
  private var answerDue: Duration?
  private var unansweredKnocks = 0
  /// Whether another guest waits for the answer to a knock.
  private var hasNewcomer = false
  /// A leaky bucket: the time up to which the lines received so far are paid for.
  private var floodTime = Duration.zero
  /// The bytes received before the host's first line.
  private var skippedBytes = 0
  /// The last line of text before the host's first line, or nil.
  private var lastSkipped: String?

  /// The longest wait for a line that is due: a guest may have to log in first, and a person may
  /// have to decide.
  package static let patience = Duration.seconds(60)
  /// The longest wait of a host for the first lines of a guest that has connected.
  package static let hostPatience = Duration.seconds(15)
  /// The longest silence of the other program before it counts as silent, if its time matters.
  package static let silenceTime = Duration.seconds(5)
  /// How far `floodTime` may be ahead of the clock.
  private static let maximumLead = Duration.seconds(20)
  /// The longest text before the host's first line, in bytes, such as the greeting of a shell.
  private static let maximumSkipped = 64 << 10

  /// A conversation that has not begun. A guest's side counts until the host has named its own.
  package init(_ role: Role, named name: String, side: Disk) {
    (self.role, self.name, self.side) = (role, name, side)
  }

  /// The other program; nil while they are apart.
  package var peer: Peer? {
    if case .together(let peer) = state { peer } else { nil }
  }

  /// The time at which `timePassed` is due; nil for never.
  package var deadline: Duration? {
    switch state {
    case .greeting(let end), .exchanging(_, let end), .deciding(_, _, let end): end
    case .together(let peer):
      answerDue ?? (isWatching && !peer.isSilent ? heardTime + watchTime : nil)
    case .apart: nil
    }
  }

  /// The silence after which the other program is asked whether it is there. The host asks first; a
  /// question is a sign of life, too.
  package var watchTime: Duration { role == .host ? .seconds(2) : .milliseconds(2500) }

  /// The longest wait for the answer to a knock.
  package var answerTime: Duration { Self.silenceTime - watchTime }

  /// Whether this side has to wait: the other end is away, or has to answer.
  package var isHeld: Bool { peer == nil || ownRequest != nil }

  /// Whether hints and evaluation are allowed in a game that goes on.
  package var hintsAreAllowed: Bool { allowsHints && peer?.allowsHints == true }

  /// Handles an event beside the caller's game, which is nil for a guest that has not joined yet.
  /// Returns what to do, in order. An event out of place changes nothing.
  package mutating func handle(_ event: Event, beside game: SharedGame?, now: Duration) -> [Effect]
  {
    switch event {
    case .connected: return greet(now: now)
    case .disconnected(let reason):
      switch state {
      case .apart: return []
      case .greeting: return part(reason.saying(lastSkipped))
      case .exchanging, .deciding, .together: return part(.lost)
      }
    case .knocked: return knock(now: now)
    case .received(let bytes): return receive(bytes, beside: game, now: now)
    case .receivedTooMuch:
      switch state {
      case .apart: return []
      case .greeting where role == .guest: return skip(nil)
      case .greeting, .exchanging, .deciding, .together: return refuse(.badLine(.tooLong))
      }
    case .timePassed:
      guard let deadline, deadline <= now else { return [] }
      return elapse(now: now)
    case .decided(let keepsOwn): return decide(keepsOwn: keepsOwn, game)
    case .placed(let square):
      return send(.move(ply: game?.record.standing ?? 0, square))
    case .passed: return send(.pass(ply: game?.record.standing ?? 0))
    case .forfeited(.resigned): return send(.resign)
    case .forfeited(.outOfTime): return send(.flag)
    case .asked(let request): return ask(request, beside: game)
    case .answered(let isGranted): return answer(isGranted, beside: game)
    case .playerChanged(let isComputer):
      guard self.isComputer != isComputer else { return [] }
      self.isComputer = isComputer
      return send(.player(isComputer: isComputer))
    case .hintsAllowed:
      guard !allowsHints else { return [] }
      allowsHints = true
      return send(.hints(areAllowed: true))
    case .left:
      guard state != .apart else { return [] }
      return [.send(.bye(.left))] + part(nil)
    }
  }

  private func send(_ line: LinkLine) -> [Effect] { peer == nil ? [] : [.send(line)] }
}

extension LinkConversation {
  private mutating func greet(now: Duration) -> [Effect] {
    guard state == .apart else { return [] }
    state = .greeting(until: now + (role == .host ? Self.hostPatience : Self.patience))
    (floodTime, heardTime, skippedBytes, lastSkipped) = (now, now, 0, nil)
    return role == .host
      ? [.send(.hello(version: LinkLine.version, side: side, name: name))] : []
  }

  /// Who plays this side, and whether hints are allowed here.
  private var particulars: [Effect] {
    (isComputer ? [.send(.player(isComputer: true))] : [])
      + (allowsHints ? [.send(.hints(areAllowed: true))] : [])
  }

  private mutating func receiveHello(
    version: Int, side other: Disk, name: String, until end: Duration, beside game: SharedGame?
  ) -> [Effect] {
    guard version == LinkLine.version else { return refuse(.version(version)) }
    state = .exchanging(Peer(name: name), until: end)
    switch role {
    case .host: return other == side.opponent ? [] : refuse(.sameSide)
    case .guest:
      (offeredSide, clock) = (other.opponent, nil)
      let hello = LinkLine.hello(
        version: LinkLine.version, side: other.opponent, name: self.name)
      return [.send(hello), .send(.game(game))] + particulars
    }
  }

  private mutating func receiveGame(
    _ other: SharedGame?, from peer: Peer, beside game: SharedGame?, now: Duration
  ) -> [Effect] {
    switch (role, game, other) {
    case (.host, let own?, let other?) where own.isSame(as: other):
      switch own.merging(other, of: side.opponent) {
      case .game(let game): return join(game, peer)
      case .contradiction:
        state = .deciding(peer, other, until: now + Self.patience)
        return [.take(.contradicted(other))]
      }
    case (.host, let own?, _): return join(own, peer)
    case (.guest, let own?, let other?) where own.isSame(as: other):
      // Nobody takes over what another side has played.
      guard offeredSide == side else { return refuse(.sameSide) }
      switch own.merging(other, of: side.opponent) {
      case .game(let game) where game.record == other.record: return join(game, peer)
      case .game: return refuse(.shortGame)
      case .contradiction: return join(other.lost(by: side.opponent), peer, instead: own)
      }
    case (.guest, _, let other?): return join(other, peer)
    case (.host, nil, _), (.guest, _, nil): return refuse(.outOfPlace)
    }
  }

  private mutating func decide(keepsOwn: Bool, _ game: SharedGame?) -> [Effect] {
    guard case .deciding(let peer, let other, _) = state, let own = game else { return [] }
    let theirs = other.lost(by: side.opponent)
    return keepsOwn ? join(own, peer, instead: theirs) : join(theirs, peer, instead: own)
  }

  private mutating func join(
    _ game: SharedGame, _ peer: Peer, instead: SharedGame? = nil
  ) -> [Effect] {
    state = .together(peer)
    side = offeredSide ?? side
    return (role == .host ? [.send(.game(game))] + particulars : [])
      + [.take(.joined(game, instead: instead))]
  }

  /// Ends the connection for a mistake of the other program.
  private mutating func refuse(_ reason: LinkEnd) -> [Effect] {
    [.send(.bye(.refused))] + part(reason)
  }

  /// Reports the reason unless the person knows it.
  private mutating func part(_ reason: LinkEnd?) -> [Effect] {
    state = .apart
    (ownRequest, otherRequest) = (nil, nil)
    (answerDue, unansweredKnocks, hasNewcomer) = (nil, 0, false)
    return [.close] + (reason.map { [.take(.parted($0))] } ?? [])
  }

  /// A line before the host's first may say why no host follows; nil is one that was too long.
  private mutating func skip(_ line: [UInt8]?) -> [Effect] {
    let text = String(decoding: line ?? [], as: UTF8.self)
    if text.contains(where: { !$0.isWhitespace }) { lastSkipped = text }
    skippedBytes += (line?.count ?? LinkLine.longest) + 1
    return skippedBytes > Self.maximumSkipped ? refuse(.badLine(.notUnderstood)) : []
  }
}

/// The other program may be gone: its computer may have been asleep for hours, which no connection
/// notices by itself.
extension LinkConversation {
  /// Another guest takes the place of one that has not said anything yet, or does not answer.
  private mutating func knock(now: Duration) -> [Effect] {
    switch state {
    case .apart: return []
    case .greeting: return part(nil)
    case .exchanging, .deciding: return [.turnAway]
    case .together(let peer):
      guard !hasNewcomer else { return [] }
      hasNewcomer = true
      if peer.isSilent { return part(.lost) }
      return answerDue == nil ? askToAnswer(now: now) : []
    }
  }

  private mutating func askToAnswer(now: Duration) -> [Effect] {
    answerDue = now + answerTime
    unansweredKnocks += 1
    return [.send(.knock)]
  }

  private mutating func elapse(now: Duration) -> [Effect] {
    guard case .together(var peer) = state else { return refuse(.stall) }
    guard answerDue != nil else { return askToAnswer(now: now) }
    answerDue = nil
    if hasNewcomer { return part(.lost) }
    peer.isSilent = true
    state = .together(peer)
    return [.take(.silenceChanged)]
  }

  private mutating func hear(now: Duration) -> [Effect] {
    (heardTime, answerDue) = (now, nil)
    guard case .together(var peer) = state else { return [] }
    let wasSilent = peer.isSilent
    peer.isSilent = false
    state = .together(peer)
    defer { hasNewcomer = false }
    return (hasNewcomer ? [.turnAway] : []) + (wasSilent ? [.take(.silenceChanged)] : [])
  }
}

extension LinkConversation {
  private mutating func receive(
    _ bytes: [UInt8], beside game: SharedGame?, now: Duration
  ) -> [Effect] {
    guard state != .apart else { return [] }
    let line: LinkLine
    do { line = try LinkLine(bytes) } catch {
      if case .greeting = state, role == .guest { return skip(bytes) }
      return refuse(.badLine(error))
    }
    floodTime = max(floodTime, now) + line.cost
    guard floodTime - now <= Self.maximumLead else { return refuse(.flood) }
    let heard = hear(now: now)
    switch (state, line) {
    case (_, .bye(let reason)): return part(LinkEnd(reason))
    case (.greeting(let end), .hello(let version, let side, let name)):
      return receiveHello(version: version, side: side, name: name, until: end, beside: game)
    case (.greeting, _) where role == .guest: return skip(bytes)
    case (.exchanging, .clock(let clock)) where role == .guest:
      self.clock = clock
      return []
    // The guest says who plays, and goes on waiting.
    case (.deciding(var peer, let other, let end), .player(let isComputer)):
      peer.isComputer = isComputer
      state = .deciding(peer, other, until: end)
      return []
    case (.deciding(var peer, let other, let end), .hints(let areAllowed)):
      peer.allowsHints = areAllowed
      state = .deciding(peer, other, until: end)
      return []
    case (.exchanging(let peer, _), .game(let other)):
      return receiveGame(other, from: peer, beside: game, now: now)
    case (.together(let peer), _):
      guard let game else { return refuse(.outOfPlace) }
      return heard + receive(line, from: peer, beside: game)
    case (.apart, _), (.greeting, _), (.exchanging, _), (.deciding, _): return refuse(.outOfPlace)
    }
  }

  private mutating func receive(
    _ line: LinkLine, from peer: Peer, beside game: SharedGame
  ) -> [Effect] {
    var peer = peer
    switch line {
    case .move(let ply, let square): return receive(.place(square), number: ply, beside: game)
    case .pass(let ply): return receive(.pass, number: ply, beside: game)
    case .ask(let request): return receiveRequest(request, beside: game)
    case .grant(let request):
      guard ownRequest == request else { return refuse(.outOfPlace) }
      ownRequest = nil
      return carryOut(request, beside: game)
    case .refuse(let request):
      guard ownRequest == request else { return refuse(.outOfPlace) }
      ownRequest = nil
      return [.take(.refused(request))]
    case .resign: return receiveLoss(.resigned(side.opponent), beside: game)
    case .flag:
      return game.record.position.turn == side.opponent
        ? receiveLoss(.outOfTime(side.opponent), beside: game) : refuse(.outOfPlace)
    case .clock(let clock):
      self.clock = clock
      return []
    case .player(let isComputer):
      guard peer.isComputer != isComputer else { return [] }
      peer.isComputer = isComputer
      state = .together(peer)
      return [.take(.playerChanged)]
    case .hints(let areAllowed):
      guard peer.allowsHints != areAllowed else { return [] }
      peer.allowsHints = areAllowed
      state = .together(peer)
      return areAllowed ? [.take(.hintsAllowed)] : []
    case .knock: return [.send(.here)]
    case .here:
      guard unansweredKnocks > 0 else { return refuse(.outOfPlace) }
      unansweredKnocks -= 1
      return []
    case .hello, .game, .bye: return refuse(.outOfPlace)
    }
  }

  private enum Ply {
    case place(Square), pass
  }

  private mutating func receive(_ ply: Ply, number: Int, beside game: SharedGame) -> [Effect] {
    // The ply may cross this side's resignation, or a flag that this end has seen fall.
    guard game.forfeit == nil else { return [] }
    guard game.record.position.turn == side.opponent, number == game.record.standing + 1 else {
      return refuse(.outOfPlace)
    }
    var record = game.record
    let read = clock
    clock = nil
    // The other side has no time left for a ply.
    if read?.left(of: side.opponent) == 0 { return [.take(.forfeited(.outOfTime(side.opponent)))] }
    let clocks: [Effect] = read.map { [.take(.clockRead($0))] } ?? []
    switch ply {
    case .place(let square):
      do { try record.play(square) } catch { return refuse(.illegalMove(error)) }
      return [.take(.placed(square))] + clocks
    case .pass:
      guard (try? record.pass()) != nil else { return refuse(.outOfPlace) }
      return [.take(.passed)] + clocks
    }
  }

  /// If both lose at once, the host has lost.
  private mutating func receiveLoss(_ forfeit: Forfeit, beside game: SharedGame) -> [Effect] {
    // The last moves may cross the line about the loss.
    guard game.record.position.outcome == nil, game.forfeit != forfeit else { return [] }
    if let own = game.forfeit {
      guard own.loser == side else { return refuse(.outOfPlace) }
      if role == .host { return [] }
    }
    return [.take(.forfeited(forfeit))]
  }
}

extension LinkConversation {
  private mutating func ask(_ request: LinkRequest, beside game: SharedGame?) -> [Effect] {
    guard peer != nil, ownRequest == nil, let game, game.allows(request) else { return [] }
    if otherRequest?.means(request) == true { return answer(true, beside: game) }
    ownRequest = request
    return [.send(.ask(request))]
  }

  private mutating func answer(_ isGranted: Bool, beside game: SharedGame?) -> [Effect] {
    guard let request = otherRequest, let game else { return [] }
    otherRequest = nil
    guard isGranted else { return [.send(.refuse(request))] }
    return [.send(.grant(request))] + carryOut(request, beside: game)
  }

  /// If both ask for the same at once, both agree, and no answer follows.
  private mutating func receiveRequest(
    _ request: LinkRequest, beside game: SharedGame
  ) -> [Effect] {
    guard otherRequest == nil else { return refuse(.outOfPlace) }
    if let own = ownRequest, own.means(request) {
      ownRequest = nil
      return carryOut(role == .host ? own : request, beside: game)
    }
    guard game.allows(request) else { return [.send(.refuse(request))] }
    otherRequest = request
    return [.take(.asked(request))]
  }

  /// Also refuses a request of the other person that has no meaning any more.
  private mutating func carryOut(_ request: LinkRequest, beside game: SharedGame) -> [Effect] {
    if case .newGame(_, isSwapped: true) = request { side = side.opponent }
    clock = nil
    let agreed = Effect.take(.agreed(request))
    let after = game.after(request)
    guard let otherRequest, !after.allows(otherRequest) else { return [agreed] }
    return [agreed] + answer(false, beside: after)
  }
}

extension SharedGame {
  /// Whether a request means something in this game.
  fileprivate func allows(_ request: LinkRequest) -> Bool {
    switch request {
    case .takeBack(let plies): plies < record.standing
    case .newGame: true
    case .playOnUntimed: if case .outOfTime = forfeit { true } else { false }
    }
  }

  /// As the end with this side may report it: only with the loss of its own side.
  fileprivate func lost(by side: Disk) -> SharedGame {
    SharedGame(
      identity: identity, record: record,
      forfeit: forfeit.flatMap { $0.loser == side ? $0 : nil })
  }
}

extension LinkRequest {
  /// Whether one answer is enough for both requests. All requests for another game are alike.
  fileprivate func means(_ other: LinkRequest) -> Bool {
    if case (.newGame, .newGame) = (self, other) { true } else { self == other }
  }
}

extension LinkLine {
  /// In time of the other program. A line that a person is told about costs a second, so that
  /// nobody is told more often. A game of two computers has some hundred other lines.
  fileprivate var cost: Duration {
    switch self {
    case .ask, .grant, .refuse, .player, .hints: .seconds(1)
    case .hello, .game, .move, .pass, .resign, .flag, .clock, .knock, .here, .bye:
      .milliseconds(10)
    }
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
