import Link
import ReversiCore
import ReversiTesting
import Testing

/// Hostile lines into either end.
struct LinkFuzzTests {
  @Test func aLineThatIsReadIsReadTheSameAgain() throws {
    var generator = SeededGenerator(seed: 51)
    var count = 0
    for _ in 0..<HostileLine.count {
      let bytes = HostileLine.next(using: &generator)
      guard let line = try? LinkLine(bytes) else { continue }
      count += 1
      #expect(line.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(line.text.utf8.count <= LinkLine.longest)
      #expect(try LinkLine(Array(line.text.utf8)) == line)
    }
    #expect(count > HostileLine.count / 10)
  }

  /// The game keeps its moves unless both agreed, and a connection that ends has one reason.
  @Test(arguments: [LinkConversation.Role.host, .guest])
  func hostileLinesNeverCostAGame(_ role: LinkConversation.Role) throws {
    var generator = SeededGenerator(seed: 52)
    var record = GameRecord()
    try record.playAtRandom(9, using: &generator)
    let game = SharedGame(identity: 1, record: record)
    let new =
      role == .host
      ? LinkConversation(hostNamed: "Ann", side: .dark, game: game)
      : LinkConversation(guestNamed: "Bob", game: game)
    var conversation = new
    var ends = 0
    for step in 0..<HostileLine.count {
      let now = Duration.milliseconds(20 * step)
      if conversation.state == .apart {
        conversation = new
        _ = conversation.handle(.connected, now: now)
        // Otherwise nearly all lines meet the greeting.
        if role == .host, Bool.random(using: &generator) {
          for line in ["hello 1 white Bob", "game 0000000000000001 - - -"] {
            _ = conversation.handle(.received(Array(line.utf8)), now: now)
          }
          #expect(conversation.peer != nil)
        }
      }
      let before = conversation.game?.record.standing ?? 0
      let effects = conversation.handle(
        .received(HostileLine.next(using: &generator)), now: now)
      let ended = effects.count { if case .announce(.parted) = $0 { true } else { false } }
      #expect(ended == (conversation.state == .apart ? 1 : 0))
      ends += ended
      let joinsAnother = role == .guest && effects.contains(.announce(.joined))
      #expect(joinsAnother || (conversation.game?.record.standing ?? 0) >= before)
    }
    #expect(ends > HostileLine.count / 20)
  }
}
