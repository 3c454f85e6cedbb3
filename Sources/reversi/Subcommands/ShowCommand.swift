import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import TerminalUI
import Words

/// Prints the saved game, which another program may be playing.
enum ShowCommand {
  /// The game as text, in the form that is asked for.
  ///
  /// - Throws: `Refusal` if there is no saved game, or none that can be read.
  static func text(
    _ options: Options, location: SavedGameLocation, words: Words
  ) throws(Refusal) -> String {
    let record = try savedGame(location, isNamed: options.save != nil)?.record
    guard let record else { throw .noSavedGame(path: location.path.description) }
    return switch options.tool.form {
    case .transcript: record.text
    case .ggf: record.ggf()
    case .position: record.position.text
    case .board: words.board(of: record)
    }
  }

  /// The game that is kept; nil if there is none. Nothing is locked, nor changed.
  ///
  /// - Throws: `Refusal` if what is there cannot be read.
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
