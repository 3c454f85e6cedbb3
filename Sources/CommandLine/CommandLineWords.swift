import Analysis
import Archive
import EngineProtocols
import GameSession
import Texts
import Words

/// What the program says before and after a game.
package struct CommandLineWords: WordSet {
  package let language: Language

  private var words: Words { Words(language) }

  fileprivate func text(of refusal: Refusal) -> String {
    switch refusal {
    case .usage(let mistake, let subcommand):
      text(
        "\(text(of: mistake)) (see 'reversi \(subcommand.map { $0.rawValue + " " } ?? "")--help')",
        "\(text(of: mistake))（reversi \(subcommand.map { $0.rawValue + " " } ?? "")--help を参照）")
    case .noTerminal:
      text(
        "standard output must be a terminal, except with --text", "標準出力は端末でなければなりません（--text なら不要）")
    case .unknownTerminal(let name):
      text(
        "unknown terminal '\(name)'; try: TERM=xterm-256color reversi",
        "端末「\(name)」は不明です。次を試してください: TERM=xterm-256color reversi")
    case .noCursorMovement(let name):
      text("terminal '\(name)' cannot move its cursor", "端末「\(name)」ではカーソルを動かせません")
    case .noScreen(let reason): text("cannot start the screen: \(reason)", "画面を使えません: \(reason)")
    case .noHomeFolder:
      text(
        "no home folder; choose a file for the game with --save",
        "対局を保存するホームフォルダーがありません。--save でファイルを指定してください")
    case .unreadable(let failure, _): text(ofSavedGame: failure)
    case .noSavedGame(let path): text("there is no saved game \(path)", "保存された対局 \(path) はありません")
    case .unreadableGame(let path, let defect):
      text("\(path) is not a saved game: ", "\(path) は保存された対局ではありません: ")
        + words.defects.text(of: defect)
    case .unreadableFile(let name, let reason, let nearest?):
      text(
        "cannot read \(text(of: name)): \(reason); did you mean 'reversi \(nearest.rawValue)'?",
        "\(text(of: name)) を読めません: \(reason)。「reversi \(nearest.rawValue)」ですか？")
    case .unreadableFile(let name, let reason, nil):
      text("cannot read \(text(of: name)): \(reason)", "\(text(of: name)) を読めません: \(reason)")
    case .noGame(let name, .text(.severalGames(let count))):
      text(
        """
        \(text(of: name)): \(count) games instead of one; 'reversi games --import' adds them to \
        your archive
        """, "\(text(of: name)): 一局ではなく\(count)局あります（reversi games --importで棋譜集に加えられます）")
    case .noGame(let name, let defect): "\(text(of: name)): \(words.defects.text(of: defect))"
    case .placeIsTaken(let path):
      text(
        "cannot keep the game in \(path): it is for the archive or for practice",
        "\(path) は棋譜集か練習用のファイルなので、対局を保存できません")
    case .gameUnderWay(let path):
      text(
        "\(path) holds an unfinished game, and there is no terminal to ask about it: use --save",
        "\(path) に途中の対局があり、確認する端末がありません。--save でファイルを指定してください")
    case .unlistedGames(let failure): words.files.wording(of: failure).longest
    case .gamesNotAdded(let failure):
      text("games could not be added to the archive: ", "対局を棋譜集に加えられませんでした: ")
        + words.files.text(of: failure)
    case .hosted(let name):
      text(
        "a game '\(name)' is hosted already; --host takes another name",
        "対局「\(name)」はすでに開かれています。--host に別の名前を付けてください")
    case .notHosted(let name, let reason):
      text("cannot host the game '\(name)': \(reason)", "対局「\(name)」を開けません: \(reason)")
    case .notPrinted(let reason):
      text("cannot write to standard output: \(reason)", "標準出力に書けません: \(reason)")
    case .noPipe(let reason): text("cannot create a pipe: \(reason)", "パイプを作れません: \(reason)")
    case .noThread(let reason): text("cannot start a thread: \(reason)", "スレッドを作れません: \(reason)")
    }
  }

  private func text(ofSavedGame failure: ReadFailure) -> String {
    let path = failure.path
    return switch failure.reason {
    case .folder:
      text("cannot keep the game in \(path): it is a directory", "\(path) はフォルダーなので、対局を保存できません")
    case .device:
      text("cannot keep the game in \(path): it is a device", "\(path) はデバイスなので、対局を保存できません")
    case .notAFile:
      text("cannot keep the game in \(path): it is not a file", "\(path) はファイルではないので、対局を保存できません")
    case .system(let reason):
      text("cannot read the saved game \(path): \(reason)", "保存された対局 \(path) を読めません: \(reason)")
    }
  }

  fileprivate func text(of input: InputName) -> String {
    switch input {
    case .file(let name): name
    case .standardInput: text("standard input", "標準入力")
    }
  }

  fileprivate func text(of mistake: UsageError) -> String {
    switch mistake {
    case .unexpectedArgument(let word, nil):
      text("unexpected argument '\(word.abridged)'", "引数「\(word.abridged)」は使えません")
    case .unexpectedArgument(let word, let nearest?):
      text(
        "unexpected argument '\(word.abridged)', did you mean '\(nearest)'?",
        "引数「\(word.abridged)」は使えません。「\(nearest)」ですか？")
    case .operandMissing(let command, .position):
      text("\(command) needs a position or a file", "\(command) には局面かファイルが必要です")
    case .operandMissing(let command, .engineProtocol):
      text(
        "\(command) needs a protocol: \(text(of: .engineProtocol))",
        "\(command) には\(text(of: .engineProtocol))が必要です")
    case .operandMissing(let command, .words(let words)):
      text("\(command) needs \(choice(words))", "\(command) には\(choice(words))が必要です")
    case .operandMissing(let command, _):
      text("\(command) needs a file, or -", "\(command) にはファイルか - が必要です")
    case .unsuitableOperand(let command, let word, let values):
      text(
        "\(command) takes \(text(of: values)), not '\(word.abridged)'",
        "\(command) が使えるのは\(text(of: values))です。「\(word.abridged)」は使えません")
    case .unknownOption(let word, nil):
      text("unknown option '\(word.abridged)'", "オプション「\(word.abridged)」はありません")
    case .unknownOption(let word, let nearest?):
      text(
        "unknown option '\(word.abridged)', did you mean '\(nearest)'?",
        "オプション「\(word.abridged)」はありません。「\(nearest)」ですか？")
    case .ambiguousOption(let word, let candidates):
      text(
        "ambiguous option '\(word.abridged)': one of \(words.list(candidates))",
        "オプション「\(word.abridged)」は曖昧です: \(words.list(candidates)) のどれですか？")
    case .valueMissing(let option): text("\(option) needs a value", "\(option) には値が必要です")
    case .valueUnexpected(let option): text("\(option) takes no value", "\(option) に値は付けられません")
    case .unknownEngine(let option, let name):
      text(
        "\(option): the settings have no engine '\(name.abridged)'",
        "\(option): 設定にエンジン「\(name.abridged)」はありません")
    case .unsuitableValue(let option, _, .file):
      text("\(option) needs the name of a file", "\(option) にはファイル名が必要です")
    case .unsuitableValue(let option, let value, let values):
      values.nearest(to: value).map {
        text(
          "\(option) knows no '\(value.abridged)', did you mean '\($0)'?",
          "\(option) に「\(value.abridged)」という値はありません。「\($0)」ですか？")
      }
        ?? text(
          "\(option) takes \(text(of: values)), not '\(value.abridged)'",
          "\(option) の値は\(text(of: values))です。「\(value.abridged)」は使えません")
    }
  }

  fileprivate func text(of values: AllowedValues) -> String {
    switch values {
    case .words, .engineProtocol: choice(values.words ?? [])
    case .text, .moves: text("text in UTF-8", "UTF-8の文字列")
    case .engine:
      text(
        "\(choice(EngineProtocol.names)) and a command, or the name of an engine",
        "\(choice(EngineProtocol.names))にコマンドを続けたもの、またはエンジンの名前")
    case .level:
      text("a level from 0 to \(Level.strongest.number)", "0から\(Level.strongest.number)のレベル")
    case .seconds(let minimum, let maximum):
      text("seconds from \(minimum) to \(maximum)", "\(minimum)から\(maximum)の秒数")
    case .opening(let longest):
      text(
        "the name of an opening, or random: and a number from 0 to \(longest)",
        "定石の名前、または random: に0から\(longest)の数を続けたもの")
    case .number(let minimum, let maximum):
      text("a number from \(minimum) to \(maximum)", "\(minimum)から\(maximum)の数")
    case .file, .source, .position: text("the name of a file", "ファイル名")
    case .clock:
      text(
        "minutes such as 5, 5+3 with seconds for each move, or none",
        "5（分）、5+3（1手ごとに3秒加算）など、または none")
    case .host:
      text(
        "white or black, and a name of up to 40 letters, digits and . - _",
        "white または black と、40字までの英数字と . - _ の名前")
    case .address:
      text(
        "USER@HOST, USER@HOST:NAME, :NAME or ssh://USER@HOST:PORT/NAME",
        "USER@HOST、USER@HOST:NAME、:NAME、ssh://USER@HOST:PORT/NAME")
    case .linkName:
      text("a name of up to 40 letters, digits and . - _", "40字までの英数字と . - _ の名前")
    case .remoteProgram:
      text("a path of letters, digits and / . _ - + ~", "英数字と / . _ - + ~ のパス")
    case .described(let description): description
    }
  }

  private func choice(_ all: [String]) -> String {
    let (others, last) = (words.list(all.dropLast()), all.last ?? "")
    return text("\(others) or \(last)", "\(others)、\(last) のどれか")
  }

  /// The program waits at its end until everything is on the disk.
  package var waitingForDisk: String {
    text("waiting until the disk has the game", "対局がディスクに書き込まれるのを待っています")
  }

  package func gameNotKept(_ failure: SaveFailure) -> String {
    text("the game could not be saved: ", "対局を保存できませんでした: ") + words.files.text(of: failure)
  }

  /// The program has a defect and ends, in at most 240 bytes.
  package func fault(inGame: Bool) -> String {
    inGame
      ? text(
        "the program has crashed; the game is kept as it was shown",
        "プログラムの欠陥により終了します。対局は表示されたとおりに保存されています")
      : text("the program has crashed", "プログラムの欠陥により終了します")
  }
}

extension Words {
  package var commandLine: CommandLineWords { CommandLineWords(language: language) }

  /// Why the program does not start, in one line.
  package func text(of refusal: Refusal) -> String { commandLine.text(of: refusal).printable }

  /// What is wrong with the arguments, in one line.
  package func text(of mistake: UsageError) -> String { commandLine.text(of: mistake).printable }

  /// The values of an option or an operand, in a few words.
  package func text(of values: AllowedValues) -> String { commandLine.text(of: values).printable }

  package func text(of input: InputName) -> String { commandLine.text(of: input).printable }
}
