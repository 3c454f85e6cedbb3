import App
import Foundation
import Posix
import Testing

@testable import TerminalIO

@Suite("Reading in turns")
struct InputReaderTests {
  private let pipe = Pipe()

  private func makeReader() -> InputReader {
    InputReader(from: pipe.fileHandleForReading.fileDescriptor, keys: ReceivedSequences())
  }

  private func send(_ text: String) { pipe.fileHandleForWriting.write(Data(text.utf8)) }

  /// The inputs of one turn.
  private func inputs(_ reader: inout InputReader, at milliseconds: Int) -> [TerminalInput] {
    let now = Duration.milliseconds(milliseconds)
    reader.beginTurn(now: now)
    var inputs: [TerminalInput] = []
    while let input = reader.next(now: now) { inputs.append(input) }
    return inputs
  }

  @Test("a sequence is complete if its rest came while the loop was busy")
  func busyLoop() {
    var reader = makeReader()
    send("\u{1B}")
    #expect(inputs(&reader, at: 0) == [])
    #expect(reader.nextDeadline == .milliseconds(22))
    send("[A")
    #expect(inputs(&reader, at: 300) == [.key(.up)])
    #expect(reader.nextDeadline == nil)
  }

  @Test("an Esc that nothing follows acts in the turn at its deadline")
  func loneEscape() {
    var reader = makeReader()
    send("\u{1B}")
    #expect(inputs(&reader, at: 0) == [])
    #expect(inputs(&reader, at: 21) == [])
    #expect(inputs(&reader, at: 22) == [.key(.escape)])
  }

  @Test("a flood is read in portions, and its keys all act")
  func flood() {
    var reader = makeReader()
    send(String(repeating: "h", count: 1500))
    #expect(inputs(&reader, at: 0).count == 1024)
    #expect(inputs(&reader, at: 0).count == 476)
    #expect(inputs(&reader, at: 0).isEmpty)
  }

  @Test("keys that a turn leaves were typed before the next screen, and later ones were not")
  func leftKeys() {
    var reader = makeReader()
    send("abc")
    reader.beginTurn(now: .zero)
    #expect(reader.next(now: .zero) == .key(.character("a")) && !reader.wasLeft)
    #expect(reader.next(now: .milliseconds(5)) == nil)
    send("d")
    reader.beginTurn(now: .milliseconds(6))
    let left = (0..<3).map { _ in
      reader.next(now: .milliseconds(6)) == nil ? nil : reader.wasLeft
    }
    #expect(left == [true, true, false])
  }

  @Test("keys that take long end a turn, and the others act in the next one")
  func slowKeys() {
    var reader = makeReader()
    send(String(repeating: "t", count: 10))
    reader.beginTurn(now: .zero)
    for milliseconds in [0, 2, 4] {
      #expect(reader.next(now: .milliseconds(milliseconds)) == .key(.character("t")))
    }
    #expect(reader.next(now: .milliseconds(6)) == nil)
    #expect(inputs(&reader, at: 7).count == 7)
  }

  @Test("a long paste is read in large pieces, and its beginning is kept")
  func longPaste() {
    let reads = Monitor(0)
    var reader = InputReader(
      from: pipe.fileHandleForReading.fileDescriptor, keys: ReceivedSequences()
    ) { capacity, descriptor in
      reads.change { $0 += 1 }
      return readAvailable(capacity, from: descriptor)
    }
    let (piece, count) = (String(repeating: "f5d6c3d3 ", count: 6000), 20)
    var pasted: [TerminalInput] = []
    send("\u{1B}[200~")
    for _ in 0..<count {
      send(piece)
      pasted += inputs(&reader, at: 0)
    }
    let text = String(String(repeating: piece, count: 2).prefix(65_536))
    #expect(pasted == [.paste(text)])
    let bytes = count * piece.utf8.count
    #expect(reads.withValue { $0 } <= bytes / 4096)
    send("\u{1B}[201~q")
    #expect(inputs(&reader, at: 0) == [.key(.character("q"))])
    send("ls")
    #expect(reader.nextDeadline == nil)
    #expect(inputs(&reader, at: 0).count == 2)
  }

  @Test("keys after an input that was taken stay unread")
  func unread() {
    var reader = makeReader()
    send("qls")
    reader.beginTurn(now: .zero)
    #expect(reader.next(now: .zero) == .key(.character("q")))
    #expect(pipe.fileHandleForReading.availableData == Data("ls".utf8))
  }
}
