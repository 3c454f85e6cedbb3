import ReversiCore

/// Reads the games between `(;` and `)` one after another, and skips what stands between them.
///
/// They have the Generic Game Format or the Smart Game Format.
struct GameTrees: IteratorProtocol {
  private var scanner: TextScanner

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  /// The next game or its defect; nil after the last.
  mutating func next() -> Result<GGFGame, GameTextError>? {
    guard scanner.skip(past: "(", ";") else { return nil }
    do throws(GameTextError) {
      let game =
        SGFReader.isAtGame(scanner) ?? false
        ? try SGFReader.game(in: &scanner) : try GGFReader.game(in: &scanner)
      return .success(game)
    } catch {
      return .failure(error)
    }
  }
}
