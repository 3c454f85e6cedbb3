import Posix
import Testing

@Suite("Text of the system")
struct SystemStringTests {
  @Test("bytes that are not UTF-8 are kept")
  func bytesThatAreNotUTF8ArePassedOnAsTheyCame() {
    let path = SystemString(bytes: [0x2F, 0xFF, 0x61])
    #expect(path.withCString { SystemString(cString: $0) } == path)
    #expect(path.text == nil)
  }

  @Test(
    "control characters and bytes that are not UTF-8 are displayed as codes",
    arguments: [
      (SystemString("plain name"), "plain name"), (SystemString("é 黒 ●"), "é 黒 ●"),
      (SystemString("a\u{1B}[31mb\nc\u{7F}"), "a\\x1b[31mb\\x0ac\\x7f"),
      (SystemString("a\u{202E}b\u{9B}"), "a\\u202eb\\x9b"),
      (SystemString(bytes: [0x61, 0xFF, 0x0A]), "a\\xff\\x0a"), (SystemString(""), ""),
    ])
  func controlsAndBytesThatAreNotUTF8AreShownByTheirCodes(text: SystemString, shown: String) {
    #expect(text.description == shown)
  }

  @Test("a null ends the text")
  func aNullEndsTheText() {
    #expect(SystemString(bytes: [0x61, 0, 0x62]) == "a")
  }

  @Test(
    "a path is split into a folder and a name",
    arguments: [
      (SystemString("/a/b/game"), SystemString("/a/b"), SystemString("game")),
      ("game", ".", "game"), ("/game", "/", "game"), ("a/game", "a", "game"),
    ])
  func aPathIsAFolderAndAName(path: SystemString, folder: SystemString, name: SystemString) {
    #expect(path.folder == folder)
    #expect(path.lastName == name)
  }

  @Test("a sibling lies in the same folder")
  func aSiblingLiesInTheSameFolder() {
    #expect(SystemString("/a/game").sibling(".x") == "/a/.x")
    #expect(SystemString("game").sibling(".x") == ".x")
  }

  @Test("the folders above a path are listed from the outermost one")
  func theFoldersAboveStartOutermost() {
    #expect(SystemString("/a/b/game").foldersAbove == ["/a", "/a/b"])
    #expect(SystemString("game").foldersAbove.isEmpty)
  }
}
