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
  /// The game to print. If its text does not name the side to move, a message says so.
  ///
  /// - Parameter location: The place of the saved game, which is needed only if no file is named.
  /// - Throws: `Refusal` if there is no readable game.
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

  /// A game as text, in the requested form.
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

  /// The saved game, or nil. Neither locks nor changes any file.
  ///
  /// - Throws: `Refusal` if the file cannot be read.
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
