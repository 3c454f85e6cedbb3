import Foundation
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
