import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("Making a book")
struct MakeBookTests {
  private static let settings = "--plies 4 --width 2 --loss 3 --depth 3"

  @Test("makes the same book after an interruption, and on several threads")
  func repeatable() throws {
    let scratch = try ScratchFolder()
    func make(_ name: String, _ more: String = "") throws -> [UInt8] {
      let (data, output) = (scratch["data-\(name)"], scratch[name])
      #expect(
        Recorder().run("book make --data \(data) --output \(output) \(Self.settings) \(more)") == 0)
      return try Files.read(output)
    }
    let whole = try make("whole")
    #expect(try make("again", "--positions 2") != whole)
    #expect(try make("again") == whole)
    #expect(try make("threads", "--threads 3") == whole)
    let book = try OpeningBook(bytes: whole)
    #expect(book.plies == 4 && book.depth == 3 && book.count > 4)
    #expect(book.moves(in: .newGame).count == 4)
  }

  @Test("does not change a folder of other searches")
  func otherSettings() throws {
    let scratch = try ScratchFolder()
    let line =
      "book make --data \(scratch["data"]) --output \(scratch["book"]) --plies 1 --depth "
    #expect(Recorder().run(line + "2") == 0)
    #expect(Recorder().run(line + "3") == 1)
  }
}
