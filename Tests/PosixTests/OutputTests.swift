import Foundation
import Posix
import ReversiTesting
import Testing

@Suite("Output")
struct OutputTests {
  @Test("reaches a slow reader, even if writes do not wait")
  func slowReader() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let folder = try ScratchFolder()
    let reader = try #require(popen("exec cat > '\(folder["output"])'", "w"))
    #expect(fcntl(fileno(reader), F_SETFL, O_NONBLOCK) == 0)
    try writeAll(bytes, to: fileno(reader))
    #expect(pclose(reader) == 0)
    #expect(folder.content(of: "output") == Data(bytes))
  }
}
