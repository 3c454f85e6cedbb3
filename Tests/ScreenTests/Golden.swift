import Canvas
import Foundation
import ReversiTesting
import Testing

@testable import App
@testable import Screen

extension Theme {
  init(colors: TerminalCapabilities.ColorDepth, glyphs: TerminalCapabilities.Glyphs) {
    self.init(TerminalCapabilities(colors: colors, glyphs: glyphs))
  }
}

/// The recorded screens of a scene, in one file. A line that names the terminal precedes each
/// screen: its text and the cursor's place. Screens of the usual size have the style of each cell
/// and the meaning of the styles, too.
struct Golden {
  let scene: Scene

  /// If the environment variable REVERSI_RECORD_GOLDENS is 1, records the screens instead.
  func check(_ screens: [(terminal: GoldenTerminal, screen: Screen)]) throws {
    let drawn = screens.map { (name: $0.terminal.name, text: text($0.screen, on: $0.terminal)) }
    if ProcessInfo.processInfo.environment["REVERSI_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try drawn.map { Self.mark + $0.name + "\n" + $0.text }.joined(separator: "\n")
        .write(to: file, atomically: true, encoding: .utf8)
      return
    }
    var recorded = try recorded()
    for (name, text) in drawn {
      guard let golden = recorded.removeValue(forKey: name) else {
        Issue.record(
          """
          no golden of \(scene) on \(name) in \(file.path): record it with \
          REVERSI_RECORD_GOLDENS=1, and look at it
          """)
        continue
      }
      guard text != golden else { continue }
      let lines = zip(text.split(separator: "\n"), golden.split(separator: "\n"))
      let difference = lines.first { $0 != $1 }.map { "\n\($0)\ninstead of\n\($1)" } ?? ""
      Issue.record("\(scene) on \(name) looks different now:\(difference)")
    }
    #expect(recorded.keys.sorted() == [], "goldens of \(scene) that no test draws")
  }

  private static let folder = Checkout.folder.appendingPathComponent(
    "Tests/ScreenTests/Goldens")

  private static let mark = "== "

  private var file: URL { Self.folder.appendingPathComponent(scene.rawValue + ".txt") }

  /// The screens by the names of their terminals; empty without a file.
  private func recorded() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let text = try "\n" + String(contentsOf: file, encoding: .utf8)
    let screens = text.components(separatedBy: "\n" + Self.mark).dropFirst().map { section in
      let name = section.prefix { $0 != "\n" }
      return (String(name), String(section.dropFirst(name.count + 1)))
    }
    return try #require(
      Set(screens.map(\.0)).count == screens.count
        ? Dictionary(uniqueKeysWithValues: screens) : nil,
      "a screen of \(scene) is recorded twice")
  }

  static var recordedFiles: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(files.map { $0.replacingOccurrences(of: ".txt", with: "") })
  }

  private func text(_ screen: Screen, on terminal: GoldenTerminal) -> String {
    let place = screen.cursor.map { "column \($0.column), row \($0.row)" }
    let cursor =
      place.map { screen.showsCursor ? $0 : "hidden on " + $0 } ?? "hidden"
    let picture = screen.lines.map { "|\($0)|\n" }.joined() + "cursor: \(cursor)\n"
    guard terminal.isUsual else { return picture }
    let pixels = PixelLayer(of: screen)
    return picture + "\n" + styles(of: screen, without: pixels)
      + (Scene.withPixels.contains(scene) ? pixels.text : "")
  }

  /// A letter for the style of each cell, `#` for a cell of pixels, and a legend.
  private func styles(of screen: Screen, without pixels: PixelLayer) -> String {
    var names: [Style: Character] = [.plain: "."]
    var legend = ""
    var letters = "abcdefghijklmnopqrstuvwxyz".makeIterator()
    var styles = ""
    for row in 0..<screen.size.rows {
      styles += "|"
      for column in 0..<screen.size.columns {
        let point = ScreenPoint(column: column, row: row)
        let style = screen[point].style
        if names[style] == nil, !pixels.contains(point), let letter = letters.next() {
          names[style] = letter
          legend += "\(letter) = \(Self.describe(style))\n"
        }
        styles.append(pixels.contains(point) ? "#" : names[style] ?? "?")
      }
      styles += "|\n"
    }
    return styles + "\n" + legend
  }

  private static func describe(_ style: Style) -> String {
    let colors = [style.foreground, style.background].map { $0.map(String.init) ?? "own" }
    return "\(colors[0]) on \(colors[1])" + (style.isBold ? ", bold" : "")
      + (style.isUnderlined ? ", underlined" : "") + (style.isReversed ? ", reversed" : "")
  }
}
