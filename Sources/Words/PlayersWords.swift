import Analysis
import GameSession
import ReversiCore
import Texts

/// What is said about who plays.
package struct PlayersWords: WordSet {
  package let language: Language

  /// The title of the list of players.
  package var title: String { text("Players", "対局者") }

  /// The line of the list that names the person of a side.
  package var nameLine: Wording { text(["Other name...", "Name..."], ["別の名前…", "名前…"]) }

  /// What the person has to type to be named.
  package var nameText: String {
    text("The name of the person who plays this side:", "この側で打つ人の名前：")
  }

  /// The person at this terminal, in at most 6 columns.
  package var you: Wording { text(["You"], ["あなた"]) }

  /// A person at another terminal, in at most 6 columns.
  package var otherPerson: Wording { text(["Friend"], ["相手"]) }

  /// The computer, in at most 8, 4 and 3 columns.
  package var computer: Wording { text(["Computer", "Comp", "CPU"], ["CPU", "CPU", "CPU"]) }

  /// The names of a player, in fewer and fewer columns: a computer's in up to 8, 4 and 3.
  package func names(of mode: Mode) -> Wording {
    switch mode {
    case .manual: you
    case .computer: computer
    case .otherPerson: otherPerson
    case .externalEngine(let name):
      Wording(name.shortened.long, name.shortened.short, name.shortened.shortest)
    }
  }

  /// The archive names the person and our computer, with the program's version, in English.
  package func shown(_ name: String) -> String {
    let parts = name.split(separator: " ")
    let isOurs = parts.count == 4 && parts[0] == "Reversi" && parts[2] == "level"
    if isOurs { return "\(computer.longest) \(parts[3])" }
    return name == "Manual" ? you.longest : name
  }

  /// A player with its level or the time for a move. Only the last text, in up to five columns for
  /// a level, has no blank.
  package func player(_ mode: Mode, at limit: MoveLimit) -> Wording {
    guard mode.isComputed else { return names(of: mode) }
    let (names, number) = (names(of: mode).texts, text(of: limit))
    let numbered = names.map { "\($0) \(number)" } + [names[names.count - 1] + number]
    guard mode == .computer, let level = limit.level else {
      return Wording(numbered) ?? Wording(number)
    }
    let kind = name(of: level.kind)
    return Wording([text("\(numbered[0]), \(kind)", "\(numbered[0])・\(kind)")] + numbered)
      ?? Wording(number)
  }

  /// A time has a tenth below ten seconds, and is in minutes if it had four digits in seconds.
  package func text(of limit: MoveLimit) -> String {
    switch limit {
    case .level(let level): return String(level.number)
    case .moveTime(let time):
      let seconds = Int((time / .seconds(1)).rounded())
      if time < .milliseconds(9_950) {
        let tenths = Int((time / .milliseconds(100)).rounded())
        return self.seconds(Duration.milliseconds(100 * tenths).secondsText)
      }
      return seconds < 1000 ? self.seconds(String(seconds)) : minutes(seconds / 60)
    }
  }

  /// The name of a player at some levels, in at most nine columns.
  package func name(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: text("beginner", "初心者")
    case .casual: text("casual", "中級者")
    case .club: text("club", "上級者")
    case .expert: text("expert", "有段者")
    case .master: text("master", "名人")
    }
  }

  /// The people like whom a level plays, and their rating.
  package func person(at level: Level) -> String {
    text(
      "\(person(of: level.kind)) rated \(level.rating)",
      "\(name(of: level.kind))相当（レーティング\(level.rating)）")
  }

  private func person(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: "as a beginner"
    case .casual: "as a casual player"
    case .club: "as a club player"
    case .expert: "as an expert"
    case .master: "as a master"
    }
  }

  /// The computer at a level in the list of players, the shortest texts without the rating and then
  /// without the people.
  package func computer(_ level: Level) -> Wording {
    let short = text("Computer \(level.number)", "CPU \(level.number)")
    let (person, kind) = (person(at: level), name(of: level.kind))
    return text(
      [
        "\(short), \(person)", "\(short), \(kind), rated \(level.rating)",
        "\(short), \(kind), \(level.rating)", "\(short), \(kind)", short, "Computer", "Comp", "CPU",
      ],
      [
        "\(short)：\(person)", "\(short)：\(kind)相当（\(level.rating)）", "\(short)：\(kind)相当", short,
        "CPU",
      ])
  }

  func level(_ level: String) -> String { text("level \(level)", "レベル\(level)") }

  /// The level that a key has set for a side's computer, or with nil for both; the shortest text
  /// has at most 19 columns.
  package func level(_ level: Level, of side: Disk?) -> Wording {
    let (number, kind) = (level.number, name(of: level.kind))
    let short = text("level \(number): \(kind)", "レベル\(number)：\(kind)")
    guard let side else {
      return text(
        ["both computers: level \(number), \(kind)", short],
        ["両者のCPU：レベル\(number)、\(kind)", short])
    }
    return text(
      [
        "\(side.english)'s computer: level \(number), \(kind)",
        "\(side.english): level \(number), \(kind)", short,
      ], ["\(side.japanese)のCPU：レベル\(number)、\(kind)", short])
  }

  /// No computer plays, the last text in at most 19 columns.
  package var noComputer: Wording {
    text(
      ["no computer plays: x, o let it", "no computer plays"],
      ["CPUがいません: x、oで切り替え", "CPUがいません"])
  }

  package var playAgainstComputer: Wording {
    text(["Play against the computer", "Play"], ["CPUと対局", "対局"])
  }

  /// The same in the last line of the screen.
  package var playComputer: Wording { text(["play the computer", "play"], ["CPUと対局", "対局"]) }

  /// The button that says that two people play at this board.
  package var twoPeople: String { text("Two people", "二人で対局") }

  /// The button after a first move, with which the computer plays the next one.
  package var letComputerAnswer: Wording {
    text(["Let the computer answer", "Computer answers"], ["CPUに打たせる"])
  }

  /// The heading of the level of a side's computer.
  package func levelTitle(_ side: Disk) -> String {
    text("\(side.english)'s level", "\(side.japanese)のレベル")
  }

  /// How often the person has won against the level.
  package func won(_ won: Int, of games: Int) -> Wording {
    text(
      [
        "You won \(won) of \(games) \(games == 1 ? "game" : "games") against it.",
        "You won \(won) of \(games) against it.", "You won \(won) of \(games).",
      ], ["このレベルに\(games)局中\(won)勝", "\(games)局中\(won)勝"])
  }

  /// The person would win about every second game against the level.
  package func even(_ level: Level) -> Wording {
    text(
      ["Level \(level.number) would be an even match.", "Level \(level.number) would be even."],
      ["レベル\(level.number)で互角です。"])
  }

  /// How well the person plays is not known before this number of games.
  package func noRating(_ games: Int) -> Wording {
    text(
      ["Your level: after \(games) games.", "after \(games) games"],
      ["あなたのレベルは\(games)局から分かります。"])
  }

  package func seconds(_ number: String) -> String { text("\(number)s", "\(number)秒") }

  package func minutes(_ number: Int) -> String { text("\(number)m", "\(number)分") }

  package func both(_ player: String) -> String { text("both \(player)", "両者\(player)") }

  package var linesKeys: KeyPhrases {
    text(
      KeyPhrases("players: move; change the level", "choose", "choose"),
      KeyPhrases("対局者: 移動、レベルを変える", "選ぶ", "選ぶ"))
  }

  package var chooseKey: KeyPhrases {
    text(
      KeyPhrases("players: take the selected one", "take", "take"),
      KeyPhrases("対局者: 選んだ対局者にする", "決める", "決定"))
  }

  /// The keys for the sides' players, and for the list of players.
  package var modesKeys: KeyPhrases {
    text(
      KeyPhrases("Black's, White's player; list them", "who plays", "player"),
      KeyPhrases("黒、白を人間かCPUに、対局者一覧", "対局者", "対局者"))
  }

  /// The keys for the computer's level.
  package var levelsKeys: KeyPhrases {
    text(
      KeyPhrases("computer's level: both, one side's", "level", "level"),
      KeyPhrases("CPUの強さ: 全体、黒だけ、白だけ", "強さ", "強さ"))
  }
}

extension Words {
  /// What is said about who plays.
  package var players: PlayersWords { PlayersWords(language: language) }
}

extension Mode {
  /// The word for the mode on the command line and in the text mode, in every language.
  package var optionWord: String {
    switch self {
    case .manual: "manual"
    case .computer: "computer"
    case .externalEngine(let name): name.text
    case .otherPerson: "person"
    }
  }
}

extension ExternalEngineName {
  /// The name in at most eight, four and three columns. A long name is cut at its end.
  package var shortened: (long: String, short: String, shortest: String) {
    let name = text.printable
    return (
      String(name.prefix(columns: 8)), String(name.prefix(columns: 4)),
      String(name.prefix(columns: 3))
    )
  }
}

extension PlayerNames {
  /// The name of a side's player as it is shown; nil if it is unknown, or cannot be seen.
  package func shown(_ side: Disk) -> String? {
    self[side].map(\.printable).flatMap { $0.isEmpty ? nil : $0 }
  }
}
