import GameSession

/// What was found where a game is kept: the game to resume, the store to go on with, what the
/// player is to be told.
public struct OpenedSave {
  /// Where the game is kept from now on.
  public let store: any SaveStore
  /// The game that was found; nil if there was none, or none that can be read.
  public let game: SavedGame?
  /// What the player is to be told, in one line, if anything is out of the ordinary.
  public let notice: String?

  /// Opens the file at a path. Nothing that stands there is ever overwritten unless it was read as
  /// a game: what cannot be read is set aside under another name. While another program uses it,
  /// nothing is saved.
  public init(path: String) {
    self.init(FileSaveStore(path: path))
  }

  init(_ file: FileSaveStore) {
    do {
      try file.takeLock()
    } catch .busy {
      store = InMemorySaveStore()
      game = nil
      notice = "another program is using the saved game: this one is played without saving"
      return
    } catch {
      // Every save tries again, and says so when it fails.
    }
    store = file
    switch Self.read(file) {
    case .success(let game):
      self.game = game
      notice = nil
    case .failure(let failure):
      game = nil
      do {
        let kept = try file.setAside()
        let name = kept.split(separator: "/").last ?? ""
        notice = "saved game was unreadable (\(failure.reason)), kept as \(name)"
      } catch {
        notice = "saved game is unreadable (\(failure.reason)) and cannot be moved: not saving"
      }
    }
  }

  private static func read(_ file: FileSaveStore) -> Result<SavedGame?, ReadFailure> {
    do throws(ReadFailure) {
      guard let bytes = try file.read() else { return .success(nil) }
      do {
        return .success(try SavedGame(text: bytes))
      } catch {
        throw ReadFailure(reason: error.description)
      }
    } catch {
      return .failure(error)
    }
  }
}
