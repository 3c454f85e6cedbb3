import Canvas
import CommandLine
import FileFormats
import GameSession
import Posix
import ReversiCore
import SVGDrawing
import Storage
import Words

/// `show`: prints a game: one in a file, or the saved game, even while another process plays it.
enum ShowCommand {
  /// The location is needed only if no file is named.
  static func record(
    _ options: Options, words: Words, console: Console,
    savedAt location: () throws(Refusal) -> SavedGameLocation
  ) throws(Refusal) -> GameRecord {
    if let file = options.tool.operand {
      let source = try GameSource.open(file)
      let game = try source.game()
      if let turn = game.assumedTurn {
        console.printError("\(words.text(of: source.name)): \(words.defects.text(of: turn))")
      }
      return game.record
    }
    let location = try location()
    guard let saved = try savedGame(location, isNamed: options.save != nil) else {
      throw .noSavedGame(path: location.path.description)
    }
    return saved.record
  }

  static func text(of record: GameRecord, _ options: Options, words: Words) -> String {
    switch options.tool.form {
    case .transcript: record.text
    case .ggf: record.ggf()
    case .position: record.position.text
    case .board: words.board(of: record)
    case .svg:
      BoardDrawing(
        record, caption: words.caption(of: record), theme: .ofDrawings(options.theme)
      ).svg
    }
  }

  /// Neither locks nor changes any file.
  static func savedGame(
    _ location: SavedGameLocation, isNamed: Bool
  ) throws(Refusal) -> SavedGame? {
    let content: DurableFile.Content
    do { content = try DurableFile(at: location).read() } catch {
      throw .unreadable(error, isNamed: isNamed)
    }
    guard case .bytes(let bytes) = content else { return nil }
    do {
      return try SavedGameText(bytes: bytes).game
    } catch {
      throw .unreadableGame(path: location.path.description, error)
    }
  }
}

extension Theme {
  /// The look of pictures outside of a terminal.
  static func ofDrawings(_ name: ThemeName) -> Theme {
    Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
  }
}
