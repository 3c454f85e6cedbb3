import ReversiCore
import Texts

/// The text of the settings file.
///
/// It has a line `option = value` for each option that is set, and a line `engine NAME = value` for
/// each named external engine. Lines can be blank. A comment starts with `#`, at the beginning of a
/// line or after a blank. Names of options, blanks and `=` may be full-width.
///
/// Any bytes are valid; lines that cannot be read are listed, too. A change keeps all other bytes
/// as they are.
package struct SettingsText: SharedText, Hashable {
  /// A line that is neither blank nor a comment.
  package struct Line: Sendable, Hashable {
    /// The number of the line, from 1.
    package let number: Int
    /// The setting; nil if the line cannot be read.
    package let setting: Setting?
  }

  package struct Setting: Sendable, Hashable {
    /// The name of the option, which need not exist.
    package let option: String
    /// The name after `engine`, or nil.
    package let subject: String?
    /// The value; nil if there is no `=`.
    package let value: String?

    package init(option: String, subject: String? = nil, value: String?) {
      self.option = option
      self.subject = subject
      self.value = value
    }

    fileprivate func isOf(_ option: String) -> Bool { self.option == option && subject == nil }
  }

  /// The longest text that is read, in bytes: several hundred lines.
  package static let longest = 64 << 10

  /// The option that can be set several times, each time with a name.
  package static let engine = "engine"

  package private(set) var bytes: [UInt8]

  package init(bytes: [UInt8] = []) { self.bytes = bytes }

  package var lines: [Line] {
    zip(1..., spans).compactMap { number, span in
      span.content.isEmpty ? nil : Line(number: number, setting: setting(in: span))
    }
  }

  /// Sets an option to a value, in the last line that sets it, or in a new line at the end.
  package mutating func set(_ option: String, to value: String) {
    let value = Array(value.utf8)
    guard let span = spans.last(where: { setting(in: $0)?.isOf(option) == true }) else {
      let isEnded = bytes.last.map { $0 == Self.newline } ?? true
      bytes += (isEnded ? [] : [Self.newline]) + Array("\(option) = ".utf8) + value
      return bytes.append(Self.newline)
    }
    if let place = span.value {
      // `theme =` needs a blank before the value.
      let isTight = bytes[place.lowerBound - 1] == Self.equals && place.isEmpty
      bytes.replaceSubrange(place, with: (isTight ? [Self.blank] : []) + value)
    } else {
      bytes.replaceSubrange(
        span.content.upperBound..<span.content.upperBound, with: Array(" = ".utf8) + value)
    }
  }

  /// What some editors write at the beginning of a text.
  private static let byteOrderMark = Array("\u{FEFF}".utf8)
  private static let newline = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
  private static let equals = UInt8(ascii: "=")
  private static let equalsSigns = ["=", "＝"].map { Array($0.utf8) }
  private static let blanks = [" ", "\t", "\r", "\u{3000}"].map { Array($0.utf8) }
}

extension SettingsText {
  private struct Span {
    /// The line without its comment and without blanks at its ends; may be empty.
    let content: Range<Int>
    /// The part before the `=`, or the whole content.
    let option: Range<Int>
    /// Nil if there is no `=`.
    let value: Range<Int>?
  }

  private var spans: [Span] {
    let start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    return bytes[start...].lines.map { span(of: $0.indices) }
  }

  private func span(of line: Range<Int>) -> Span {
    let comment = line.first { index in
      bytes[index] == UInt8(ascii: "#")
        && (index == line.lowerBound
          || Self.blanks.contains { bytes[line.lowerBound..<index].ends(with: $0) })
    }
    let content = trimmed(line.lowerBound..<(comment ?? line.upperBound))
    for index in content {
      let rest = bytes[index..<content.upperBound]
      guard let sign = Self.equalsSigns.first(where: { rest.starts(with: $0) }) else { continue }
      return Span(
        content: content, option: trimmed(content.lowerBound..<index),
        value: trimmed(index + sign.count..<content.upperBound))
    }
    return Span(content: content, option: content, value: nil)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var content = bytes[range]
    while let blank = Self.blanks.first(where: { content.starts(with: $0) }) {
      content.removeFirst(blank.count)
    }
    while let blank = Self.blanks.first(where: { content.ends(with: $0) }) {
      content.removeLast(blank.count)
    }
    return content.indices
  }

  private func setting(in span: Span) -> Setting? {
    func text(_ range: Range<Int>) -> String? {
      let text = String(validating: bytes[range], as: UTF8.self)
      let isPlain = text?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      return isPlain == true ? text : nil
    }
    let words = text(span.option)?.narrowed.split(separator: " ").map { String($0) } ?? []
    guard let option = words.first else { return nil }
    guard let place = span.value else {
      return words.count == 1 ? Setting(option: option, value: nil) : nil
    }
    let isNamed = words.count == 2 && option == Self.engine
    guard words.count == 1 || isNamed, let value = text(place) else { return nil }
    return Setting(option: option, subject: isNamed ? words[1] : nil, value: value)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}

/// An invalid line of the settings, which is ignored.
package struct SettingsDefect: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// The line is not `option = value`.
    case notASetting
    /// No option has this name. The nearest name is a suggestion.
    case unknownOption(String, nearest: String?)
    /// The option can only be given on the command line.
    case notForFiles(String)
    /// The option can be set several times, and needs a name before the value.
    case nameMissing(String)
    case valueMissing(String)
    case unsuitableValue(option: String, value: String)
  }

  /// The number of the line, from 1.
  package let line: Int
  package let reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
