import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import Words

/// `games`: lists the games of the archive, the newest first.
enum GamesCommand {
  /// Prints the games that fit, as they are read.
  ///
  /// - Parameter path: The archive. Without one, there are not games.
  /// - Returns: Whether all lines were games.
  /// - Throws: `Refusal` if the archive cannot be read, or the list cannot be printed.
  static func run(
    _ options: ToolOptions, archive path: SystemString, words: Words
  ) throws(Refusal) -> Bool {
    let filter = GameFilter(options.filter)
    let reader = try read(path) { () throws(SystemError) in try ArchiveReader.open(path) }
    // A kill can leave two ends of a game; the last one counts.
    var beginnings: Set<GameBeginning> = []
    var ignored = 0
    while let line = try read(path, { () throws(SystemError) in try reader?.next() }) {
      guard case .bytes(let bytes) = line, let game = game(in: bytes) else {
        if line != .bytes([]) { ignored += 1 }
        continue
      }
      if let beginning = GameBeginning(of: game), !beginnings.insert(beginning).inserted {
        continue
      }
      let heading = words.heading(of: game)
      let transcript = game.record.transcript
      guard filter.fits(heading, transcript: transcript) else { continue }
      switch options.format {
      case .text: try Report.tell("\(heading)  \(transcript)")
      case .json: try Report.tell(game.json)
      }
    }
    guard ignored > 0 else { return true }
    Report.print(
      words.text(
        of: .linesIgnored, ["path": .text(path.description), "count": .number(ignored)]))
    return false
  }

  private static func game(in line: [UInt8]) -> ArchivedGame? {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    return try? ArchivedGame(line: text)
  }

  private static func read<Value>(
    _ path: SystemString, _ body: () throws(SystemError) -> Value
  ) throws(Refusal) -> Value {
    do { return try body() } catch {
      throw .unreadableFile(name: .file(path.description), reason: error.reason)
    }
  }
}
