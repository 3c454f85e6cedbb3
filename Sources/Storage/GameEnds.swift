import FileFormats
import GameSession

/// Lines of the archive that are ends of the same games. Only one of each game counts.
struct GameEnds {
  /// The lines that count so far, by their identity. Usually only one game has an identity.
  private var counting: [GameIdentity: [(number: Int, line: ArchiveLine)]] = [:]
  /// The numbers of the lines that do not count.
  private(set) var earlier: Set<Int> = []

  /// Adds the line that follows those so far. It may be any line.
  mutating func add(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard let line = ArchiveLine(bytes) else { return }
    let others = counting[line.identity, default: []]
    guard let index = others.firstIndex(where: { $0.line.isSameGame(as: line) }) else {
      counting[line.identity, default: []].append((number, line))
      return
    }
    let counts = line.replaces(others[index].line)
    earlier.insert(counts ? others[index].number : number)
    if counts { counting[line.identity]?[index] = (number, line) }
  }
}
