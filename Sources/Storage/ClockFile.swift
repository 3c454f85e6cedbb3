import Archive
import FileFormats
import GameSession
import Posix

/// The file that holds what the clock of the game shows, beside the saved game.
///
/// It is replaced each second while a side's time runs, and is not synced: it has to outlive a
/// killed program, not a loss of power. Only the program that has locked the saved game uses it.
package final class ClockFile: ClockStore {
  private let path: SystemString
  private let system: FileSystem
  /// Whether the file has content that could be neither read nor set aside, and stays as it is.
  private var isRefused = false

  /// The file beside a saved game. Nothing is opened.
  package init(beside location: SavedGameLocation, system: FileSystem = FileSystem()) {
    path = location.clockPath
    self.system = system
  }

  /// The paths of the file and of its temporary one.
  package var keptPaths: [SystemString] { [path, path.sibling(path.unfinishedName)] }

  /// Sets aside a file with other content than what a clock shows, except an empty one, which a
  /// loss of power leaves. Returns its new name, or why it could not be renamed; nil if there was
  /// no such content.
  package func setAsideUnreadable() -> Result<String, SaveFailure>? {
    guard let bytes, !bytes.isEmpty, ClockText(bytes: bytes) == nil else { return nil }
    do {
      return .success(try system.setAside(path).lastName.description)
    } catch {
      isRefused = true
      return .failure(
        SaveFailure(step: .setAside, path: path.description, reason: error.reason))
    }
  }

  package func keep(_ reading: ClockReading, of game: SavedGame) {
    if isRefused { return }
    let replacement = FileReplacement(
      of: path, through: path.unfinishedName, .notSynced, .ownerOnly, system: system)
    // The game goes on without it, and the next second tries again.
    try? replacement.replace(with: ClockText(reading, of: game).bytes)
  }

  /// What the clock of a game showed last; nil if that is not known.
  package func reading(of game: SavedGame) -> ClockReading? {
    guard let text = bytes.flatMap({ ClockText(bytes: $0) }), text.isClock(of: game) else {
      return nil
    }
    return text.reading
  }

  private var bytes: [UInt8]? { try? system.content(of: path, longest: ClockText.longest) }
}
