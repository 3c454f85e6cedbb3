import App
import Canvas
import Foundation
import ReversiTesting
import SVGDrawing
import Testing

@testable import reversi_lab

struct CheckedInPicture: CustomTestStringConvertible {
  let name: String
  let words: String

  var testDescription: String { name }

  private static let game = "f5d6c3d3c4f4f6f3e6e7c6g5g6c5e3f7b5e2f1d1f2d2g4g3h4h3"
  private static let wholeGame =
    game + "d7d8e1g1h2h5h6c2c8b8b1g7h8h7e8h1a8b4c1a1g8b3g2a6a2f8c7b7a5a4a3b2a7b6"
  private static let other = "f5d6c4d3c5f4e3f3c2c6e6d2c7b6b5c3d7a6a4b4b3a3"

  static let all = [
    CheckedInPicture(
      name: "game",
      words: "--size 120x40 --transcript \(game) --show evaluation --white computer --cursor d7"),
    CheckedInPicture(name: "move", words: "--transcript \(game) --white computer --move f8"),
    CheckedInPicture(
      name: "menu", words: "--transcript \(game) --white computer --show menu --cursor d7"),
    CheckedInPicture(name: "review", words: "--transcript \(wholeGame) --show review --ply 38"),
    CheckedInPicture(
      name: "japanese", words: "--transcript \(other) --show hint --language japanese --cursor a5"),
    CheckedInPicture(name: "phone", words: "--size 45x20 --transcript \(game) --cursor d7"),
    CheckedInPicture(
      name: "blue", words: "--size 120x40 --transcript \(game) --theme blue --cursor d7"),
  ]

  static let folder = Checkout.folder.appendingPathComponent(".github/pictures")

  var file: URL { Self.folder.appendingPathComponent(name + ".svg") }
}

@Suite("Pictures of screens")
struct PictureTests {
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

  @Test("paint upper halves and heavy lines whatever the font")
  func otherParts() {
    var style = Style.plain
    style.foreground = 22
    let svg = picture(["▀", "━"], style)
    #expect(svg.contains("<path fill=\"#005f00\" d=\"M0 0h8v6h-8zM0 6h16v2h-16zM8 8h8v2h-8z\"/>"))
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

  @Test("in the repository are what the game draws", arguments: CheckedInPicture.all)
  func checkedIn(picture: CheckedInPicture) throws {
    let recorder = Recorder()
    #expect(recorder.run("picture " + picture.words) == 0)
    let svg = try #require(recorder.output.first) + "\n"
    #expect(svg.utf8.count <= (picture.name == "move" ? 200_000 : 60_000))
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

  @Test("of a move have a frame for each look of a disk that turns over")
  func frames() throws {
    let recorder = Recorder()
    #expect(recorder.run("picture --move d3") == 0)
    let svg = try #require(recorder.output.first)
    // The new disk, the old side, three looks of the turn, and the position afterwards.
    #expect(svg.matches(of: /<animate/).count == 6)
  }

  @Test("are all in the README, with a text alternative")
  func readme() throws {
    let shown = try Checkout.text(of: "README.md").matches(
      of: /!\[[^\]]{20,}\]\(\.github\/pictures\/([a-z-]+)\.svg\)/
    )
    .map { String($0.1) }
    let names = CheckedInPicture.all.map(\.name)
    #expect(shown.sorted() == names.sorted())
    let files = try FileManager.default.contentsOfDirectory(atPath: CheckedInPicture.folder.path)
    #expect(files.sorted() == names.map { $0 + ".svg" }.sorted())
  }
}
