/// The parts of the pixels of a square that a disk covers, in eighths.
package struct DiskShape: Sendable, Hashable {
  /// The number of pixels each way.
  let columns, rows: Int
  /// The eighths of each pixel that the disk covers, row by row.
  let eighths: [UInt8]

  /// An ellipse in the middle of a square.
  ///
  /// - Parameters:
  ///   - columns: The width of the square in pixels.
  ///   - rows: Its height.
  ///   - halfWidth: Half the width of the disk, in pixels.
  ///   - halfHeight: Half its height.
  package init(columns: Int, rows: Int, halfWidth: Double, halfHeight: Double) {
    self.columns = columns
    self.rows = rows
    let samples = 16
    let middle = Double(columns) / 2
    var eighths: [UInt8] = []
    eighths.reserveCapacity(columns * rows)
    for row in 0..<rows {
      var covered = Array(repeating: 0, count: columns)
      for sample in 0..<samples {
        let y = Double(row) + (Double(sample) + 0.5) / Double(samples) - Double(rows) / 2
        let rest = 1 - y * y / (halfHeight * halfHeight)
        guard rest > 0 else { continue }
        // Count the samples of this line that are close enough to the middle.
        let reach = halfWidth * rest.squareRoot()
        let first = ((middle - reach) * Double(samples) - 0.5).rounded(.up)
        let last = ((middle + reach) * Double(samples) - 0.5).rounded(.down)
        for column in 0..<columns {
          let begin = max(Int(first), column * samples)
          let end = min(Int(last), (column + 1) * samples - 1)
          covered[column] += max(0, end - begin + 1)
        }
      }
      let whole = samples * samples
      eighths += covered.map { UInt8(($0 * 8 + whole / 2) / whole) }
    }
    self.eighths = eighths
  }

  /// The eighths of a pixel that the disk covers.
  package func eighths(column: Int, row: Int) -> Int { Int(eighths[row * columns + column]) }
}
