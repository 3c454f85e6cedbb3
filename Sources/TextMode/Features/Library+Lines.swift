import App
import Archive
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

// The games of the archive in text mode.
extension Library: FeatureLines {
  struct Memory: FeatureMemory {
    var games: [LibraryGame] = []
    var hasListed = false
  }

  private static let maximumListed = 20
  /// As many as a turn lists.
  private static let listedMoves = 8

  /// The newest games, once they are known, and then how the person has done. Closes the library.
  func news(_ text: inout TextInterface, in app: App) -> TextReply {
    var lines: [String] = []
    if !text.memories[Memory.self].hasListed {
      guard list.isComplete || list.games.count >= Self.maximumListed else { return TextReply() }
      let games = Array(list.games.prefix(Self.maximumListed))
      text.memories[Memory.self] = Memory(games: games, hasListed: true)
      lines = self.lines(about: games, text.words)
    }
    guard failure != nil || summary != nil else { return TextReply(lines: lines) }
    if failure == nil, let results = summary.flatMap({ text.words.results(in: $0) }) {
      lines.append(results.longest)
    }
    return TextReply(lines: lines, intents: [.send(.sheetClosed)])
  }

  func work(in app: App) -> AwaitedWork? { .quiet("library") }

  private func lines(about games: [LibraryGame], _ words: Words) -> [String] {
    let lines = games.enumerated().map { index, game in
      let line =
        game.record == nil
        ? words.library.noGame : words.line(of: game, moves: Self.listedMoves)
      return "\(index + 1). \(line)"
    }
    if let failure { return lines + [words.files.wording(of: failure).longest] }
    guard games.isEmpty else { return lines + [words.library.tip] }
    return [(filter.isEmpty ? words.library.empty : words.library.noMatch).longest]
  }
}

extension TextCommand {
  static let library = Self("library", taking: "[WORDS|N]", leavingFor: \.library.openCommand) {
    operand, text, app throws(TypingMistake) in
    // A longer number is a word: a date may contain it.
    guard let number = Int(operand.word), number < 100 else {
      text.memories[Library.Memory.self].hasListed = false
      return text.reply(
        intents: .send(.sheetOpened(.library)), .send(.library(.filtered(TextField(operand.text)))))
    }
    guard text.place(in: app) == .game else { throw .ofGame("library \(number)") }
    let games = text.memories[Library.Memory.self].games
    guard games.indices.contains(number - 1), let record = games[number - 1].record else {
      return text.reply(text.words.library.noGame(number))
    }
    return text.reply(intents: .send(.loadRequested(record.withoutNames)))
  }
}
