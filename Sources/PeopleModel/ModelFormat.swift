/// The layout of a file of a people model, version 1; all numbers are little-endian.
///
///     length
///          4  "RVPM"
///          4  version of the format
///          4  checksum (FNV-1a, 32 bits) of all that follows
///          …  the weights of the habit network, 32-bit floating-point numbers
///          …  the sizes of the steps of the sums, 32-bit floating-point numbers
///          …  the steps of the configurations, 8 bits each
///          …  the weights of the sight network, 32-bit floating-point numbers
///          4  number of positions in the opening table
///          …  each position: the disks of both sides, 64 bits each, and the number of moves, 8
///             bits; for each move its square and its count at each knot, 8 bits each
///
/// A count n is the number 16 · log₂(1 + n), rounded.
enum ModelFormat {
  static let mark: [UInt8] = Array("RVPM".utf8)
  static let version: UInt32 = 1
  static let headerLength = 12

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  static func byte(of count: Double) -> UInt8 {
    let steps = Softmax.logarithm(1 + count) / 0.693_147_180_559_945_3 * 16
    return UInt8(max(0, min(255, steps.rounded())))
  }

  static func count(of byte: UInt8) -> Double {
    Softmax.exponential(Double(byte) / 16 * 0.693_147_180_559_945_3) - 1
  }
}

/// Why bytes are not a people model of this version.
package enum ModelFormatError: Error, Equatable {
  case notAModel
  case unsupportedVersion(Int)
  case wrongLength(Int)
  case corrupted
}

extension PeopleModel {
  /// The bytes of a file of this model.
  package var bytes: [UInt8] {
    var content: [UInt8] = []
    content.append(habit.network.weights)
    content.append(habit.stepSizes)
    content.append(contentsOf: habit.steps.map { UInt8(bitPattern: $0) })
    content.append(sight.weights)
    content.append(UInt32(openings.moves.count))
    for (board, moves) in openings.moves.sorted(by: { $0.key < $1.key }) {
      content.append(board.own)
      content.append(board.opposing)
      content.append(UInt8(moves.count))
      for move in moves {
        content.append(UInt8(move.square))
        content.append(contentsOf: move.counts.map(ModelFormat.byte))
      }
    }
    var bytes = ModelFormat.mark
    bytes.append(ModelFormat.version)
    bytes.append(ModelFormat.checksum(content))
    return bytes + content
  }

  /// Reads a model from the bytes of a file.
  package init(bytes: some Collection<UInt8>) throws(ModelFormatError) {
    let bytes = Array(bytes)
    guard bytes.starts(with: ModelFormat.mark) else { throw .notAModel }
    var reader = ModelReader(bytes, from: ModelFormat.mark.count)
    let version: UInt32 = try reader.number()
    guard version == ModelFormat.version else { throw .unsupportedVersion(Int(version)) }
    guard try reader.number() == ModelFormat.checksum(bytes[ModelFormat.headerLength...]) else {
      throw .corrupted
    }
    var habitNetwork = MoveNet(inputCount: Situation.habitInputs)
    habitNetwork.weights = try reader.numbers(habitNetwork.weights.count)
    let stepSizes = try reader.numbers(Situation.sumCount)
    let steps = try reader.bytes(Surroundings.configurationCount * Situation.sumCount)
    var sight = MoveNet(inputCount: Situation.sightInputs)
    sight.weights = try reader.numbers(sight.weights.count)
    var openings: [SidedBoard: [OpeningTable.Move]] = [:]
    let positions: UInt32 = try reader.number()
    for _ in 0..<positions {
      let board = SidedBoard(own: try reader.number(), opposing: try reader.number())
      var moves: [OpeningTable.Move] = []
      let count: UInt8 = try reader.number()
      for _ in 0..<count {
        let square: UInt8 = try reader.number()
        guard square < 64 else { throw .corrupted }
        let counts = try reader.bytes(OpeningTable.knots.count).map(ModelFormat.count)
        moves.append(OpeningTable.Move(square: Int(square), counts: counts))
      }
      openings[board] = moves
    }
    guard reader.isAtEnd else { throw .wrongLength(bytes.count) }
    self.init(
      habit: Habit(
        steps: steps.map { Int8(bitPattern: $0) }, stepSizes: stepSizes, network: habitNetwork),
      sight: sight, openings: OpeningTable(openings))
  }
}

private struct ModelReader {
  private let all: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8], from offset: Int) {
    all = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset == all.count }

  mutating func bytes(_ count: Int) throws(ModelFormatError) -> ArraySlice<UInt8> {
    guard count <= all.count - offset else { throw .wrongLength(all.count) }
    defer { offset += count }
    return all[offset..<offset + count]
  }

  mutating func number<Number: FixedWidthInteger>() throws(ModelFormatError) -> Number {
    try bytes(Number.bitWidth / 8).reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  mutating func numbers(_ count: Int) throws(ModelFormatError) -> [Float] {
    var numbers: [Float] = []
    for _ in 0..<count {
      let number = Float(bitPattern: try number())
      guard number.isFinite else { throw .corrupted }
      numbers.append(number)
    }
    return numbers
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ numbers: [Float]) {
    for number in numbers { append(number.bitPattern) }
  }
}
