import GameTesting
import Link
import ReversiCore
import ReversiTesting
import Testing

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
    let new = LinkedGame(role, named: "Ann", side: .dark, game: game)
    var end = new
    var ends = 0
    for step in 0..<HostileLine.count {
      let now = Duration.seconds(2 * step)
      if end.conversation.state == .apart {
        end = new
        _ = end.handle(.connected, now: now)
        // Otherwise nearly all lines meet the greeting.
        if Bool.random(using: &generator) {
          let hello = role == .host ? "hello 1 white Bob" : "hello 1 white Ann"
          let other = role == .host ? "game 0000000000000001 - - -" : end.hostsGame
          for line in [hello, other] { _ = end.receive(line, now: now) }
          #expect(end.conversation.peer != nil)
        }
      }
      let before = end.game
      let effects = end.handle(.received(HostileLine.next(using: &generator)), now: now)
      let ended = effects.news.count { if case .parted = $0 { true } else { false } }
      #expect(ended == (end.conversation.state == .apart ? 1 : 0))
      ends += ended
      let joinsAnother = effects.news.contains { if case .joined = $0 { true } else { false } }
      if let before, let after = end.game, !(role == .guest && joinsAnother) {
        #expect(after.record.continues(before.record))
        let isLost = after.forfeit?.loser == end.conversation.side
        #expect(!isLost || after.forfeit == before.forfeit)
      }
    }
    #expect(ends > HostileLine.count / 20)
  }
}

extension LinkedGame {
  /// The line with which a host sends the same game.
  fileprivate var hostsGame: String { LinkLine.game(game).text }
}
