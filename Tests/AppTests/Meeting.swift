import GameSession
import Link
import Notation
import ReversiCore
import ReversiTesting

@testable import App

final class End {
  let world = FakeWorld()
  private(set) var runtime: Runtime
  /// Lines that were sent, but not taken yet.
  private var lines: [LinkLine] = []
  /// News that reached the person.
  private(set) var news: [TwoPeople.News] = []

  /// The port must not own its end.
  private final class Port: LinkPort {
    weak var end: End?
    init(end: End?) { self.end = end }
    func perform(_ step: LinkStep) { end?.perform(step) }
    func finish() {}
  }

  init(
    _ twoPeople: TwoPeople, game: SavedGame = .new, clock: TimeControl? = nil,
    speed: AnimationSpeed = .off, seed: UInt64 = 0
  ) {
    let port = Port(end: nil)
    runtime = Runtime.start(
      App.begin(
        game, stored: game, timeControl: clock, pace: GameSession.Pace(speed: speed),
        identities: SeededGenerator(seed: seed), twoPeople: twoPeople),
      store: world.store, archive: world.archive, player: world, transcripts: world.transcripts,
      clockStore: world.clocks, link: port, now: { [world] in world.time })
    port.end = self
  }

  private func perform(_ step: LinkStep) {
    if case .send(let line) = step { lines.append(line) }
  }

  var app: App { runtime.app }
  var conversation: LinkConversation? { app.twoPeople?.conversation }
  var plies: String { app.game.record.transcript }

  func send(_ event: App.Event) {
    runtime.send(event)
    collectNews()
  }

  private func collectNews() {
    for case .twoPeople(let told) in runtime.collectAnnouncements() { news.append(told) }
  }

  func report(_ event: LinkConversation.Event) {
    send(.twoPeople(.link(event, at: world.time)))
  }

  func receive(_ line: String) { report(.received(Array(line.utf8))) }

  func takeLines() -> [LinkLine] {
    defer { lines = [] }
    return lines
  }

  func beginTurn() { runtime.beginTurn() }

  func pass(_ time: Duration) {
    // The loop turns each second.
    for _ in 0..<max(1, Int(time / .seconds(1))) {
      advance(to: world.time + min(time, .seconds(1)))
    }
  }

  func advance(to time: Duration) {
    world.time = time
    runtime.beginTurn()
    runtime.advance()
    collectNews()
  }
}

/// Two ends with a connection. The guest is another program, with a game of its own.
final class Meeting {
  private(set) var host: End
  private(set) var guest: End

  /// - Parameter side: The side of the host's person.
  init(
    side: Disk = .light, clock: TimeControl? = nil, host: String = "", guest: String? = nil,
    speed: AnimationSpeed = .off
  ) throws {
    let name = "Ann"
    self.host = End(
      TwoPeople(hostNamed: name, side: side, invitation: "join"),
      game: try Self.game(host, side: side, clock: clock), clock: clock, speed: speed, seed: 1)
    self.guest = End(
      TwoPeople(
        guestNamed: "Bob", side: guest == nil ? .light : side.opponent, hasGame: guest != nil),
      game: try Self.game(guest ?? "", side: side.opponent, clock: clock), speed: speed, seed: 2)
    connect()
  }

  static func game(
    _ plies: String, side: Disk, clock: TimeControl? = nil, forfeit: Forfeit? = nil
  ) throws -> SavedGame {
    var game = SavedGame.new
    game.record = try GameRecord(start: .newGame, plies: plies)
    game.identity = GameIdentity(9)
    game.modes[side.opponent] = .otherPerson
    (game.timeControl, game.forfeit) = (clock, forfeit)
    return game
  }

  var ends: [End] { [host, guest] }

  func connect() {
    for end in ends {
      _ = end.takeLines()
      end.report(.connected)
    }
    settle()
  }

  func cut() {
    for end in ends { end.report(.disconnected()) }
  }

  /// The program comes back with what it has saved, and is not connected.
  func kill(isHost: Bool, seed: UInt64 = 3) {
    let old = isHost ? host : guest
    let game = old.world.store.game ?? old.app.game.saved
    let side = old.app.twoPeople?.side ?? .dark
    let part =
      isHost
      ? TwoPeople(hostNamed: "Ann", side: side, invitation: "join")
      : TwoPeople(guestNamed: "Bob", side: side, hasGame: game.identity != nil)
    let new = End(part, game: game, clock: game.timeControl, seed: seed)
    new.world.time = old.world.time
    if isHost { host = new } else { guest = new }
  }

  /// Lets all lines arrive, and what waits for nothing else. Returns how often something has
  /// arrived at the host and at the guest.
  @discardableResult
  func settle() -> [Int] {
    var received = [0, 0]
    while true {
      let (toGuest, toHost) = (host.takeLines(), guest.takeLines())
      if toGuest.isEmpty && toHost.isEmpty { return received }
      received[0] += toHost.isEmpty ? 0 : 1
      received[1] += toGuest.isEmpty ? 0 : 1
      for line in toGuest { guest.receive(line.text) }
      for line in toHost { host.receive(line.text) }
    }
  }

  func play(_ end: End, _ events: App.Event...) {
    for event in events {
      end.send(event)
      settle()
    }
  }

  func pass(_ time: Duration) {
    for end in ends { end.pass(time) }
    settle()
  }

  var haveSamePlies: Bool {
    host.plies == guest.plies && host.app.game.record.standing == guest.app.game.record.standing
  }
}
