/// Output with markers in it, which say that what came before is whole.
struct MarkedOutput {
  private(set) var bytes: [UInt8] = []
  private(set) var markers = 0
  private let marker: [UInt8]

  init(marker: [UInt8]) { self.marker = marker }

  /// Adds what was read. Markers can be cut anywhere, and the terminal can echo keys after one.
  mutating func append(_ read: [UInt8]) {
    var start = max(0, bytes.count - marker.count + 1)
    bytes += read
    while let place = bytes.place(of: marker, from: start) {
      bytes.removeSubrange(place..<place + marker.count)
      start = place
      markers += 1
    }
  }
}
