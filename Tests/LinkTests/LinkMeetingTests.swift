import Foundation
import Link
import ReversiCore
import ReversiTesting
import Testing

/// Two conversations with each other, over a connection that is cut at any moment.
struct LinkMeetingTests {
  /// The number of runs; `REVERSI_FUZZ_GAMES` sets another.
  static let runs =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_GAMES"].flatMap { UInt64($0) } ?? 300

  /// Whole games, with requests, resignations, cuts and killed programs.
  @Test func bothEndsAgreeWhateverIsCut() throws {
    var plies = 0
    var agreements = 0
    for seed in 0..<Self.runs {
      var meeting = Meeting(seed: seed)
      for _ in 0..<400 { try meeting.step() }
      try meeting.settle()
      plies += meeting.ends[0].game?.record.standing ?? 0
      agreements += meeting.agreements
    }
    // The runs do play, and agree.
    #expect(plies > Int(Self.runs))
    #expect(agreements > Int(Self.runs))
  }
}

/// Two ends, and the lines on their way.
private struct Meeting {
  private static let host = 0
  private static let guest = 1

  var ends = [
    LinkConversation(hostNamed: "Ann", side: .dark, game: SharedGame(identity: 1)),
    LinkConversation(guestNamed: "Bob"),
  ]
  /// How many requests were agreed upon, at both ends.
  private(set) var agreements = 0
  /// The lines on their way to each end.
  private var lines: [[LinkLine]] = [[], []]
  private var generator: SeededGenerator
  private var nextIdentity: UInt64 = 2
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  /// Something happens at one end, or to the connection.
  mutating func step() throws {
    if ends.allSatisfy({ $0.state == .apart }) { connect() }
    let end = Int.random(in: 0...1, using: &generator)
    if chance(40) {
      try cut()
    } else if chance(2), !lines[end].isEmpty {
      try deliver(to: end)
    } else if let event = event(at: end) {
      try handle(event, at: end)
    }
  }

  /// What the person at an end may do now.
  private mutating func event(at end: Int) -> LinkConversation.Event? {
    let conversation = ends[end]
    if conversation.otherRequest != nil, chance(3) { return .answered(!chance(3)) }
    if chance(30) { return .asked(request(at: conversation)) }
    if chance(150) { return .resigned }
    if chance(150) { return .flagFell }
    if chance(50) { return .playerChanged(isComputer: chance(2)) }
    guard let position = conversation.game?.record.position else { return nil }
    switch position.state {
    case .toMove:
      return Array(position.legalMoves).randomElement(using: &generator).map { .placed($0) }
    case .passDue: return .passed
    case .over: return .asked(request(at: conversation))
    }
  }

  private mutating func request(at conversation: LinkConversation) -> LinkRequest {
    let standing = conversation.game?.record.standing ?? 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where standing == 0 || chance(3):
      nextIdentity += 1
      return .newGame(identity: nextIdentity, isSwapped: chance(2))
    case 1: return .playOnUntimed
    default: return .takeBack(to: max(0, standing - Int.random(in: 1...4, using: &generator)))
    }
  }

  private mutating func connect() {
    lines = [[], []]
    for end in [Self.guest, Self.host] {
      // A killed program comes back with what it has saved.
      let old = ends[end]
      if chance(2) {
        if end == Self.host, let game = old.game {
          ends[end] = LinkConversation(hostNamed: "Ann", side: old.side, game: game)
        } else if end == Self.guest {
          ends[end] = LinkConversation(guestNamed: "Bob", game: old.game)
        }
      }
      post(ends[end].handle(.connected, now: .zero), from: end)
    }
  }

  /// Some of the lines arrive; the others are lost.
  private mutating func cut() throws {
    for end in [Self.host, Self.guest] {
      let arriving = Int.random(in: 0...lines[end].count, using: &generator)
      for _ in 0..<arriving where !lines[end].isEmpty { try deliver(to: end) }
    }
    for end in [Self.host, Self.guest] { _ = ends[end].handle(.disconnected(), now: .zero) }
    lines = [[], []]
  }

  private mutating func deliver(to end: Int) throws {
    // As bytes, as over a connection.
    let line = lines[end].removeFirst()
    try handle(.received(Array(line.text.utf8)), at: end)
  }

  private mutating func handle(_ event: LinkConversation.Event, at end: Int) throws {
    let before = ends[end]
    let effects = ends[end].handle(event, now: .zero)
    for case .announce(.parted(let reason)) in effects {
      Issue.record("seed \(seed): \(event) ends it for \(reason) at \(end) in \(before)")
      throw Parted()
    }
    agreements += effects.count { if case .announce(.agreed) = $0 { true } else { false } }
    post(effects, from: end)
    try expectNothingLost(before, event, ends[end])
  }

  struct Parted: Error {}

  private mutating func post(_ effects: [LinkConversation.Effect], from end: Int) {
    for case .send(let line) in effects { lines[1 - end].append(line) }
  }

  /// Only an agreement takes moves away; a guest may come with another game.
  private func expectNothingLost(
    _ before: LinkConversation, _ event: LinkConversation.Event, _ after: LinkConversation
  ) throws {
    guard let old = before.game, let new = after.game, old.identity == new.identity,
      new.record.standing < old.record.standing
    else { return }
    switch event {
    // Asking for what the other asks for is a yes.
    case .answered(true), .asked: return
    case .received(let bytes):
      switch try LinkLine(bytes) {
      case .grant, .ask: return
      default: break
      }
    default: break
    }
    Issue.record("seed \(seed): \(event) loses moves of \(old)")
  }

  /// All lines arrive, and all requests are answered.
  mutating func settle() throws {
    if ends.allSatisfy({ $0.state == .apart }) { connect() }
    while true {
      if let end = [0, 1].first(where: { !lines[$0].isEmpty }) {
        try deliver(to: end)
      } else if let end = [0, 1].first(where: { ends[$0].otherRequest != nil }) {
        try handle(.answered(true), at: end)
      } else {
        break
      }
    }
    for end in [0, 1] {
      #expect(ends[end].peer != nil, "seed \(seed)")
      #expect(ends[end].ownRequest == nil, "seed \(seed)")
    }
    #expect(ends[0].game == ends[1].game, "seed \(seed)")
    #expect(ends[0].side == ends[1].side.opponent, "seed \(seed)")
    #expect(ends[0].clock == ends[1].clock, "seed \(seed)")
  }
}
