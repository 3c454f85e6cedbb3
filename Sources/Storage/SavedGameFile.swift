import Archive
import FileFormats
import GameSession

/// The saved game in a file, with the lines of it that this version does not know.
package final class SavedGameFile: SavedGameStore {
  /// The result of opening the saved game.
  package struct Opened {
    /// The file in which the game is kept from now on.
    package let file: SavedGameFile
    package let game: SavedGame?
    /// What was wrong with the saved game, or nil.
    package let problem: SavedGameProblem?
    /// The external engines in the game that are not in the list: their sides are Manual.
    package var unknownEngines = Sides<ExternalEngineName?>(dark: nil, light: nil)
  }

  /// The bytes; nil if another program is using them, so that nothing is kept.
  private let file: DurableFile?
  private var kept: KeptLines
  /// Why nothing may be saved: the content could be neither read nor set aside.
  private let refusal: SaveFailure?
  /// Whether the last `replace` succeeded, so that the next outcome is about that game.
  private var isTaken = false
  /// Why the last game is not kept; nil if it is, so far.
  package private(set) var failure: SaveFailure?

  private init(
    _ file: DurableFile?, kept: KeptLines = KeptLines(), refusal: SaveFailure? = nil
  ) {
    self.file = file
    self.kept = kept
    self.refusal = refusal
  }

  /// Whether games are kept: no other program uses the file.
  package var isKept: Bool { file != nil }

  /// Opens the saved game in a file, and locks it.
  ///
  /// Nothing is ever overwritten unless it was read as a game. Content that is not a game is set
  /// aside; if that fails, nothing is saved. Then the game before it goes on, if its file is still
  /// there. While another program uses the file, the game is not kept.
  ///
  /// - Throws: `ReadFailure` if the content cannot be read at all, with nothing changed.
  package static func open(
    _ file: DurableFile, engines: [ExternalEngineName] = []
  ) throws(ReadFailure) -> Opened {
    switch try file.load() {
    case .nothing:
      return resumed(try lastSynced(file, engines), file, problem: .savedGameMissing)
        ?? Opened(file: SavedGameFile(file), game: nil, problem: nil)
    case .busy(let holder):
      return Opened(
        file: SavedGameFile(nil), game: nil, problem: .heldElsewhere(holder: holder))
    case .bytes(let bytes):
      do throws(SavedGameDefect) {
        return opened(try SavedGameText(bytes: bytes, engines: engines), file)
      } catch {
        return settingAside(file, error, lastSynced: try lastSynced(file, engines))
      }
    }
  }

  private static func opened(_ text: SavedGameText, _ file: DurableFile) -> Opened {
    Opened(
      file: SavedGameFile(file, kept: text.kept), game: text.game,
      problem: text.recordDefect.map { .recordRestarted($0) },
      unknownEngines: text.unknownEngines)
  }

  /// The last game that was certainly on the disk before the one that is missing or unreadable.
  private static func lastSynced(
    _ file: DurableFile, _ engines: [ExternalEngineName]
  ) throws(ReadFailure) -> SavedGameText? {
    try file.loadLastSynced().flatMap { try? SavedGameText(bytes: $0, engines: engines) }
  }

  private static func resumed(
    _ text: SavedGameText?, _ file: DurableFile, problem: SavedGameProblem
  ) -> Opened? {
    guard let text else { return nil }
    let file = SavedGameFile(file, kept: text.kept)
    file.save(text.game)
    return Opened(
      file: file, game: text.game, problem: problem, unknownEngines: text.unknownEngines)
  }

  private static func settingAside(
    _ file: DurableFile, _ defect: SavedGameDefect, lastSynced: SavedGameText?
  ) -> Opened {
    do {
      let name = try file.setAside()
      return resumed(lastSynced, file, problem: .earlierResumed(defect, keptAs: name))
        ?? Opened(file: SavedGameFile(file), game: nil, problem: .setAside(defect, keptAs: name))
    } catch {
      return Opened(
        file: SavedGameFile(file, refusal: error), game: nil, problem: .notSetAside(defect, error))
    }
  }
}

extension SavedGameFile {
  @discardableResult
  package func save(_ game: SavedGame) -> SaveFailure? {
    guard let file else { return nil }
    do throws(SaveFailure) {
      if let refusal { throw refusal }
      kept.forgetChoices(changedIn: game)
      try file.replace(with: SavedGameText(game, kept: kept).bytes)
      isTaken = true
    } catch {
      isTaken = false
      failure = error
    }
    learnOutcome()
    return failure
  }

  /// The descriptor that is readable when there may be an outcome; nil before the first save.
  package var descriptor: Int32? { file?.descriptor }

  /// Takes in the outcome of the last save, if it is known by now.
  package func learnOutcome() { learn(file?.collect()) }

  /// Waits until the last save is complete.
  @discardableResult
  package func finish(within limit: Duration) -> SaveFailure? {
    learn(file?.finish(within: limit))
    return failure
  }

  private func learn(_ outcome: Result<Void, SaveFailure>?) {
    guard isTaken else { return }
    switch outcome {
    case .success: failure = nil
    case .failure(let error): failure = error
    case nil: break
    }
  }
}
