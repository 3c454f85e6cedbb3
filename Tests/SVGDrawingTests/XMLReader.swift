/// Checks that a document is well-formed XML, as far as pictures use XML: elements with attributes,
/// texts and the predefined entities.
struct XMLReader {
  /// What has not been read yet.
  private(set) var rest: Substring

  init(_ text: String) { rest = text[...] }

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
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func readName() -> String? {
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-:".contains($0)) }
    rest.removeFirst(name.count)
    return name.isEmpty ? nil : String(name)
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
  private mutating func readText(until end: Character = "<") -> String? {
    var text = ""
    while let next = rest.first, next != end {
      if next == "&" {
        let entities = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
        guard let entity = entities.first(where: { rest.hasPrefix($0.0) }) else { return nil }
        rest.removeFirst(entity.0.count)
        text += entity.1
        continue
      }
      guard next != "<", next.unicodeScalars.allSatisfy({ $0.value >= 0x20 || next.isNewline }),
        !rest.hasPrefix("]]>")
      else { return nil }
      text.append(next)
      rest.removeFirst()
    }
    return text
  }
}
