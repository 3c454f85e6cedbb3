import GameSession

/// The saved game: its text in a storage, and what of that this version does not know and keeps.
public final class GameFile: SaveStore {
  /// What was found where the game is kept.
  public struct Opened {
    /// Where the game is kept from now on.
    public let file: GameFile
    /// The game that was found; nil if there was none, or none that can be read.
    public let game: SavedGame?
    /// What the player is to be told, if anything is out of the ordinary.
    public let notice: Notice?
  }

  private let storage: any GameStorage
  private var kept: KeptLines
  /// Why nothing may be saved: what the storage holds could not be read, nor set aside.
  private let refusal: SaveFailure?

  private init(
    _ storage: any GameStorage, kept: KeptLines = KeptLines(), refusal: SaveFailure? = nil
  ) {
    self.storage = storage
    self.kept = kept
    self.refusal = refusal
  }

  /// Opens the saved game of a storage.
  ///
  /// Nothing is ever overwritten unless it was read as a game: content that is none is set aside,
  /// and if that fails nothing is saved. While another program uses the storage, the game is kept
  /// in memory.
  ///
  /// - Throws: `ReadFailure` if the content cannot be known, with nothing changed.
  public static func open(_ storage: any GameStorage) throws(ReadFailure) -> Opened {
    switch try storage.load() {
    case .nothing:
      return Opened(file: GameFile(storage), game: nil, notice: nil)
    case .busy:
      return Opened(file: GameFile(MemoryStorage()), game: nil, notice: .heldElsewhere)
    case .bytes(let bytes):
      do throws(SaveDefect) {
        let text = try SaveText(bytes: bytes)
        return Opened(
          file: GameFile(storage, kept: text.kept), game: text.game,
          notice: text.recordDefect.map { .recordRestarted($0) })
      } catch {
        return settingAside(storage, error)
      }
    }
  }

  private static func settingAside(_ storage: any GameStorage, _ defect: SaveDefect) -> Opened {
    do {
      let name = try storage.setAside()
      return Opened(
        file: GameFile(storage), game: nil, notice: .setAside(defect, keptAs: name))
    } catch {
      return Opened(
        file: GameFile(storage, refusal: error), game: nil, notice: .notSetAside(defect, error))
    }
  }

  /// Keeps a game in place of the one that was kept before.
  public func save(_ game: SavedGame) throws(SaveFailure) {
    if let refusal { throw refusal }
    kept.forgetLevels(changedIn: game)
    try storage.replace(with: SaveText(game, kept: kept).bytes)
  }
}
