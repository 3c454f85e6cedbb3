import GameFormats
import GameSession

/// The saved game: its text in a storage, and what of that this version does not know and keeps.
public final class SavedGameFile: SavedGameStore {
  /// What was found where the game is kept.
  public struct Opened {
    /// Where the game is kept from now on.
    public let file: SavedGameFile
    /// The game that was found; nil if there was none, or none that can be read.
    public let game: SavedGame?
    /// What the player is to be told, if anything is out of the ordinary.
    public let notice: Notice?
    /// The other programs of the game that nobody knows: their sides are Manual.
    public var unknownEngines = Sides<ExternalEngineName?>(dark: nil, light: nil)
  }

  private let storage: any GameStorage
  private var kept: KeptLines
  /// Why nothing may be saved: what the storage holds could not be read, nor set aside.
  private let refusal: SaveFailure?
  /// Whether the storage took the last game, so that an outcome is of that.
  private var isTaken = false
  /// Why the game that was saved last is not kept; nil if it is, as far as is known.
  public private(set) var failure: SaveFailure?

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
  /// and if that fails nothing is saved. What was kept for good before is taken then, if it is still
  /// there. While another program uses the storage, the game is not kept.
  ///
  /// - Parameter engines: The other programs that can play.
  /// - Throws: `ReadFailure` if the content cannot be known, with nothing changed.
  public static func open(
    _ storage: any GameStorage, engines: [ExternalEngineName] = []
  ) throws(ReadFailure) -> Opened {
    switch try storage.load() {
    case .nothing:
      return recovered(try lastSynced(storage, engines), storage, notice: .savedGameMissing)
        ?? Opened(file: SavedGameFile(storage), game: nil, notice: nil)
    case .busy(let holder):
      let notice = Notice.heldElsewhere(holder: holder)
      return Opened(file: SavedGameFile(NoStorage()), game: nil, notice: notice)
    case .bytes(let bytes):
      do throws(SaveDefect) {
        return opened(try SavedGameText(bytes: bytes, engines: engines), storage)
      } catch {
        return settingAside(storage, error, lastSynced: try lastSynced(storage, engines))
      }
    }
  }

  private static func opened(_ text: SavedGameText, _ storage: any GameStorage) -> Opened {
    Opened(
      file: SavedGameFile(storage, kept: text.kept), game: text.game,
      notice: text.recordDefect.map { .recordRestarted($0) },
      unknownEngines: text.unknownEngines)
  }

  /// The game that was kept for good before the one that is not there or unreadable.
  private static func lastSynced(
    _ storage: any GameStorage, _ engines: [ExternalEngineName]
  ) throws(ReadFailure) -> SavedGameText? {
    try storage.loadLastSynced().flatMap { try? SavedGameText(bytes: $0, engines: engines) }
  }

  /// Takes the game that was kept for good before, if there is one, in place of the one that is not
  /// there any more.
  private static func recovered(
    _ text: SavedGameText?, _ storage: any GameStorage, notice: Notice
  ) -> Opened? {
    guard let text else { return nil }
    let file = SavedGameFile(storage, kept: text.kept)
    file.save(text.game)
    return Opened(
      file: file, game: text.game, notice: notice, unknownEngines: text.unknownEngines)
  }

  private static func settingAside(
    _ storage: any GameStorage, _ defect: SaveDefect, lastSynced: SavedGameText?
  ) -> Opened {
    do {
      let name = try storage.setAside()
      let notice = Notice.earlierResumed(defect, keptAs: name)
      return recovered(lastSynced, storage, notice: notice)
        ?? Opened(file: SavedGameFile(storage), game: nil, notice: .setAside(defect, keptAs: name))
    } catch {
      return Opened(
        file: SavedGameFile(storage, refusal: error), game: nil, notice: .notSetAside(defect, error)
      )
    }
  }
}

/// Saving.
extension SavedGameFile {
  /// Keeps a game in place of the one that was kept before.
  public func save(_ game: SavedGame) {
    do throws(SaveFailure) {
      if let refusal { throw refusal }
      kept.forgetChoices(changedIn: game)
      try storage.replace(with: SavedGameText(game, kept: kept).bytes)
      isTaken = true
    } catch {
      isTaken = false
      failure = error
    }
    learnOutcome()
  }

  /// The descriptor that can be read when there may be something to learn.
  public var descriptor: Int32? { storage.descriptor }

  /// Learns what came of the last save, if that is known by now.
  public func learnOutcome() { learn(storage.collect()) }

  /// Waits until the last save has come to its end.
  public func finish(within limit: Duration) { learn(storage.finish(within: limit)) }

  private func learn(_ outcome: Result<Void, SaveFailure>?) {
    guard isTaken else { return }
    switch outcome {
    case .success: failure = nil
    case .failure(let error): failure = error
    case nil: break
    }
  }
}
