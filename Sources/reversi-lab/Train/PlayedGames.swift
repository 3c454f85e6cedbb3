import ReversiEngine

/// The files of games in the data folders of earlier runs, numbered consecutively.
struct PlayedGames: Sendable {
  private struct Part {
    let folder: DataFolder
    let chunkSize: Int
    let chunks: Int
  }

  private let parts: [Part]

  /// Takes the first games of each folder, in whole files. All of them must exist.
  init(of folders: [DataFolder], count: Int) throws(WorkError) {
    var parts: [Part] = []
    for folder in folders {
      guard let settings = SelfPlaySettings(text: try folder.settings()) else {
        throw .badFile(path: folder["settings"], why: "it holds no settings of games")
      }
      let chunks = count / settings.chunkSize
      guard chunks > 0, (0..<chunks).allSatisfy({ folder.has(PlayCommand.fileName($0)) }) else {
        throw .missingData("there are fewer than \(count) games in whole files in \(folder.path)")
      }
      parts.append(Part(folder: folder, chunkSize: settings.chunkSize, chunks: chunks))
    }
    self.parts = parts
  }

  /// The number of files.
  var chunkCount: Int { parts.reduce(0) { $0 + $1.chunks } }

  /// The games of a file, by its number from 0 to ``chunkCount`` - 1.
  func chunk(_ number: Int) throws(WorkError) -> [PlayedGame] {
    var number = number
    for part in parts {
      if number < part.chunks {
        return try part.folder.read(PlayCommand.fileName(number)) { bytes throws(Damage) in
          try PlayedGame.decode(bytes, count: part.chunkSize)
        }
      }
      number -= part.chunks
    }
    preconditionFailure("there is no file of games \(number) beyond the last")
  }
}
