import GameTesting
import Link
import Notation
import ReversiCore
import Testing

struct LinkConversationTests {
  /// A host with Black that has met its guest, after some plies.
  static func host(_ plies: String = "") throws -> LinkedGame {
    let record = try GameRecord(start: .newGame, plies: plies)
    var host = LinkedGame(
      .host, named: "Ann", side: .dark, game: SharedGame(identity: 1, record: record))
    _ = host.handle(.connected)
    for line in ["hello 1 white Bob", "game"] { _ = host.receive(line) }
    try #require(host.conversation.peer?.name == "Bob")
    return host
  }

  @Test func theHostSpeaksFirstAndNamesTheGame() throws {
    var host = LinkedGame(.host, named: "Ann", side: .light, game: SharedGame(identity: 1))
    #expect(host.handle(.hintsAllowed).isEmpty)
    #expect(host.handle(.connected).sent == ["hello 1 white Ann"])
    #expect(host.receive("hello 1 black Bob").isEmpty)
    let effects = host.receive("game")
    #expect(effects.sent == ["game 0000000000000001 - - -", "hints yes"])
    #expect(effects.news == [.joined(SharedGame(identity: 1), instead: nil)])
  }

  @Test func theGuestTakesTheOtherSideAndTheHostsGame() {
    var guest = LinkedGame(.guest, named: "Bob")
    #expect(guest.handle(.connected).isEmpty)
    #expect(guest.receive("hello 1 white Ann").sent == ["hello 1 black Bob", "game"])
    #expect(guest.receive("clock 5+3 1 2").isEmpty)
    #expect(guest.receive("game 0000000000000001 - - f5").news.count == 1)
    #expect(guest.conversation.side == .dark)
    #expect(guest.game?.record.standing == 1)
    #expect(guest.conversation.clock.map { [$0.dark, $0.light] } == [1, 2])
    #expect(guest.conversation.clock?.control.text == "5+3")
  }

  /// What the guest has beside the host's f5, and what both go on with.
  @Test(
    arguments: [
      ("game", "f5"), ("game 0000000000000001 - - f5d6", "f5d6"),
      ("game 0000000000000001 - - -", "f5"), ("game 0000000000000002 - - f5d6c3", "f5"),
    ])
  func theLongerRecordOfTheSameGameCounts(_ line: String, _ plies: String) throws {
    var host = try LinkedGame(side: .light, plies: [.f5])
    _ = host.handle(.connected)
    _ = host.receive("hello 1 black")
    #expect(host.receive(line).sent.last?.hasSuffix(" - - \(plies)") == true)
    #expect(host.game?.record.transcript == plies)
  }

  /// The host of f5d6 is White.
  @Test(
    arguments: [
      "f5d6c3f3", "d3", "d3c3", "d3c3c4", "f5f6", "f5f4", "f5f6e6",
    ], [true, false])
  func ofTwoRecordsThatContradictEachOtherTheHostsPersonChooses(
    _ other: String, keepsOwn: Bool
  ) throws {
    let plies: [Square] = other == "f5d6c3f3" ? [.f5, .d6, .c5] : [.f5, .d6]
    var host = try LinkedGame(side: .light, plies: plies)
    let own = try #require(host.game)
    let theirs = SharedGame(identity: 1, record: try GameRecord(start: .newGame, plies: other))
    _ = host.handle(.connected)
    _ = host.receive("hello 1 black")
    let effects = host.receive("game 0000000000000001 - - \(other)")
    #expect(effects == [.take(.contradicted(theirs))])
    #expect(host.conversation.peer == nil && host.game == own)
    #expect(host.receive("player computer").isEmpty)
    let decided = host.handle(.decided(keepsOwn: keepsOwn))
    let (kept, left) = keepsOwn ? (own, theirs) : (theirs, own)
    #expect(decided.sent == ["game 0000000000000001 - - \(kept.record.transcript)"])
    #expect(decided.news == [.joined(kept, instead: left)])
    #expect(host.conversation.peer?.isComputer == true)
  }

  @Test func aGuestIsToldWhatTheHostHasDecided() throws {
    let own = SharedGame(identity: 1, record: try GameRecord(start: .newGame, plies: "f5d6"))
    let host = SharedGame(identity: 1, record: try GameRecord(start: .newGame, plies: "f5f6"))
    var guest = LinkedGame(.guest, game: own)
    _ = guest.handle(.connected)
    #expect(guest.receive("hello 1 black").sent.last == "game 0000000000000001 - - f5d6")
    #expect(
      guest.receive("game 0000000000000001 - - f5f6").news == [.joined(host, instead: own)])
  }

  /// What the guest, who is Black, says of the end of the game, and what the host believes.
  @Test(
    arguments: [
      ("resigned-black", .resigned(.dark)), ("time-black", .outOfTime(.dark)),
      ("resigned-white", nil), ("time-white", nil), ("-", nil),
    ] as [(String, Forfeit?)])
  func nobodySaysThatTheOtherHasLost(_ said: String, _ forfeit: Forfeit?) throws {
    for (isHost, plies) in [(true, "f5"), (true, "f5d6"), (true, "f5d6c3"), (false, "f5")] {
      let record = try GameRecord(start: .newGame, plies: isHost ? "f5d6" : "f5")
      let game = SharedGame(identity: 1, record: record)
      var end = LinkedGame(isHost ? .host : .guest, side: .light, game: game)
      _ = end.handle(.connected)
      _ = end.receive("hello 1 black")
      _ = end.receive("game 0000000000000001 - \(said) \(plies)")
      #expect(end.game?.forfeit == forfeit)
    }
  }

  @Test func theSidesOfAGameStay() throws {
    let game = SharedGame(identity: 1, record: try GameRecord(start: .newGame, plies: "f5"))
    var guest = LinkedGame(.guest, side: .dark, game: game)
    _ = guest.handle(.connected)
    _ = guest.receive("hello 1 black")
    #expect(
      guest.receive("game 0000000000000001 - resigned-black f5").news == [.parted(.sameSide)])
    #expect(guest.conversation.side == .dark && guest.game == game)
    // In another game they may be others.
    _ = guest.handle(.connected)
    _ = guest.receive("hello 1 black")
    _ = guest.receive("game 0000000000000002 - - f5")
    #expect(guest.conversation.side == .light)
  }

  @Test func aGuestKeepsItsMovesFromAHostThatHasFewer() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6")
    var guest = LinkedGame(.guest, game: SharedGame(identity: 1, record: record))
    _ = guest.handle(.connected)
    _ = guest.receive("hello 1 black")
    let effects = guest.receive("game 0000000000000001 - - f5")
    #expect(effects.news == [.parted(.shortGame)])
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
    var host = LinkedGame(.host, side: .dark, game: SharedGame(identity: 1))
    _ = host.handle(.connected)
    let effects = host.receive(line)
    #expect(effects.news == [.parted(reason)])
    #expect(effects.count { $0 == .close } == 1)
    #expect(effects.sent == (line.hasPrefix("bye") ? [] : ["bye refused"]))
    #expect(host.conversation.state == .apart)
    #expect(host.receive(line).isEmpty)
    #expect(host.handle(.disconnected()).isEmpty)
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
    let ends = effects.news.compactMap { if case .parted(let end) = $0 { end } else { nil } }
    #expect(ends == [reason].compactMap(\.self))
    let plies = line == "move 2 d6" ? "f5d6" : "f5"
    #expect(host.game?.record.transcript == plies)
  }

  @Test func movesAndPassesGoOutWithTheirNumbers() throws {
    var host = try Self.host()
    #expect(host.handle(.placed(.f5)).sent == ["move 1 f5"])
    #expect(host.receive("move 2 d6").news == [.placed(.d6)])
    #expect(host.handle(.placed(.c3)).sent == ["move 3 c3"])
    host = try Self.host("f5d6c3d3c4f4")
    #expect(host.receive("pass 7").news == [.parted(.outOfPlace)])
  }

  @Test func apartNothingIsSent() throws {
    var host = try Self.host()
    #expect(host.handle(.disconnected()).news == [.parted(.lost)])
    for event: LinkConversation.Event in [
      .placed(.f5), .forfeited(.resigned(.dark)), .forfeited(.outOfTime(.dark)),
      .asked(.newGame(identity: 2, isSwapped: false)), .answered(true), .left, .timePassed,
      .decided(keepsOwn: false),
    ] {
      #expect(host.handle(event, now: .seconds(1000)).isEmpty)
    }
    #expect(host.conversation.isHeld)
  }

  @Test func aTakenBackMoveNeedsTheOtherPerson() throws {
    var host = try Self.host("f5d6")
    #expect(host.handle(.asked(.takeBack(to: 0))).sent == ["ask takeback 0"])
    // No move until the answer, so that both have the same moves.
    #expect(host.conversation.isHeld)
    #expect(host.receive("refuse takeback 0").news == [.refused(.takeBack(to: 0))])
    #expect(host.game?.record.standing == 2)
    _ = host.handle(.asked(.takeBack(to: 0)))
    #expect(host.receive("grant takeback 0").news == [.agreed(.takeBack(to: 0))])
    #expect(host.game?.record == GameRecord())
  }

  @Test func aRequestOfTheOtherIsAnsweredOnce() throws {
    var host = try Self.host("f5d6")
    #expect(host.receive("ask takeback 1").news == [.asked(.takeBack(to: 1))])
    #expect(host.handle(.answered(false)).sent == ["refuse takeback 1"])
    #expect(host.handle(.answered(true)).isEmpty)
    _ = host.receive("ask takeback 1")
    #expect(host.handle(.answered(true)).sent == ["grant takeback 1"])
    #expect(host.game?.record.transcript == "f5")
  }

  @Test func twoRequestsForANewGameAreOneAgreement() throws {
    var host = try Self.host("f5")
    let own = LinkRequest.newGame(identity: 7, isSwapped: true)
    _ = host.handle(.asked(own))
    let effects = host.receive("ask newgame 0000000000000008 same")
    #expect(effects == [.take(.agreed(own))])
    #expect(host.game == SharedGame(identity: 7))
    #expect(host.conversation.side == .light)
    #expect(!host.conversation.isHeld)
  }

  @Test func aRequestThatMeansNothingAnyMoreIsRefused() throws {
    var host = try Self.host("f5d6")
    _ = host.receive("ask takeback 1")
    _ = host.handle(.asked(.takeBack(to: 0)))
    #expect(host.receive("grant takeback 0").sent == ["refuse takeback 1"])
  }

  @Test func aLostGameCanGoOnWithoutAClock() throws {
    var host = try Self.host("f5")
    _ = host.receive("clock 5 9 9")
    #expect(host.receive("flag").news == [.forfeited(.outOfTime(.light))])
    #expect(host.game?.isOver == true)
    _ = host.handle(.asked(.playOnUntimed))
    _ = host.receive("grant untimed")
    #expect(host.game?.isOver == false)
    #expect(host.conversation.clock == nil)
  }

  @Test func aMoveMayCrossAResignation() throws {
    var host = try Self.host("f5")
    #expect(host.handle(.forfeited(.resigned(.dark))).sent == ["resign"])
    #expect(host.receive("move 2 d6").isEmpty)
    #expect(host.game?.forfeit == .resigned(.dark))
  }

  @Test func ifBothLoseAtOnceTheHostHasLost() throws {
    var host = try Self.host("f5")
    _ = host.handle(.forfeited(.resigned(.dark)))
    #expect(host.receive("resign").isEmpty)
    var guest = LinkedGame(.guest)
    _ = guest.handle(.connected)
    for line in ["hello 1 black", "game 0000000000000001 - - f5"] { _ = guest.receive(line) }
    _ = guest.handle(.forfeited(.resigned(.light)))
    #expect(guest.receive("resign").news == [.forfeited(.resigned(.dark))])
  }

  @Test func theClockOfTheOtherSideIsReadWithItsMove() throws {
    var host = try Self.host("f5")
    #expect(host.receive("clock 5 200000 100000").isEmpty)
    let clock = LinkClock(control: try #require(TimeControl("5")), dark: 200_000, light: 100_000)
    #expect(host.receive("move 2 d6").news == [.placed(.d6), .clockRead(clock)])
  }

  @Test func nobodyMovesWithoutTime() throws {
    var host = try Self.host("f5")
    _ = host.receive("clock 5 200000 0")
    #expect(host.receive("move 2 d6").news == [.forfeited(.outOfTime(.light))])
    // Its own flag comes later, and what it still sends.
    #expect(host.receive("flag").isEmpty)
    #expect(host.receive("move 2 d6").isEmpty)
  }

  @Test func hintsNeedBothPersons() throws {
    var host = try Self.host("f5")
    #expect(!host.conversation.hintsAreAllowed)
    _ = host.receive("hints yes")
    #expect(!host.conversation.hintsAreAllowed)
    #expect(host.handle(.hintsAllowed).sent == ["hints yes"])
    #expect(host.conversation.hintsAreAllowed)
    _ = host.receive("hints no")
    #expect(!host.conversation.hintsAreAllowed)
  }

  /// How many lines come at once before they are a flood, and after which time another may come.
  @Test(
    arguments: [
      ("knock", 1900...2100, Duration.milliseconds(10)),
      ("player computer", 15...25, .seconds(1)), ("hints yes", 15...25, .seconds(1)),
    ])
  func aFloodEndsTheConnection(
    _ line: String, _ limit: ClosedRange<Int>, _ pause: Duration
  ) throws {
    var host = try Self.host()
    var count = 0
    while host.conversation.peer != nil, count < 10_000 {
      _ = host.receive(line)
      count += 1
    }
    #expect(limit.contains(count))
    #expect(host.news.last == .parted(.flood))
    host = try Self.host()
    for step in 0..<5000 { _ = host.receive(line, now: pause * step) }
    #expect(host.conversation.peer != nil)
  }

  @Test func whatChangesNothingIsNotTold() throws {
    var host = try Self.host()
    #expect(host.receive("player computer").news == [.playerChanged])
    #expect(host.receive("player computer").news.isEmpty)
    #expect(host.receive("hints no").news.isEmpty)
  }

  @Test func aStallEndsTheGreetingAndNeverAGame() throws {
    var host = LinkedGame(.host, side: .dark, game: SharedGame(identity: 1))
    #expect(host.conversation.deadline == nil)
    _ = host.handle(.connected, now: .seconds(5))
    let deadline = try #require(host.conversation.deadline)
    #expect(deadline == .seconds(5) + LinkConversation.hostPatience)
    #expect(host.handle(.timePassed, now: deadline - .milliseconds(1)).isEmpty)
    // The hello does not give more time for the game.
    _ = host.handle(.received(Array("hello 1 white".utf8)), now: .seconds(6))
    #expect(host.conversation.deadline == deadline)
    #expect(host.handle(.timePassed, now: deadline).news == [.parted(.stall)])
    #expect(try Self.host().conversation.deadline == nil)
  }

  @Test func aSecondGuestIsTurnedAwayIfTheFirstIsThere() throws {
    var host = try Self.host()
    #expect(host.handle(.knocked, now: .seconds(9)).sent == ["knock"])
    #expect(host.conversation.deadline == .seconds(9) + host.conversation.answerTime)
    #expect(host.handle(.knocked, now: .seconds(9)).isEmpty)
    #expect(host.receive("here") == [.turnAway])
    #expect(host.conversation.deadline == nil)
    #expect(host.receive("here").news == [.parted(.outOfPlace)])
  }

  @Test func theSeatGoesToWhoSaysHello() throws {
    var host = LinkedGame(.host, side: .dark, game: SharedGame(identity: 1))
    _ = host.handle(.connected)
    // The first has said nothing yet.
    #expect(host.handle(.knocked) == [.close])
    _ = host.handle(.connected)
    _ = host.receive("hello 1 white")
    #expect(host.handle(.knocked) == [.turnAway])
  }

  @Test func aSecondGuestTakesThePlaceOfOneThatIsGone() throws {
    var host = try Self.host()
    _ = host.handle(.knocked)
    let effects = host.handle(.timePassed, now: host.conversation.answerTime)
    #expect(effects == [.close, .take(.parted(.lost))])
  }

  @Test func aSilentProgramIsNoticedWithinFiveSecondsIfItsTimeMatters() throws {
    var host = try Self.host()
    #expect(host.conversation.deadline == nil)
    host.setWatching(true)
    #expect(host.conversation.deadline == .seconds(2))
    #expect(host.handle(.timePassed, now: .seconds(2)).sent == ["knock"])
    // One that answers is asked again.
    #expect(host.receive("here", now: .seconds(3)).isEmpty)
    #expect(host.conversation.deadline == .seconds(5))
    #expect(host.handle(.timePassed, now: .seconds(5)).sent == ["knock"])
    #expect(host.handle(.timePassed, now: .seconds(8)).news == [.silenceChanged])
    #expect(host.conversation.peer?.isSilent == true)
    #expect(host.conversation.deadline == nil)
    #expect(host.receive("here", now: .seconds(90)).news == [.silenceChanged])
    #expect(host.conversation.peer?.isSilent == false)
    #expect(host.conversation.deadline == .seconds(92))
  }

  @Test func aNewcomerTakesThePlaceOfASilentGuest() throws {
    var host = try Self.host()
    host.setWatching(true)
    for time in [2, 5] { _ = host.handle(.timePassed, now: .seconds(time)) }
    #expect(host.handle(.knocked, now: .seconds(9)).news == [.parted(.lost)])
  }

  @Test func linesBeforeTheFirstOfTheProtocolAreSkipped() throws {
    var guest = LinkedGame(.guest)
    _ = guest.handle(.connected)
    let long = String(repeating: "x", count: 600)
    for line in ["*** Welcome ***", "game", "Last login: today", long] {
      #expect(guest.receive(line).isEmpty)
    }
    #expect(guest.handle(.receivedTooMuch).isEmpty)
    #expect(guest.receive("hello 1 white Ann").sent.count == 2)
    #expect(guest.receive("Welcome").news == [.parted(.badLine(.notUnderstood))])
    // 64 KB at most.
    _ = guest.handle(.connected)
    var count = 0
    while guest.conversation.state != .apart, count < 10_000 {
      _ = guest.receive(String(repeating: "x", count: 99))
      count += 1
    }
    #expect(count == 656)
  }

  @Test func aGuestAnswersAKnock() {
    var guest = LinkedGame(.guest)
    _ = guest.handle(.connected)
    for line in ["hello 1 white", "game 0000000000000001 - - -"] { _ = guest.receive(line) }
    #expect(guest.receive("knock") == [.send(.here)])
  }

  @Test func aConnectionThatCouldNotBeMadeHasItsReason() throws {
    var guest = LinkedGame(.guest)
    _ = guest.handle(.connected)
    #expect(
      guest.handle(.disconnected(.failed(status: 255, message: nil))).news
        == [.parted(.failed(status: 255, message: nil))])
    // What the other machine said counts for its own connection.
    _ = guest.handle(.connected)
    for line in ["Welcome", "no shell", " "] { _ = guest.receive(line) }
    #expect(
      guest.handle(.disconnected(.failed(status: 1, message: nil))).news
        == [.parted(.failed(status: 1, message: "no shell"))])
    _ = guest.handle(.connected)
    _ = guest.receive("Welcome")
    #expect(
      guest.handle(.disconnected(.failed(status: 1, message: "denied"))).news
        == [.parted(.failed(status: 1, message: "denied"))])
    _ = guest.handle(.connected)
    #expect(
      guest.handle(.disconnected(.failed(status: 1, message: nil))).news
        == [.parted(.failed(status: 1, message: nil))])
    var host = try Self.host()
    #expect(
      host.handle(.disconnected(.failed(status: 255, message: nil))).news == [.parted(.lost)])
  }

  @Test func leavingSaysGoodbye() throws {
    var host = try Self.host()
    #expect(host.handle(.left) == [.send(.bye(.left)), .close])
    #expect(host.conversation.state == .apart)
  }
}
