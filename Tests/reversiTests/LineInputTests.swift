import App
import Foundation
import Posix
import Testing
import TextMode

@testable import reversi

@Suite("The lines that come in")
struct LineInputTests {
  private let pipe = Pipe()

  private func input() -> LineInput { LineInput(pipe.fileHandleForReading.fileDescriptor) }

  private func write(_ bytes: [UInt8]) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  @Test("are taken only when they are complete, however they arrive")
  func parts() throws {
    var input = input()
    try write(Array("d".utf8))
    try input.read()
    #expect(input.next == nil)
    try write(Array("3\nf5\nsc".utf8))
    try input.read()
    #expect(input.removeNext() == .text("d3"))
    #expect(input.removeNext() == .text("f5"))
    #expect(input.removeNext() == nil)
    try pipe.fileHandleForWriting.close()
    try input.read()
    #expect(input.removeNext() == .text("sc"))
    #expect(input.removeNext() == .end)
    #expect(input.removeNext() == .end)
  }

  @Test("can be put back, before those that follow")
  func putBack() throws {
    var input = input()
    try write(Array("d3\nf5\n".utf8))
    try input.read()
    #expect(input.removeNext() == .text("d3"))
    input.putBack("d3")
    #expect(input.removeNext() == .text("d3"))
    #expect(input.removeNext() == .text("f5"))
    #expect(input.next == nil)
  }

  @Test("are refused if they are not text or too long, and nothing of them is kept")
  func refused() throws {
    var input = input()
    try write([0xC3, 0x28, 0x0A])
    try input.read()
    #expect(input.removeNext() == .unreadable(.invalidUTF8))
    for count in 1...3 {
      try write(Array(repeating: UInt8(ascii: "x"), count: 30_000))
      try input.read()
      #expect(input.removeNext() == (count < 3 ? nil : .unreadable(.tooLong)))
    }
    try write(Array("xx\nd3\n".utf8))
    try input.read()
    #expect(input.removeNext() == .text("d3"))
  }

  @Test("end with a line that has no end")
  func endless() throws {
    let zero = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    var input = LineInput(zero.fileDescriptor)
    var lines: [TypedLine] = []
    while lines.last != .end {
      try input.read()
      if let line = input.removeNext() { lines.append(line) }
    }
    #expect(lines == [.unreadable(.tooLong), .end])
  }
}
