import Analysis
import Archive
import EngineProtocols
import GameSession
import Words

struct JapaneseCommandLineWords: CommandLineWords {
  private let words = Words(.japanese)

  func text(of refusal: Refusal) -> String {
    switch refusal {
    case .usage(let mistake, let subcommand):
      "\(text(of: mistake))（reversi \(subcommand.map { $0.rawValue + " " } ?? "")--help を参照）"
    case .noTerminal: "標準出力は端末でなければなりません（--text なら不要）"
    case .unknownTerminal(let name): "端末「\(name)」は不明です。次を試してください: TERM=xterm-256color reversi"
    case .noCursorMovement(let name): "端末「\(name)」ではカーソルを動かせません"
    case .noScreen(let reason): "画面を使えません: \(reason)"
    case .noHomeFolder: "対局を保存するホームフォルダーがありません。--save でファイルを指定してください"
    case .unreadable(let failure, _): text(ofSavedGame: failure)
    case .noSavedGame(let path): "保存された対局 \(path) はありません"
    case .unreadableGame(let path, let defect):
      "\(path) は保存された対局ではありません: \(words.defects.text(of: defect))"
    case .unreadableFile(let name, let reason, let nearest?):
      "\(text(of: name)) を読めません: \(reason)。「reversi \(nearest.rawValue)」ですか？"
    case .unreadableFile(let name, let reason, nil): "\(text(of: name)) を読めません: \(reason)"
    case .noGame(let name, .text(.severalGames(let count))):
      "\(text(of: name)): 一局ではなく\(count)局あります（reversi games --importで棋譜集に加えられます）"
    case .noGame(let name, let defect):
      "\(text(of: name)): \(words.defects.text(of: defect))"
    case .placeIsTaken(let path): "\(path) は棋譜集か練習用のファイルなので、対局を保存できません"
    case .gameUnderWay(let path): "\(path) に途中の対局があり、確認する端末がありません。--save でファイルを指定してください"
    case .unlistedGames(let failure): words.files.wording(of: failure).longest
    case .gamesNotAdded(let failure): "対局を棋譜集に加えられませんでした: \(words.files.text(of: failure))"
    case .hosted(let name): "対局「\(name)」はすでに開かれています。--host に別の名前を付けてください"
    case .notHosted(let name, let reason): "対局「\(name)」を開けません: \(reason)"
    case .notPrinted(let reason): "標準出力に書けません: \(reason)"
    case .noPipe(let reason): "パイプを作れません: \(reason)"
    case .noThread(let reason): "スレッドを作れません: \(reason)"
    }
  }

  private func text(ofSavedGame failure: ReadFailure) -> String {
    let path = failure.path
    return switch failure.reason {
    case .folder: "\(path) はフォルダーなので、対局を保存できません"
    case .device: "\(path) はデバイスなので、対局を保存できません"
    case .notAFile: "\(path) はファイルではないので、対局を保存できません"
    case .system(let reason): "保存された対局 \(path) を読めません: \(reason)"
    }
  }

  func text(of input: InputName) -> String {
    switch input {
    case .file(let name): name
    case .standardInput: "標準入力"
    }
  }

  func text(of mistake: UsageError) -> String {
    switch mistake {
    case .unexpectedArgument(let word, nil): "引数「\(word.abridged)」は使えません"
    case .unexpectedArgument(let word, let nearest?): "引数「\(word.abridged)」は使えません。「\(nearest)」ですか？"
    case .operandMissing(let command, .position): "\(command) には局面かファイルが必要です"
    case .operandMissing(let command, .engineProtocol):
      "\(command) には\(text(of: .engineProtocol))が必要です"
    case .operandMissing(let command, .words(let commands)):
      "\(command) には\(choice(commands))が必要です"
    case .operandMissing(let command, _): "\(command) にはファイルか - が必要です"
    case .unsuitableOperand(let command, let word, let values):
      "\(command) が使えるのは\(text(of: values))です。「\(word.abridged)」は使えません"
    case .unknownOption(let word, nil): "オプション「\(word.abridged)」はありません"
    case .unknownOption(let word, let nearest?): "オプション「\(word.abridged)」はありません。「\(nearest)」ですか？"
    case .ambiguousOption(let word, let candidates):
      "オプション「\(word.abridged)」は曖昧です: \(words.list(candidates)) のどれですか？"
    case .valueMissing(let option): "\(option) には値が必要です"
    case .valueUnexpected(let option): "\(option) に値は付けられません"
    case .unknownEngine(let option, let name): "\(option): 設定にエンジン「\(name.abridged)」はありません"
    case .unsuitableValue(let option, _, .file): "\(option) にはファイル名が必要です"
    case .unsuitableValue(let option, let value, let values):
      values.nearest(to: value).map { "\(option) に「\(value.abridged)」という値はありません。「\($0)」ですか？" }
        ?? "\(option) の値は\(text(of: values))です。「\(value.abridged)」は使えません"
    }
  }

  func text(of values: AllowedValues) -> String {
    switch values {
    case .words, .engineProtocol: choice(values.words ?? [])
    case .text, .moves: "UTF-8の文字列"
    case .engine: "\(choice(EngineProtocol.names))にコマンドを続けたもの、またはエンジンの名前"
    case .level: "0から\(Level.strongest.number)のレベル"
    case .seconds(let minimum, let maximum): "\(minimum)から\(maximum)の秒数"
    case .opening(let longest): "定石の名前、または random: に0から\(longest)の数を続けたもの"
    case .number(let minimum, let maximum): "\(minimum)から\(maximum)の数"
    case .file, .source, .position: "ファイル名"
    case .clock: "5（分）、5+3（1手ごとに3秒加算）など、または none"
    case .host: "white または black と、40字までの英数字と . - _ の名前"
    case .address: "USER@HOST、USER@HOST:NAME、:NAME、ssh://USER@HOST:PORT/NAME"
    case .linkName: "40字までの英数字と . - _ の名前"
    case .remoteProgram: "英数字と / . _ - + ~ のパス"
    case .described(let text): text
    }
  }

  /// One of several words. There are at least two.
  private func choice(_ all: [String]) -> String {
    let (others, last) = (words.list(all.dropLast()), all.last ?? "")
    return "\(others)、\(last) のどれか"
  }

  var waitingForDisk: String { "対局がディスクに書き込まれるのを待っています" }

  func gameNotKept(_ failure: SaveFailure) -> String {
    "対局を保存できませんでした: \(words.files.text(of: failure))"
  }

  func fault(inGame: Bool) -> String {
    inGame
      ? "プログラムの欠陥により終了します。対局は表示されたとおりに保存されています"
      : "プログラムの欠陥により終了します"
  }
}
