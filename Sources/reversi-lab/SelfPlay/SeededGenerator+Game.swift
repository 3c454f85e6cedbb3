import ReversiCore

extension SeededGenerator {
  /// The random numbers of one game of a run.
  ///
  /// The generator steps by a constant. Without scrambling neighbouring seeds once, the games would
  /// share most of their numbers.
  init(seed: UInt64, game number: Int) {
    var scrambler = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    self.init(seed: scrambler.next())
  }
}
