import ReversiCore

/// The name of a property in the Generic Game Format, in either case. Letters after the third do
/// not count: no known name has more than two.
struct GGFName: Sendable, Hashable {
  /// The letters, a byte each. A game has some sixty names, so they are no strings.
  private var letters: UInt32 = 0

  init() {}

  /// The name of letters; anything after them is left out.
  init(_ text: some StringProtocol) {
    for letter in text.unicodeScalars { guard add(letter) else { return } }
  }

  static let game = GGFName("GM")
  static let (type, board) = (GGFName("TY"), GGFName("BO"))
  static let (darkName, lightName) = (GGFName("PB"), GGFName("PW"))
  static let (time, darkTime, lightTime) = (GGFName("TI"), GGFName("TB"), GGFName("TW"))
  private static let (darkMove, lightMove) = (GGFName("B"), GGFName("W"))

  var isEmpty: Bool { letters == 0 }

  /// The side whose moves have this name, or nil.
  var mover: Disk? {
    switch self {
    case .darkMove: .dark
    case .lightMove: .light
    default: nil
    }
  }

  /// Adds a letter. Returns whether it is one.
  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    let letter = scalar.lowercased
    guard ("a"..."z").contains(letter) else { return false }
    if letters < 1 << 16 { letters = letters << 8 | letter.value }
    return true
  }
}
