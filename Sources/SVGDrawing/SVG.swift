import Canvas

struct SVG {
  let text: String

  /// `title` describes the picture to people who cannot see it. `origin` is both coordinates of the
  /// upper left corner.
  init(width: Int, height: Int, origin: Int = 0, title: String, _ elements: [String]) {
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" "
      + "height=\"\(height)\" viewBox=\"\(origin) \(origin) \(width) \(height)\">"
    text = ([head, "<title>\(Self.escaped(title))</title>"] + elements + ["</svg>"])
      .joined(separator: "\n")
  }

  /// Characters that XML cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\t", "\n", "\r": escaped.append(scalar)
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

extension RGB {
  var hex: String {
    let digits = String(0x100_0000 | number, radix: 16).dropFirst()
    return "#\(digits)"
  }
}
