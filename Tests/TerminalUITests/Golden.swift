import Foundation
import Testing

@testable import TerminalUI

extension Theme {
  /// The classic palette on a kind of terminal.
  init(colors: TerminalCapabilities.ColorDepth, glyphs: TerminalCapabilities.Glyphs) {
    self.init(TerminalCapabilities(colors: colors, glyphs: glyphs))
  }
}

/// A screen as text: what it says, then the style of each cell, then what the styles are and where
/// the cursor is.
struct Golden {
  let name: String

  /// Compares a screen with the recorded one, or records it if the environment asks for that.
  func check(_ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = Self.text(screen)
    if ProcessInfo.processInfo.environment["REVERSI_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "no golden \(file.path): record it with REVERSI_RECORD_GOLDENS=1, and look at it",
        sourceLocation: sourceLocation)
      return
    }
    let lines = zip(text.split(separator: "\n"), recorded.split(separator: "\n"))
    guard text != recorded else { return }
    let difference = lines.first { $0 != $1 }.map { "\n\($0)\ninstead of\n\($1)" } ?? ""
    Issue.record("\(name) looks different now:\(difference)", sourceLocation: sourceLocation)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  private var file: URL { Self.folder.appendingPathComponent(name + ".txt") }

  /// Every recorded golden's name.
  static var recorded: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(files.map { $0.replacingOccurrences(of: ".txt", with: "") })
  }

  static func text(_ screen: Screen) -> String {
    let pixels = PixelLayer(of: screen)
    var names: [Style: Character] = [.plain: "."]
    var legend = ""
    var letters = "abcdefghijklmnopqrstuvwxyz".makeIterator()
    var (pictures, styles) = ("", "")
    for row in 0..<screen.size.rows {
      pictures += "|"
      styles += "|"
      for column in 0..<screen.size.columns {
        let point = ScreenPoint(column: column, row: row)
        let cell = screen[point]
        if let character = cell.character { pictures.append(character) }
        if pixels.contains(point) {
          styles.append("#")
          continue
        }
        if names[cell.style] == nil, let letter = letters.next() {
          names[cell.style] = letter
          legend += "\(letter) = \(describe(cell.style))\n"
        }
        styles.append(names[cell.style] ?? "?")
      }
      pictures += "|\n"
      styles += "|\n"
    }
    let cursor = screen.cursor.map { "column \($0.column), row \($0.row)" } ?? "hidden"
    return pictures + "\n" + styles + "\n" + legend + "cursor: \(cursor)\n" + pixels.text
  }

  private static func describe(_ style: Style) -> String {
    let colors = [style.foreground, style.background].map { $0.map(String.init) ?? "own" }
    return "\(colors[0]) on \(colors[1])" + (style.isBold ? ", bold" : "")
      + (style.isReversed ? ", reversed" : "")
  }
}
