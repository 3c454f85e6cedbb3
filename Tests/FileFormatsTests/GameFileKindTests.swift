import FileFormats
import ReversiTesting
import Testing

@Suite("The kind of a file with games")
struct GameFileKindTests {
  private static let database: [UInt8] = [20, 24, 1, 1, 2, 0, 0, 0, 0, 0, 0xE8, 7, 8, 0, 22, 0]

  @Test("is known from the first bytes")
  func kinds() throws {
    let header = try #require(WthorHeader(ofGames: Self.database))
    for (bytes, kind) in [
      (Array(NewGameText.saved.utf8), .savedGame), (Array("-01\n".utf8), .savedGame),
      (Self.database + [1], .database(header)), (Self.database.dropLast() + [1], .database(header)),
      ([], .text), ([20], .text), (Array("x00".utf8), .text), (Array("x02\n".utf8), .text),
      (Array("o d3".utf8), .text), (Array("f5d6".utf8), .text),
      (Array("(;GM[Othello]B[f5];)".utf8), .text), (Array("{\"m\":\"f5\"}".utf8), .text),
    ] as [([UInt8], GameFileKind)] {
      #expect(GameFileKind(bytes, isWhole: true) == kind, "\(bytes)")
    }
  }

  @Test("is told as soon as the bytes allow, and is the same when all have come")
  func portions() {
    for whole in [
      Array(NewGameText.saved.utf8), Self.database, [20, 1, 1] + Array("text".utf8),
      Array("x0 f5".utf8), Array("f5d6".utf8),
    ] {
      let kind = GameFileKind(whole, isWhole: true)
      for count in 0...whole.count {
        let early = GameFileKind(Array(whole.prefix(count)), isWhole: false)
        #expect(early == nil || early == kind, "\(whole.prefix(count))")
      }
    }
    #expect(GameFileKind(Array("f".utf8), isWhole: false) == .text)
    #expect(GameFileKind(Array("x00".utf8), isWhole: false) == nil)
    #expect(GameFileKind(Array(Self.database.dropLast()), isWhole: false) == nil)
  }
}
