/// The options that the program knows, by their long names.
enum OptionName: String, CaseIterable {
  case save
  case dark
  case light
  case darkLevel = "dark-level"
  case lightLevel = "light-level"
  case thinkTime = "think-time"
  case animation
  case color
  case glyphs
  case noMouse = "no-mouse"
  case seed
  case help
  case version

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .save, .dark, .light, .darkLevel, .lightLevel, .thinkTime, .animation, .color, .glyphs,
      .seed:
      true
    case .noMouse, .help, .version: false
    }
  }

  /// The letter that may stand for it, if one may.
  var letter: UInt8? {
    switch self {
    case .help: UInt8(ascii: "h")
    case .version: UInt8(ascii: "V")
    case .save, .dark, .light, .darkLevel, .lightLevel, .thinkTime, .animation, .color, .glyphs,
      .noMouse, .seed:
      nil
    }
  }

  /// The name as it is written.
  var written: String { "--" + rawValue }

  /// The name that is most like a mistyped one.
  static func nearest(to word: String) -> OptionName? {
    allCases
      .map { (name: $0, distance: editDistance(from: word, to: $0.rawValue)) }
      .filter { $0.distance <= max(1, $0.name.rawValue.count / 2) }
      .min { $0.distance < $1.distance }?.name
  }
}

/// How many characters have to be inserted, removed or replaced to get from one word to the other.
func editDistance(from source: String, to target: String) -> Int {
  var row = Array(0...target.count)
  for (index, character) in source.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in target.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[target.count]
}
