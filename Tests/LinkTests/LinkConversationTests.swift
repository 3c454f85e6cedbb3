import Link
import Notation
import ReversiCore
import ReversiTesting
import Testing

/// What each line and each event does.
struct LinkConversationTests {
  /// A host with Black that has met its guest, after some plies.
  static func host(_ plies: String = "") throws -> LinkConversation {
    var host = LinkConversation(
      hostNamed: "Ann", side: .dark,
      game: SharedGame(identity: 1, record: try GameRecord(start: .newGame, plies: plies)))
    _ = host.handle(.connected, now: .zero)
    for line in ["hello 1 white Bob", "game"] { _ = host.receive(line) }
    try #require(host.peer?.name == "Bob")
    return host
  }

  @Test func theHostSpeaksFirstAndNamesTheGame() throws {
    var host = LinkConversation(
      hostNamed: "Ann", side: .light, game: SharedGame(identity: 1))
    #expect(host.handle(.hintsAllowed(true), now: .zero).isEmpty)
    #expect(host.handle(.connected, now: .zero).sent == ["hello 1 white Ann"])
    #expect(host.receive("hello 1 black Bob").isEmpty)
    let effects = host.receive("game")
    #expect(effects.sent == ["game 0000000000000001 - - -", "hints yes"])
    #expect(effects.announced == [.joined])
  }

  @Test func theGuestTakesTheOtherSideAndTheHostsGame() {
    var guest = LinkConversation(guestNamed: "Bob")
    #expect(guest.handle(.connected, now: .zero).isEmpty)
    #expect(guest.receive("hello 1 white Ann").sent == ["hello 1 black Bob", "game"])
    #expect(guest.side == .dark)
    #expect(guest.receive("clock 5+3 1 2").isEmpty)
    #expect(guest.receive("game 0000000000000001 - - f5").announced == [.joined])
    #expect(guest.game?.record.standing == 1)
    #expect(guest.clock.map { [$0.dark, $0.light] } == [1, 2])
    #expect(guest.clock?.control.text == "5+3")
  }

  @Test(
    arguments: [
      // What the guest has, and what both go on with.
      ("game", "f5"), ("game 0000000000000001 - - f5d6", "f5d6"),
      ("game 0000000000000001 - - -", "f5"), ("game 0000000000000002 - - f5d6c3", "f5"),
      ("game 0000000000000001 - - d3", "f5"), ("game 0000000000000001 - - d3c3", "d3c3"),
    ])
  func theLongerRecordOfTheSameGameCounts(_ line: String, _ plies: String) throws {
    var host = LinkConversation(
      hostNamed: "", side: .light,
      game: SharedGame(identity: 1, record: try GameRecord(start: .newGame, plies: "f5")))
    _ = host.handle(.connected, now: .zero)
    _ = host.receive("hello 1 black")
    #expect(host.receive(line).announced == [.joined])
    #expect(host.game?.record.transcript == plies)
  }

  @Test func aGuestKeepsItsMovesFromAHostThatHasFewer() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6")
    var guest = LinkConversation(guestNamed: "", game: SharedGame(identity: 1, record: record))
    _ = guest.handle(.connected, now: .zero)
    _ = guest.receive("hello 1 black")
    let effects = guest.receive("game 0000000000000001 - - f5")
    #expect(effects.announced == [.parted(.shortGame)])
    #expect(guest.game?.record == record)
  }

  @Test(
    arguments: [
      ("hello 2 white", .version(2)), ("hello 1 black", .sameSide), ("bye taken", .taken),
      ("bye left", .left), ("bye refused", .refused), ("game", .outOfPlace),
      ("move 1 f5", .outOfPlace), ("hallo", .badLine(.notUnderstood)),
      (String(repeating: "x", count: 513), .badLine(.tooLong)),
    ] as [(String, LinkEnd)])
  func aWrongGreetingEndsTheConnectionWithOneReason(_ line: String, _ reason: LinkEnd) {
    var host = LinkConversation(hostNamed: "", side: .dark, game: SharedGame(identity: 1))
    _ = host.handle(.connected, now: .zero)
    let effects = host.receive(line)
    #expect(effects.announced == [.parted(reason)])
    #expect(effects.count { $0 == .close } == 1)
    #expect(effects.sent == (line.hasPrefix("bye") ? [] : ["bye refused"]))
    #expect(host.state == .apart)
    #expect(host.receive(line).isEmpty)
    #expect(host.handle(.disconnected(), now: .zero).isEmpty)
  }

  /// Lines of White to Black, after f5: what is announced.
  @Test(
    arguments: [
      ("move 2 d6", nil), ("move 2 a1", .illegalMove(.turnsNothingOver(.a1))),
      ("move 2 f5", .illegalMove(.occupied(.f5))), ("move 1 d6", .outOfPlace),
      ("move 3 d6", .outOfPlace), ("pass 2", .outOfPlace), ("grant takeback 0", .outOfPlace),
      ("refuse untimed", .outOfPlace), ("hello 1 white", .outOfPlace), ("game", .outOfPlace),
      ("game 0000000000000001 - - a1", .badLine(.illegalGame(ply: 1))), ("resign", nil),
      ("flag", nil), ("clock 5+3 1 2", nil), ("player computer", nil), ("hints yes", nil),
      ("ask takeback 0", nil), ("ask takeback 1", nil), ("ask untimed", nil), ("bye left", .left),
    ] as [(String, LinkEnd?)])
  func eachLineIsCheckedByTheRules(_ line: String, _ reason: LinkEnd?) throws {
    var host = try Self.host("f5")
    let effects = host.receive(line)
    let ends = effects.announced.compactMap { if case .parted(let end) = $0 { end } else { nil } }
    #expect(ends == [reason].compactMap(\.self))
    let plies = line == "move 2 d6" ? "f5d6" : "f5"
    #expect(host.game?.record.transcript == plies)
  }

  @Test func movesAndPassesGoOutWithTheirNumbers() throws {
    var host = try Self.host()
    #expect(host.handle(.placed(.f5), now: .zero).sent == ["move 1 f5"])
    // It is the other side's turn.
    #expect(host.handle(.placed(.f5), now: .zero).isEmpty)
    #expect(host.handle(.passed, now: .zero).isEmpty)
    #expect(host.receive("move 2 d6").announced.count == 1)
    #expect(host.handle(.placed(.f5), now: .zero).isEmpty)
  }

  @Test func apartNothingIsPlayed() throws {
    var host = try Self.host()
    #expect(host.handle(.disconnected(), now: .zero).announced == [.parted(.lost)])
    for event: LinkConversation.Event in [
      .placed(.f5), .resigned, .flagFell, .asked(.newGame(identity: 2, isSwapped: false)),
      .answered(true), .left, .timePassed,
    ] {
      #expect(host.handle(event, now: .seconds(1000)).isEmpty)
    }
    #expect(host.game == SharedGame(identity: 1))
  }

  @Test func aTakenBackMoveNeedsTheOtherPerson() throws {
    var host = try Self.host("f5d6")
    #expect(host.handle(.asked(.takeBack(to: 0)), now: .zero).sent == ["ask takeback 0"])
    #expect(!host.mayMove)
    // No move until the answer, so that both have the same moves.
    #expect(host.handle(.placed(.c3), now: .zero).isEmpty)
    #expect(host.receive("refuse takeback 0").announced == [.refused(.takeBack(to: 0))])
    #expect(host.game?.record.standing == 2)
    _ = host.handle(.asked(.takeBack(to: 0)), now: .zero)
    #expect(host.receive("grant takeback 0").announced == [.agreed(.takeBack(to: 0))])
    #expect(host.game?.record == GameRecord())
  }

  @Test func aRequestOfTheOtherIsAnsweredOnce() throws {
    var host = try Self.host("f5d6")
    #expect(host.receive("ask takeback 1").announced == [.asked(.takeBack(to: 1))])
    #expect(host.handle(.answered(false), now: .zero).sent == ["refuse takeback 1"])
    #expect(host.handle(.answered(true), now: .zero).isEmpty)
    _ = host.receive("ask takeback 1")
    #expect(host.handle(.answered(true), now: .zero).sent == ["grant takeback 1"])
    #expect(host.game?.record.transcript == "f5")
  }

  @Test func twoRequestsForANewGameAreOneAgreement() throws {
    var host = try Self.host("f5")
    let own = LinkRequest.newGame(identity: 7, isSwapped: true)
    _ = host.handle(.asked(own), now: .zero)
    let effects = host.receive("ask newgame 0000000000000008 same")
    #expect(effects == [.announce(.agreed(own))])
    #expect(host.game == SharedGame(identity: 7))
    #expect(host.side == .light)
    #expect(host.mayMove)
  }

  @Test func aRequestThatMeansNothingAnyMoreIsRefused() throws {
    var host = try Self.host("f5d6")
    _ = host.receive("ask takeback 1")
    _ = host.handle(.asked(.takeBack(to: 0)), now: .zero)
    #expect(host.receive("grant takeback 0").sent == ["refuse takeback 1"])
  }

  @Test func aLostGameCanGoOnWithoutAClock() throws {
    var host = try Self.host("f5")
    _ = host.receive("clock 5 9 9")
    #expect(host.clock != nil)
    #expect(host.receive("flag").announced == [.forfeited(.outOfTime(.light))])
    #expect(host.game?.isOver == true)
    _ = host.handle(.asked(.playOnUntimed), now: .zero)
    _ = host.receive("grant untimed")
    #expect(host.game?.isOver == false)
    #expect(host.clock == nil)
  }

  @Test func aMoveMayCrossAResignation() throws {
    var host = try Self.host("f5")
    #expect(host.handle(.resigned, now: .zero).sent == ["resign"])
    #expect(host.receive("move 2 d6").announced.count == 1)
    #expect(host.game?.record.standing == 2)
    #expect(host.game?.forfeit == .resigned(.dark))
  }

  @Test func hintsNeedBothPersonsUntilTheGameIsOver() throws {
    var host = try Self.host("f5")
    #expect(!host.hintsAreAllowed)
    _ = host.receive("hints yes")
    #expect(!host.hintsAreAllowed)
    #expect(host.handle(.hintsAllowed(true), now: .zero).sent == ["hints yes"])
    #expect(host.hintsAreAllowed)
    _ = host.handle(.hintsAllowed(false), now: .zero)
    _ = host.receive("resign")
    #expect(host.hintsAreAllowed)
  }

  @Test func aFloodEndsTheConnection() throws {
    var host = try Self.host()
    var count = 0
    while host.peer != nil, count < 10_000 {
      _ = host.receive("hints yes")
      count += 1
    }
    // Far more than two games of two computers.
    #expect((400...600).contains(count))
    // At 90 lines a second, nothing happens.
    host = try Self.host()
    for step in 0..<5000 {
      _ = host.handle(.received(Array("hints yes".utf8)), now: .milliseconds(11 * step))
    }
    #expect(host.peer != nil)
  }

  @Test func aStallEndsTheGreetingAndNeverAGame() throws {
    var host = LinkConversation(hostNamed: "", side: .dark, game: SharedGame(identity: 1))
    #expect(host.deadline == nil)
    _ = host.handle(.connected, now: .seconds(5))
    let deadline = try #require(host.deadline)
    #expect(deadline == .seconds(5) + LinkConversation.patience)
    #expect(host.handle(.timePassed, now: deadline - .milliseconds(1)).isEmpty)
    // The hello does not give more time for the game.
    _ = host.handle(.received(Array("hello 1 white".utf8)), now: .seconds(6))
    #expect(host.deadline == deadline)
    #expect(host.handle(.timePassed, now: deadline).announced == [.parted(.stall)])
    #expect(try Self.host().deadline == nil)
  }

  @Test func aSecondGuestIsTurnedAwayIfTheFirstIsThere() throws {
    var host = try Self.host()
    #expect(host.handle(.knocked, now: .seconds(9)).sent == ["knock"])
    #expect(host.deadline == .seconds(9) + LinkConversation.shortPatience)
    #expect(host.handle(.knocked, now: .seconds(9)).isEmpty)
    #expect(host.receive("here") == [.turnAway])
    #expect(host.deadline == nil)
    #expect(host.receive("here").announced == [.parted(.outOfPlace)])
    // A guest that is about to join counts as one.
    _ = host.handle(.connected, now: .zero)
    #expect(host.handle(.knocked, now: .zero) == [.turnAway])
  }

  @Test func aSecondGuestTakesThePlaceOfOneThatIsGone() throws {
    var host = try Self.host()
    _ = host.handle(.knocked, now: .zero)
    let effects = host.handle(.timePassed, now: LinkConversation.shortPatience)
    #expect(effects == [.close, .announce(.parted(.lost))])
  }

  @Test func aGuestAnswersAKnock() {
    var guest = LinkConversation(guestNamed: "")
    _ = guest.handle(.connected, now: .zero)
    for line in ["hello 1 white", "game 0000000000000001 - - -"] { _ = guest.receive(line) }
    #expect(guest.receive("knock") == [.send(.here)])
  }

  @Test func aConnectionThatCouldNotBeMadeHasItsReason() throws {
    var guest = LinkConversation(guestNamed: "")
    _ = guest.handle(.connected, now: .zero)
    #expect(
      guest.handle(.disconnected(.failed(status: 255)), now: .zero).announced
        == [.parted(.failed(status: 255))])
    var host = try Self.host()
    #expect(
      host.handle(.disconnected(.failed(status: 255)), now: .zero).announced == [.parted(.lost)])
  }

  @Test func leavingSaysGoodbye() throws {
    var host = try Self.host()
    #expect(host.handle(.left, now: .zero) == [.send(.bye(.left)), .close])
    #expect(host.state == .apart)
  }
}

extension LinkConversation {
  mutating func receive(_ line: String) -> [Effect] {
    handle(.received(Array(line.utf8)), now: .zero)
  }
}

extension [LinkConversation.Effect] {
  /// The lines that are sent.
  var sent: [String] { compactMap { if case .send(let line) = $0 { line.text } else { nil } } }

  /// What the person is told.
  var announced: [LinkConversation.Announcement] {
    compactMap { if case .announce(let announcement) = $0 { announcement } else { nil } }
  }
}
