import Link
import Texts
import Words

package struct TwoPeopleWords: WordSet {
  package let language: Language

  package func wording(of news: TwoPeople.News) -> Wording {
    switch news {
    case .waiting(let invitation):
      text(
        ["waiting for another person, who types: \(invitation)", "waiting: \(invitation)"],
        ["相手を待っています。相手は次を入力: \(invitation)", "待機中: \(invitation)"])
    case .joining: text(["joining the other person", "joining"], ["相手に接続しています", "接続中"])
    case .joined(let name):
      text(
        ["\(name.isEmpty ? other : name) is here", "both are here"],
        ["\(name.isEmpty ? other : name)と対局中", "接続しました"])
    case .parted(let end, let isHost): parted(wording(of: end), isHost: isHost)
    case .contradiction(isOwnLeft: true):
      text(
        [
          "both had different moves: the other person's go on, yours are in the library",
          "your moves are in the library",
        ], ["双方の手が違いました。相手の手で続け、あなたの手は棋譜集にあります", "あなたの手は棋譜集に"])
    case .contradiction(isOwnLeft: false):
      text(
        [
          "both had different moves: yours go on, the other person's are in the library",
          "the other moves are in the library",
        ], ["双方の手が違いました。あなたの手で続け、相手の手は棋譜集にあります", "相手の手は棋譜集に"])
    case .silence(true):
      text(
        ["the other program does not answer", "no answer"], ["相手のプログラムが応答しません", "応答なし"])
    case .silence(false):
      text(
        ["the other program answers again", "answers again"],
        ["相手のプログラムが再び応答しています", "応答再開"])
    case .asking(let request):
      text(
        ["the other person is asked \(purpose(of: request))", "the other is asked", "asked"],
        ["相手に\(purpose(of: request))を頼みました", "返事待ち"])
    case .refused(let request):
      text(
        ["the other person does not agree \(purpose(of: request))", "refused"],
        ["相手は\(purpose(of: request))に同意しません", "不同意"])
    case .agreed(let request):
      text(
        ["both agreed \(purpose(of: request))", "agreed"],
        ["\(purpose(of: request))に双方が同意しました", "同意"])
    case .otherPlayer(true):
      text(["a computer plays the other side now", "now a computer"], ["相手の側はCPUが打ちます", "相手はCPU"])
    case .otherPlayer(false):
      text(["the other person plays again", "now a person"], ["相手の側は人間が打ちます", "相手は人間"])
    case .hints(isOther: true):
      text(
        ["the other person allows hints: hint, i allows them, too", "hints? i allows them"],
        ["相手はヒントを認めます。iで同意", "ヒント? iで同意"])
    case .hints(isOther: false):
      text(
        ["hints need both: the other person is told", "hints need both"],
        ["ヒントには双方の同意が必要です。相手に伝えました", "ヒントは同意が必要"])
    case .notTogether:
      text(
        ["not while two people play: n asks for a new game", "not while two play"],
        ["二人の対局中はできません。nで新しい対局を頼めます", "対局中は不可"])
    }
  }

  private func parted(_ end: Wording, isHost: Bool) -> Wording {
    text(
      [
        "\(end.longest); \(isHost ? "the game waits" : "J joins again")",
        "\(end.shortest); \(isHost ? "waiting" : "J: again")", end.shortest,
      ],
      [
        "\(end.longest)。\(isHost ? "相手を待ちます" : "Jで再接続")",
        "\(end.shortest)。\(isHost ? "待機" : "J: 再接続")", end.shortest,
      ])
  }

  private var other: String { text("the other person", "相手") }

  package var otherAwaited: Wording {
    text(["the game waits for the other person", "waits for the other"], ["相手を待っています", "相手待ち"])
  }

  package func gameWaits(for name: String?) -> String {
    text("The game waits for \(name ?? other).", "\(name ?? other)を待っています。")
  }

  /// The other side cannot place a disk, and its person has not dismissed that yet.
  package var otherPasses: Wording {
    text(["cannot place a disk", "passes"], ["置ける場所がありません", "パス"])
  }

  /// Within a sentence.
  private func purpose(of request: LinkRequest) -> String {
    switch request {
    case .takeBack: text("to take back a move", "待った")
    case .newGame(_, isSwapped: false): text("to play another game", "もう一局")
    case .newGame(_, isSwapped: true): text("to play with the sides swapped", "黒白交代の対局")
    case .playOnUntimed: text("to play on without a clock", "時計なしの続行")
    }
  }

  func text(of question: TwoPeople.Question) -> String {
    switch question {
    case .request(let request):
      text(
        "The other person asks \(purpose(of: request)). Do you agree?",
        "相手が\(purpose(of: request))を頼んでいます。同意しますか？")
    case .resign: text("Do you really want to resign?", "本当に投了しますか？")
    case .contradiction(let game): contradiction(of: game)
    }
  }

  private func contradiction(of game: SharedGame) -> String {
    let (moves, counts) = (game.record.moveNumber - 1, game.record.position.board.counts)
    return text(
      """
      The other person's moves of this game differ from yours: \
      \(moves) \(moves == 1 ? "move" : "moves"), Black \(counts.dark), White \(counts.light). \
      Go on with them? Yours stay in the library.
      """, "相手の手は\(moves)手で、あなたのと違います。相手の手で続けますか？（あなたの手は棋譜集に残ります）")
  }

  /// For a dialog that does not fit; names the keys for the answers.
  func shortText(of question: TwoPeople.Question) -> String {
    switch question {
    case .request(.takeBack): text("Take back? y or n", "待った: y/n?")
    case .request(.newGame): text("New game? y or n", "新しい対局: y/n?")
    case .request(.playOnUntimed): text("No clock? y or n", "時計なし: y/n?")
    case .resign: text("Resign: y or n?", "投了: y/n?")
    case .contradiction: text("Their moves? y or n", "相手の手: y/n?")
    }
  }

  func wording(of end: LinkEnd) -> Wording {
    switch end {
    case .left: text(["the other person left", "left"], ["相手が退出しました", "退出"])
    case .taken: text(["the game has a guest already", "taken"], ["この対局には別の相手がいます", "満席"])
    case .absent: text(["nobody hosts this game now", "no host"], ["この対局は開かれていません", "対局なし"])
    case .notStarted(let reason):
      text(["no connection: \(reason)", "no connection"], ["接続できません: \(reason)", "接続不可"])
    case .notFound(let program):
      text(
        ["no connection: there is no program \(program)", "no \(program)", "no connection"],
        ["接続できません: \(program)がありません", "接続不可"])
    case .failed(127, _):
      text(
        [
          "reversi is not in the PATH of the other machine; --remote-program names it",
          "no reversi in the PATH there", "no reversi there",
        ], ["相手の機械のPATHにreversiがありません。--remote-programで指定できます", "相手側にreversiなし"])
    case .failed(let status, let message):
      text(
        ["no connection: \(message?.printable ?? "status \(status)")", "no connection"],
        ["接続できません: \(message?.printable ?? "状態 \(status)")", "接続不可"])
    case .refused:
      text(["the other program refused a line", "refused"], ["相手のプログラムが行を拒みました", "拒否"])
    case .lost: text(["the connection is lost", "lost"], ["接続が切れました", "切断"])
    case .version(let version):
      text(
        ["the other program speaks version \(version) of the protocol", "other version"],
        ["相手の規約は版\(version)です", "版が違います"])
    case .sameSide:
      text(
        ["both programs want the same side", "same side"],
        ["双方が同じ側を望んでいます", "同じ側"])
    case .badLine(.tooLong): badLine("that is too long")
    case .badLine: badLine("that is none")
    case .outOfPlace: badLine("out of place")
    case .illegalMove:
      text(
        ["the other program made an illegal move", "illegal move"], ["相手のプログラムの手が不正です", "不正な手"])
    case .shortGame:
      text(["the host has lost moves of this game", "moves lost"], ["相手はこの対局の手を失っています", "手の不足"])
    case .flood: text(["the other program sends too much", "flood"], ["相手のプログラムの行が多すぎます", "行過多"])
    case .stall: text(["the other program says nothing", "silence"], ["相手のプログラムが応答しません", "無応答"])
    }
  }

  /// Only English says what is wrong with the line.
  private func badLine(_ fault: String) -> Wording {
    text(
      ["the other program sent a line \(fault)", "bad line"],
      ["相手のプログラムの行が不正です", "不正な行"])
  }

  /// Another person at another terminal, as a player, in at most 15 columns.
  package var anotherPerson: String { text("Another person", "別の端末の人") }

  /// What the person has to type to play with another person.
  package var addressText: String {
    text(
      "A name for the game to host, or USER@HOST or :NAME to join.",
      "自分が開く対局の名前か、参加先の USER@HOST か :NAME。")
  }

  var noAddress: Wording {
    text(
      [
        "a name has letters, digits and . - _; an address is USER@HOST:NAME", "type USER@HOST:NAME",
      ], ["USER@HOST か USER@HOST:NAME か :NAME と入力", "USER@HOST?"])
  }

  var hostButton: String { text("Host", "開く") }
  var joinButton: String { text("Join", "参加") }

  package var nobody: String {
    text(
      "Nobody else plays: start with --host or --join.", "相手がいません。--host か --join で始めてください。")
  }

  var keys: KeyPhrases {
    text(
      KeyPhrases("resign; join again", "resign", "resign"),
      KeyPhrases("投了する、相手に再接続する", "投了", "投了"))
  }

  package var resignCommand: String { text("resign, while two people play", "二人の対局で投了する") }
  package var joinCommand: String { text("join the other person again", "相手に再接続する") }
}

extension Words {
  package var twoPeople: TwoPeopleWords { TwoPeopleWords(language: language) }
}
