import GameSession
import ReversiCore

// The command line.
extension Japanese {
  func text(of refusal: Refusal) -> String {
    switch refusal {
    case .usage(let mistake, let subcommand):
      "\(text(of: mistake))（reversi \(subcommand.map { $0.rawValue + " " } ?? "")--help を参照）"
    case .noTerminal: "標準出力は端末でなければなりません（--text なら不要）"
    case .unknownTerminal(let name):
      "端末「\(name)」は不明です。次を試してください: TERM=xterm-256color reversi"
    case .noCursorMovement(let name): "端末「\(name)」ではカーソルを動かせません"
    case .noScreen(let reason): "画面を使えません: \(reason)"
    case .noHomeFolder: "対局を保存するホームフォルダーがありません。--save でファイルを指定してください"
    case .unreadable(let failure, _):
      switch failure.reason {
      case .folder: "\(failure.path) はフォルダーなので、対局を保存できません"
      case .device: "\(failure.path) はデバイスなので、対局を保存できません"
      case .notAFile: "\(failure.path) はファイルではないので、対局を保存できません"
      case .system(let reason): "保存された対局 \(failure.path) を読めません: \(reason)"
      }
    case .noSavedGame(let path): "保存された対局 \(path) はありません"
    case .unreadableGame(let path, let defect):
      "\(path) は保存された対局ではありません: \(text(of: defect))"
    case .unreadableFile(let name, let reason): "\(name) を読めません: \(reason)"
    case .noGame(let name, let defect): "\(name): \(text(of: defect))"
    case .gameUnderWay(let path):
      "\(path) に途中の対局があり、確認する端末がありません。--save でファイルを指定してください"
    case .notPrinted(let reason): "標準出力に書けません: \(reason)"
    case .noMemory(let reason): "メモリーが足りません: \(reason)"
    case .noPipe(let reason): "パイプを作れません: \(reason)"
    case .noThread(let reason): "スレッドを作れません: \(reason)"
    }
  }

  func notKept(_ failure: SaveFailure) -> String {
    "対局を保存できませんでした: \(text(of: failure))"
  }

  var fault: String { "プログラムの欠陥により終了します。対局は表示されたとおりに保存されています" }

  var outOfMemory: String { "メモリーが足りません。対局は表示されたとおりに保存されています" }

  private func text(of mistake: UsageError) -> String {
    switch mistake {
    case .unexpectedArgument(let word): "引数\(named(word))は使えません"
    case .unknownSubcommand(let word, let nearest):
      "引数\(named(word))は使えません。「\(nearest.rawValue)」ですか？"
    case .operandMissing(.solve): "solve には局面かファイルが必要です"
    case .operandMissing(.engine): "engine には\(choice(of: protocols))が必要です"
    case .operandMissing(let subcommand): "\(subcommand.rawValue) にはファイルか - が必要です"
    case .unsuitableOperand(let subcommand, let word):
      "\(subcommand.rawValue) が使えるのは\(choice(of: protocols))です。\(named(word))は使えません"
    case .unknownOption(let word, nil): "オプション\(named(word))はありません"
    case .unknownOption(let word, let nearest?):
      "オプション\(named(word))はありません。「\(nearest.written)」ですか？"
    case .ambiguousOption(let word, let candidates):
      "オプション\(named(word))は曖昧です: "
        + candidates.map(\.written).joined(separator: "、") + " のどれですか？"
    case .valueMissing(let option): "\(option.written) には値が必要です"
    case .valueUnexpected(let option): "\(option.written) に値は付けられません"
    case .unsuitableValue(let option, _) where option == .save || option == .load:
      "\(option.written) にはファイル名が必要です"
    case .unknownEngine(let option, let name):
      "\(option.written): 設定にエンジン\(named(name))はありません"
    case .unsuitableValue(let option, let value):
      "\(option.written) の値は\(suitableValues(of: option))です。\(named(value))は使えません"
    }
  }

  /// A word of the command line, between quotes.
  private func named(_ word: String) -> String { "「\(word.abridged)」" }

  private var protocols: [String] { Subcommand.engine.operandWords ?? [] }

  private func choice(of words: [String]) -> String { words.joined(separator: "、") + " のどれか" }

  private func suitableValues(of option: ProgramOption.Name) -> String {
    let options = ProgramOption.all + Subcommand.allCases.flatMap(\.options)
    return switch options.first(where: { $0.name == option })?.value {
    case .words(let words): choice(of: words)
    case .engine: "nboard コマンド、gtp コマンド、またはエンジンの名前"
    case .level: "0から\(Level.strongest.number)のレベル"
    case .seconds: "0から3600の秒数"
    case .moveTime: "0.1から3600の秒数"
    case .opening: "random: に0から\(OptionValue.mostOpeningPlies)の数を続けたもの"
    case .threads: "1から\(OptionValue.mostThreads)の数"
    case .seed: "0から\(UInt64.max)の数"
    case .file, nil: "ファイル名"
    }
  }
}
