import ReversiEngine

/// The files of games in the data folder of an earlier run, numbered consecutively.
struct PlayedGames: Sendable {
  private let folder: DataFolder
  private let chunkSize: Int
  /// The number of files.
  let chunkCount: Int

  /// Takes the first games of a folder, in whole files. All of them must exist.
  init(of folder: DataFolder, count: Int) throws(WorkError) {
    guard let settings = SelfPlaySettings(text: try folder.settings()) else {
      throw .badFile(path: folder["settings"], why: "it holds no settings of games")
    }
    let chunks = count / settings.chunkSize
    guard chunks > 0, (0..<chunks).allSatisfy({ folder.has(PlayCommand.fileName($0)) }) else {
      throw .missingData("there are fewer than \(count) games in whole files in \(folder.path)")
    }
    self.folder = folder
    chunkSize = settings.chunkSize
    chunkCount = chunks
  }

  /// The games of a file, by its number from 0 to ``chunkCount`` - 1.
  func chunk(_ number: Int) throws(WorkError) -> [PlayedGame] {
    try folder.read(PlayCommand.fileName(number)) { bytes throws(Damage) in
      try PlayedGame.decode(bytes, count: chunkSize)
    }
  }
}
