import Foundation
import TerminalUI
import Testing

@testable import reversi_lab

/// A picture that is checked in, and the words by which it is drawn.
struct CheckedInPicture: CustomTestStringConvertible {
  let name: String
  let words: String

  var testDescription: String { name }

  private static let game =
    "f5d6c3d3c4f4c5b3c2f6a3b4c6e6e3b5f3d2a6f2e2b6"

  static let all = [
    CheckedInPicture(
      name: "game", words: "--size 120x40 --transcript \(game) --show evaluation --cursor d1"),
    CheckedInPicture(name: "start", words: "--size 80x24"),
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".github/pictures")

  var file: URL { Self.folder.appendingPathComponent(name + ".svg") }
}

@Suite("Pictures of screens")
struct PictureTests {
  /// The picture of a row of characters, in a style.
  private func picture(_ characters: [Character?], _ style: Style) -> String {
    var screen = Screen(size: ScreenSize(columns: characters.count, rows: 1))
    for (column, character) in characters.enumerated() {
      let point = ScreenPoint(column: column, row: 0)
      screen[point].character = character
      screen[point].style = style
    }
    return ScreenPicture(screen, title: "<title>").svg
  }

  @Test("paint halves and blanks as few rectangles, whatever the font")
  func halves() {
    var style = Style.plain
    (style.foreground, style.background) = (22, 28)
    let svg = picture(["▄", "▄", " "], style)
    #expect(svg.contains("<path fill=\"#005f00\" d=\"M0 8h16v8h-16z\"/>"))
    #expect(svg.contains("<path fill=\"#008700\" d=\"M0 0h24v8h-24zM16 8h8v8h-8z\"/>"))
    #expect(!svg.contains("<text"))
  }

  @Test("write words as wide as their cells, and draw lines and disks")
  func letters() {
    let svg = picture(["a", " ", "<", "黒", nil, "─", "─", "●"], .plain)
    #expect(svg.contains("<text x=\"0\" y=\"12\" textLength=\"24\">a &lt;</text>"))
    #expect(svg.contains("<text x=\"24\" y=\"12\" textLength=\"16\">黒</text>"))
    #expect(svg.contains("M40 8h8M48 8h8"))
    #expect(svg.contains("<title>&lt;title&gt;</title>"))
    #expect(svg.contains("a3.7 3.7 0 1 0"))
  }

  @Test("that are checked in are what the game draws", arguments: CheckedInPicture.all)
  func checkedIn(picture: CheckedInPicture) throws {
    let recorder = Recorder()
    #expect(recorder.run("picture " + picture.words) == 0)
    let svg = try #require(recorder.output.first) + "\n"
    #expect(svg.utf8.count <= 60_000)
    if ProcessInfo.processInfo.environment["REVERSI_RECORD_PICTURES"] == "1" {
      try FileManager.default.createDirectory(
        at: CheckedInPicture.folder, withIntermediateDirectories: true)
      try svg.write(to: picture.file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try? String(contentsOf: picture.file, encoding: .utf8)
    #expect(
      recorded == svg,
      "\(picture.name) looks different: draw it with REVERSI_RECORD_PICTURES=1, and look at it")
  }
}
