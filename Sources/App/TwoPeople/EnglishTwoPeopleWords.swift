import Link
import Texts
import Words

struct EnglishTwoPeopleWords: TwoPeopleWords {
  func wording(of news: TwoPeople.News) -> Wording {
    switch news {
    case .waiting(let invitation):
      Wording("waiting for another person, who types: \(invitation)", "waiting: \(invitation)")
    case .joining: Wording("joining the other person", "joining")
    case .joined(let name): Wording("\(shown(name)) is here", "both are here")
    case .parted(let end, let isHost):
      Wording(
        "\(wording(of: end).longest); \(isHost ? "the game waits" : "J joins again")",
        "\(wording(of: end).shortest); \(isHost ? "waiting" : "J: again")",
        wording(of: end).shortest)
    case .contradiction(isOwnLeft: true):
      Wording(
        "both had different moves: the other person's go on, yours are in the library",
        "your moves are in the library")
    case .contradiction(isOwnLeft: false):
      Wording(
        "both had different moves: yours go on, the other person's are in the library",
        "the other moves are in the library")
    case .silence(true): Wording("the other program does not answer", "no answer")
    case .silence(false): Wording("the other program answers again", "answers again")
    case .asking(let request):
      Wording("the other person is asked \(purpose(of: request))", "the other is asked", "asked")
    case .refused(let request):
      Wording("the other person does not agree \(purpose(of: request))", "refused")
    case .agreed(let request): Wording("both agreed \(purpose(of: request))", "agreed")
    case .otherPlayer(true): Wording("a computer plays the other side now", "now a computer")
    case .otherPlayer(false): Wording("the other person plays again", "now a person")
    case .hints(isOther: true):
      Wording("the other person allows hints: hint, i allows them, too", "hints? i allows them")
    case .hints(isOther: false):
      Wording("hints need both: the other person is told", "hints need both")
    case .notTogether:
      Wording("not while two people play: n asks for a new game", "not while two play")
    }
  }

  var otherAwaited: Wording {
    Wording("the game waits for the other person", "waits for the other")
  }

  func gameWaits(for name: String?) -> String {
    "The game waits for \(name ?? "the other person")."
  }

  var otherPasses: Wording { Wording("cannot place a disk", "passes") }

  private func shown(_ name: String) -> String { name.isEmpty ? "the other person" : name }

  private func purpose(of request: LinkRequest) -> String {
    switch request {
    case .takeBack: "to take back a move"
    case .newGame(_, isSwapped: false): "to play another game"
    case .newGame(_, isSwapped: true): "to play with the sides swapped"
    case .playOnUntimed: "to play on without a clock"
    }
  }

  func text(of question: TwoPeople.Question) -> String {
    switch question {
    case .request(let request): "The other person asks \(purpose(of: request)). Do you agree?"
    case .resign: "Do you really want to resign?"
    case .contradiction(let game):
      "The other person's moves of this game differ from yours: \(Self.moves(game)). "
        + "Go on with them? Yours stay in the library."
    }
  }

  private static func moves(_ game: SharedGame) -> String {
    let moves = game.record.moveNumber - 1
    let counts = game.record.position.board.counts
    return "\(moves) \(moves == 1 ? "move" : "moves"), Black \(counts.dark), White \(counts.light)"
  }

  func shortText(of question: TwoPeople.Question) -> String {
    switch question {
    case .request(.takeBack): "Take back? y or n"
    case .request(.newGame): "New game? y or n"
    case .request(.playOnUntimed): "No clock? y or n"
    case .resign: "Resign: y or n?"
    case .contradiction: "Their moves? y or n"
    }
  }

  func wording(of end: LinkEnd) -> Wording {
    switch end {
    case .left: Wording("the other person left", "left")
    case .taken: Wording("the game has a guest already", "taken")
    case .absent: Wording("nobody hosts this game now", "no host")
    case .notStarted(let reason): Wording("no connection: \(reason)", "no connection")
    case .notFound(let program):
      Wording("no connection: there is no program \(program)", "no \(program)", "no connection")
    case .failed(127, _):
      Wording(
        "reversi is not in the PATH of the other machine; --remote-program names it",
        "no reversi in the PATH there", "no reversi there")
    case .failed(let status, let message):
      Wording(
        "no connection: \(message?.printable ?? "status \(status)")", "no connection")
    case .refused: Wording("the other program refused a line", "refused")
    case .lost: Wording("the connection is lost", "lost")
    case .version(let version):
      Wording("the other program speaks version \(version) of the protocol", "other version")
    case .sameSide: Wording("both programs want the same side", "same side")
    case .badLine(.tooLong): Wording("the other program sent a line that is too long", "bad line")
    case .badLine: Wording("the other program sent a line that is none", "bad line")
    case .outOfPlace: Wording("the other program sent a line out of place", "bad line")
    case .illegalMove: Wording("the other program made an illegal move", "illegal move")
    case .shortGame: Wording("the host has lost moves of this game", "moves lost")
    case .flood: Wording("the other program sends too much", "flood")
    case .stall: Wording("the other program says nothing", "silence")
    }
  }

  var anotherPerson: String { "Another person" }
  var addressText: String { "A name for the game to host, or USER@HOST or :NAME to join." }
  var noAddress: Wording {
    Wording(
      "a name has letters, digits and . - _; an address is USER@HOST:NAME", "type USER@HOST:NAME")
  }
  var hostButton: String { "Host" }
  var joinButton: String { "Join" }

  var nobody: String { "Nobody else plays: start with --host or --join." }
  var keys: KeyPhrases { KeyPhrases("resign; join again", "resign", "resign") }
  var resignCommand: String { "resign, while two people play" }
  var joinCommand: String { "join the other person again" }
}
