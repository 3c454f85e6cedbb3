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

  @Test("is one write where writes do not wait, and small ones where they might")
  func portions() throws {
    // Each write arrives as one message.
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, datagrams, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let bytes = [UInt8](repeating: 7, count: 1000)
    try writeAll(bytes, to: ends[0])
    #expect((0..<4).map { _ in readAvailable(4096, from: ends[1]).count } == [256, 256, 256, 232])
    #expect(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    try writeAll(bytes, to: ends[0])
    #expect(readAvailable(4096, from: ends[1]).count == 1000)
  }
}

#if canImport(Glibc)
  private let datagrams = Int32(SOCK_DGRAM.rawValue)
#else
  private let datagrams = SOCK_DGRAM
#endif
