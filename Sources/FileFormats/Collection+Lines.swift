extension Collection<UInt8> {
  /// The lines of a text, without their ends. The last line need not have an end.
  package var lines: [SubSequence] {
    let parts = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.last?.isEmpty == true ? parts.dropLast() : parts
  }
}
