import Posix

/// The content of the archive, or of a part of it, and where its lines are.
///
/// Whatever reads more than the end of the archive reads it so: at once, in one block of memory,
/// with a place for each line.
struct ArchiveLines {
  let bytes: [UInt8]
  /// The places of the lines without their ends, in their order. Empty lines are left out. An
  /// editor may have put carriage returns before the ends.
  private let places: [Range<Int>]

  /// Reads an open file from a place on.
  ///
  /// - Throws: `SystemError`: `tooLarge` beyond `FileSystem.largestGames`.
  init(
    in file: FileSystem.Descriptor, from start: Int = 0, system: FileSystem
  ) throws(SystemError) {
    let size = try system.sizeOfGames(file)
    self.init(bytes: try system.readAll(file, at: min(start, size)..<size))
  }

  /// The lines of a content.
  init(bytes: [UInt8]) {
    var places: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      func add(endingAt end: Int) {
        let hasReturn = start < end && bytes[end - 1] == UInt8(ascii: "\r")
        let place = start..<(hasReturn ? end - 1 : end)
        if !place.isEmpty { places.append(place) }
      }
      for (index, byte) in bytes.enumerated() where byte == ArchiveStorage.newline {
        add(endingAt: index)
        start = index + 1
      }
      add(endingAt: bytes.count)
    }
    self.bytes = bytes
    self.places = places
  }

  /// The numbers of the lines, from 0.
  var numbers: Range<Int> { places.indices }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[places[number]] }

  /// The content without some lines. All others stay as they are, but the last one gets an end.
  func removing(_ removed: Set<Int>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count + 1)
    var start = 0
    for place in removed.sorted().map({ places[$0] }) {
      kept += bytes[start..<place.lowerBound]
      let end = bytes[place.upperBound...].firstIndex(of: ArchiveStorage.newline)
      start = end.map { $0 + 1 } ?? bytes.count
    }
    kept += bytes[start...]
    if let last = kept.last, last != ArchiveStorage.newline { kept.append(ArchiveStorage.newline) }
    return kept
  }
}
