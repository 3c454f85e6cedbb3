import Link
import Texts
import Words

struct JapaneseTwoPeopleWords: TwoPeopleWords {
  func wording(of news: TwoPeople.News) -> Wording {
    switch news {
    case .waiting(let invitation):
      Wording("相手を待っています。相手は次を入力: \(invitation)", "待機中: \(invitation)")
    case .joining: Wording("相手に接続しています", "接続中")
    case .joined(let name): Wording("\(name.isEmpty ? "相手" : name)と対局中", "接続しました")
    case .parted(let end, let isHost):
      Wording(
        "\(wording(of: end).longest)。\(isHost ? "相手を待ちます" : "Jで再接続")",
        "\(wording(of: end).shortest)。\(isHost ? "待機" : "J: 再接続")", wording(of: end).shortest)
    case .contradiction(isOwnLeft: true):
      Wording("双方の手が違いました。相手の手で続け、あなたの手は棋譜集にあります", "あなたの手は棋譜集に")
    case .contradiction(isOwnLeft: false):
      Wording("双方の手が違いました。あなたの手で続け、相手の手は棋譜集にあります", "相手の手は棋譜集に")
    case .silence(true): Wording("相手のプログラムが応答しません", "応答なし")
    case .silence(false): Wording("相手のプログラムが再び応答しています", "応答再開")
    case .asking(let request): Wording("相手に\(purpose(of: request))を頼みました", "返事待ち")
    case .refused(let request): Wording("相手は\(purpose(of: request))に同意しません", "不同意")
    case .agreed(let request): Wording("\(purpose(of: request))に双方が同意しました", "同意")
    case .otherPlayer(true): Wording("相手の側はCPUが打ちます", "相手はCPU")
    case .otherPlayer(false): Wording("相手の側は人間が打ちます", "相手は人間")
    case .hints(isOther: true): Wording("相手はヒントを認めます。iで同意", "ヒント? iで同意")
    case .hints(isOther: false): Wording("ヒントには双方の同意が必要です。相手に伝えました", "ヒントは同意が必要")
    case .notTogether: Wording("二人の対局中はできません。nで新しい対局を頼めます", "対局中は不可")
    }
  }

  var otherAwaited: Wording { Wording("相手を待っています", "相手待ち") }
  func gameWaits(for name: String?) -> String { "\(name ?? "相手")を待っています。" }
  var otherPasses: Wording { Wording("置ける場所がありません", "パス") }

  private func purpose(of request: LinkRequest) -> String {
    switch request {
    case .takeBack: "待った"
    case .newGame(_, isSwapped: false): "もう一局"
    case .newGame(_, isSwapped: true): "黒白交代の対局"
    case .playOnUntimed: "時計なしの続行"
    }
  }

  func text(of question: TwoPeople.Question) -> String {
    switch question {
    case .request(let request): "相手が\(purpose(of: request))を頼んでいます。同意しますか？"
    case .resign: "本当に投了しますか？"
    case .contradiction(let game):
      "相手の手は\(game.record.moveNumber - 1)手で、あなたのと違います。相手の手で続けますか？（あなたの手は棋譜集に残ります）"
    }
  }

  func shortText(of question: TwoPeople.Question) -> String {
    switch question {
    case .request(.takeBack): "待った: y/n?"
    case .request(.newGame): "新しい対局: y/n?"
    case .request(.playOnUntimed): "時計なし: y/n?"
    case .resign: "投了: y/n?"
    case .contradiction: "相手の手: y/n?"
    }
  }

  func wording(of end: LinkEnd) -> Wording {
    switch end {
    case .left: Wording("相手が退出しました", "退出")
    case .taken: Wording("この対局には別の相手がいます", "満席")
    case .absent: Wording("この対局は開かれていません", "対局なし")
    case .notStarted(let reason): Wording("接続できません: \(reason)", "接続不可")
    case .notFound(let program): Wording("接続できません: \(program)がありません", "接続不可")
    case .failed(127, _):
      Wording("相手の機械のPATHにreversiがありません。--remote-programで指定できます", "相手側にreversiなし")
    case .failed(let status, let message):
      Wording("接続できません: \(message?.printable ?? "状態 \(status)")", "接続不可")
    case .refused: Wording("相手のプログラムが行を拒みました", "拒否")
    case .lost: Wording("接続が切れました", "切断")
    case .version(let version): Wording("相手の規約は版\(version)です", "版が違います")
    case .sameSide: Wording("双方が同じ側を望んでいます", "同じ側")
    case .badLine, .outOfPlace: Wording("相手のプログラムの行が不正です", "不正な行")
    case .illegalMove: Wording("相手のプログラムの手が不正です", "不正な手")
    case .shortGame: Wording("相手はこの対局の手を失っています", "手の不足")
    case .flood: Wording("相手のプログラムの行が多すぎます", "行過多")
    case .stall: Wording("相手のプログラムが応答しません", "無応答")
    }
  }

  var anotherPerson: String { "別の端末の人" }
  var addressText: String { "自分が開く対局の名前か、参加先の USER@HOST か :NAME。" }
  var hostButton: String { "開く" }
  var joinButton: String { "参加" }
  var noAddress: Wording {
    Wording("USER@HOST か USER@HOST:NAME か :NAME と入力", "USER@HOST?")
  }

  var nobody: String { "相手がいません。--host か --join で始めてください。" }
  var keys: KeyPhrases { KeyPhrases("投了する、相手に再接続する", "投了", "投了") }
  var resignCommand: String { "二人の対局で投了する" }
  var joinCommand: String { "相手に再接続する" }
}
