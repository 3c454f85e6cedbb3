import Foundation
import Notation
import ReversiCore
import Testing

@Suite("A JSON text")
struct JSONTests {
  @Test("has escapes for quotes and for all that is not a visible sign or a blank")
  func escapes() {
    for (text, written) in [
      ("a \"b\" \\", #"a \"b\" \\"#), ("\n\u{1B}\u{7F}\u{9B}", #"\u000a\u001b\u007f\u009b"#),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{AD}\u{61C}\u{3164}", #"\u00ad\u061c\u3164"#),
      ("\u{200D}\u{E007F}", #"\u200d\udb40\udc7f"#), ("é 木村 👍 葛\u{E0100}", "é 木村 👍 葛\u{E0100}"),
    ] {
      #expect(JSON.string(text).text == "\"\(written)\"")
    }
  }

  @Test("is read by other programs as it was")
  func roundTrip() throws {
    let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar($0) }
    let text = String(String.UnicodeScalarView(scalars))
    let json = JSON.array([.string(text)]).text
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    let isVisible = json.unicodeScalars.allSatisfy { scalar in
      ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(isVisible)
  }
}
