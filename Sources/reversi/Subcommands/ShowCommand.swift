import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import Screen
import Words

/// `show`: prints the saved game, even while another process plays it.
enum ShowCommand {
  /// The game as text, in the requested form.
  ///
  /// - Throws: `Refusal` if there is no readable saved game.
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

  /// Reads the saved game; nil if there is none. Neither locks nor changes any file.
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
