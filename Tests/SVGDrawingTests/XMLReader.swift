/// Checks that a document is well-formed XML, as far as pictures use XML: elements with attributes,
/// texts and the predefined entities.
struct XMLReader {
  private var bytes: ArraySlice<UInt8>

  init(_ text: String) { bytes = Array(text.utf8)[...] }

  var rest: String { String(decoding: bytes, as: UTF8.self) }

  /// The texts of the elements that have no others within them; nil if the document is not
  /// well-formed.
  mutating func texts() -> [String]? {
    var texts: [String] = []
    var open: [String] = []
    var text = ""
    repeat {
      guard let read = readText() else { return nil }
      text += read
      guard take("<") else { return nil }
      if take("/") {
        guard let name = readName(), name == open.popLast(), take(">") else { return nil }
        if name == "text" || name == "title" { texts.append(text) }
        text = ""
        continue
      }
      guard let name = readName(), let isEmpty = readAttributes() else { return nil }
      if !isEmpty { open.append(name) }
      text = ""
    } while !open.isEmpty
    return rest.allSatisfy(\.isWhitespace) ? texts : nil
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard bytes.starts(with: prefix.utf8) else { return false }
    bytes.removeFirst(prefix.utf8.count)
    return true
  }

  private mutating func readName() -> String? {
    let name = String(decoding: bytes.prefix(while: Self.isOfName), as: UTF8.self)
    bytes.removeFirst(name.utf8.count)
    return name.isEmpty ? nil : name
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || "-:".contains(character))
  }

  /// Reads the attributes of an element, and returns whether it has no content.
  private mutating func readAttributes() -> Bool? {
    var names: Set<String> = []
    while true {
      if take("/>") { return true }
      if take(">") { return false }
      guard take(" "), let name = readName(), names.insert(name).inserted, take("=\""),
        readText(until: "\"") != nil, take("\"")
      else { return nil }
    }
  }

  /// Reads a text up to a character; nil if it has an unknown entity or a character that XML does
  /// not have.
  private mutating func readText(until end: Unicode.Scalar = "<") -> String? {
    var text: [UInt8] = []
    while let next = bytes.first, next != UInt8(ascii: end) {
      if next == UInt8(ascii: "&") {
        let entities = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
        guard let entity = entities.first(where: { bytes.starts(with: $0.0.utf8) }) else {
          return nil
        }
        bytes.removeFirst(entity.0.utf8.count)
        text += entity.1.utf8
        continue
      }
      guard next != UInt8(ascii: "<"), next >= 0x20 || next == UInt8(ascii: "\n"),
        !bytes.starts(with: "]]>".utf8)
      else { return nil }
      text.append(next)
      bytes.removeFirst()
    }
    return String(decoding: text, as: UTF8.self)
  }
}
