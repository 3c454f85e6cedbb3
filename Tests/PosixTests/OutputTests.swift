import Foundation
import Posix
import Testing

@Suite("Output")
struct OutputTests {
  @Test("reaches a reader that is slower than the writer, also where writes do not wait")
  func slowReader() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = FileManager.default.temporaryDirectory.appending(path: "reversi-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let reader = try #require(popen("exec cat > '\(path)'", "w"))
    #expect(fcntl(fileno(reader), F_SETFL, O_NONBLOCK) == 0)
    try writeAll(bytes, to: fileno(reader))
    #expect(pclose(reader) == 0)
    #expect(FileManager.default.contents(atPath: path) == Data(bytes))
  }
}
