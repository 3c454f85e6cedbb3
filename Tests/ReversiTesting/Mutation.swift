import ReversiCore

extension [UInt8] {
  /// Changes one to three places at random: bytes are replaced, removed, inserted, swapped, or
  /// repeated.
  ///
  /// Half of the new bytes are among `signs`, the characters of the format: such changes get
  /// further.
  package mutating func mutate(
    signs: String, using generator: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !isEmpty {
      mutateOnce(signs: signs, using: &generator)
    }
  }

  private mutating func mutateOnce(signs: String, using generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<count, using: &generator)
    let other = Int.random(in: 0..<count, using: &generator)
    let byte =
      Bool.random(using: &generator)
      ? UInt8.random(in: 0...255, using: &generator)
      : Array(signs.utf8).randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: self[index] = byte
    case 1: remove(at: index)
    case 2: insert(byte, at: index)
    case 3: swapAt(index, other)
    case 4:
      // Copied first: a slice of this array would be inserted into it.
      let part = Array(self[Swift.min(index, other)...Swift.max(index, other)])
      insert(contentsOf: part, at: index)
    // The end holds what is read last.
    default: self[count - 1 - index % Swift.min(count, 60)] = byte
    }
  }
}
