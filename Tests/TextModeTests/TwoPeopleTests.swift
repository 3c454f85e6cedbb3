import App
import GameSession
import Link
import Notation
import ReversiCore
import Testing
import TextMode
import Words

/// A game with a person at another terminal, in text mode.
@Suite("Two people in text mode")
struct TwoPeopleTests {
  private static func host(_ plies: String = "", side: Disk = .light) throws -> Dialogue {
    var game = SavedGame.new
    game.record = try GameRecord(start: .newGame, plies: plies)
    game.identity = GameIdentity(9)
    var dialogue = Dialogue(
      game, twoPeople: TwoPeople(hostNamed: "Ann", side: side, invitation: "reversi --join ann@box")
    )
    dialogue.report(.connected)
    for line in ["hello 1 \(side == .light ? "black" : "white") Bob", "game"] {
      dialogue.hear(line)
    }
    return dialogue
  }

  @Test("the other person's turn is said, and no square is called illegal then")
  func othersTurn() throws {
    var host = try Self.host()
    #expect(
      host.told(after: "d3\na1\n\nmoves\nhint") == """
        > d3
        The game waits for Bob.
        > a1
        The game waits for Bob.
        >
        The game waits for Bob.
        > moves
        4 moves: d3, c4, f5, e6.
        > hint
        The game waits for Bob.

        """)
    let start = host.transcript.count
    host.hear("move 1 d3")
    #expect(
      host.transcript.dropFirst(start) == """
        Black d3, turned 1: d4. Black 4, White 1.
        Move 2, you. 3 moves: c3 e3 c5.

        """)
    #expect(host.told(after: "c3").hasSuffix("The game waits for Bob.\n"))
  }

  @Test("before anybody is there, the game waits, and says what to type")
  func alone() {
    let dialogue = Dialogue(
      twoPeople: TwoPeople(hostNamed: "Ann", side: .light, invitation: "reversi --join ann@box"))
    #expect(dialogue.transcript.contains("who types: reversi --join ann@box\n"))
    #expect(dialogue.transcript.hasSuffix("The game waits for the other person.\n"))
  }

  @Test("a computer does not think before anybody is there, so the next line is read")
  func heldComputer() {
    let dialogue = Dialogue(
      SavedGame(record: GameRecord(), modes: Sides(dark: .computer, light: .manual)),
      twoPeople: TwoPeople(hostNamed: "Ann", side: .dark, invitation: "reversi --join ann@box"))
    #expect(TextInterface.work(of: dialogue.app) == nil)
    #expect(dialogue.transcript.hasSuffix("The game waits for the other person.\n"))
  }

  @Test("a pass says who has to dismiss it, and a square then ends nothing")
  func passing() throws {
    let plies = "f5f6c4g5h5h4f7h6"
    let side = try #require(GameRecord(start: .newGame, plies: plies).position.turn)
    let name = Words(.english).name(of: side)
    var host = try Self.host(plies, side: side.opponent)
    let others = "\(name) cannot place a disk. The game waits for Bob.\n"
    #expect(host.transcript.hasSuffix(others))
    #expect(host.told(after: "d3\n") == "> d3\n\(others)>\n\(others)")
    host.hear("pass 9")
    #expect(host.transcript.contains("Move 9, you."))

    host = try Self.host(plies, side: side)
    #expect(host.transcript.hasSuffix("You cannot place a disk. Enter to go on.\n"))
    // With the other end gone, nobody dismisses it.
    host.report(.disconnected())
    let own = "You cannot place a disk. The game waits for Bob.\n"
    #expect(host.told(after: "d3\n") == "> d3\n\(own)>\n\(own)")
  }

  @Test("at a place, too, hints need both")
  func places() throws {
    var host = try Self.host("d3", side: .dark)
    for line in ["review", "", "undo", "hint", "why", "try d3 c3", "openings", "back"] {
      let told = host.told(after: line)
      if line == "hint" { #expect(told.contains("hints need both"), "\(told)") }
      if line != "review" {
        #expect(host.app.overlay.isEmpty && TextInterface.work(of: host.app) == nil, "\(line)")
      }
    }
  }

  @Test("a position is set up by nobody alone")
  func setUp() throws {
    var host = try Self.host()
    let refusal = "not while two people play: n asks for a new game\n"
    #expect(host.told(after: "setup\nd3").hasPrefix("> setup\n\(refusal)> d3\n"))
  }
}

extension Dialogue {
  fileprivate mutating func report(_ event: LinkConversation.Event) {
    send(.twoPeople(.link(event, at: .zero)))
  }

  fileprivate mutating func hear(_ line: String) { report(.received(Array(line.utf8))) }
}
