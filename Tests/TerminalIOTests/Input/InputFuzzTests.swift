import App
import Foundation
import ReversiCore
import TerminalIO
import Testing

/// Any bytes at any times. `REVERSI_FUZZ_BYTES` says how many of each shape.
@Suite("Fuzzed input")
struct InputFuzzTests {
  /// What the bytes look like.
  enum Shape: String, CaseIterable {
    /// Any bytes.
    case noise
    /// Bytes that mean something to a terminal.
    case alphabet
    /// Pieces of sequences.
    case pieces
    /// Whole sequences and keys, cut anywhere.
    case cuts
  }

  private static let byteCount =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_BYTES"].flatMap(Int.init) ?? 50_000

  private static let alphabet =
    Array("\u{1B}\u{1B}\u{1B}[O]PX^_N\\M<;:019~25quABRm\u{7}\u{18} ".utf8)
    + [0x9B, 0x9C, 0x8F, 0xC3, 0xE5]

  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[20", "1~", "\u{1B}[M",
    "\u{1B}[<0;", "6;4M", "\u{1B}O", "\u{1B}P", "\u{1B}]11;", "\u{1B}\\", "\u{7}", "q", "xor",
    "\u{1B}N", "囲", "\r", "\u{1B}[99;", "57414", ":1;", "5u", "\u{1B}[27;", "65:66u",
    "\u{1B}[67;46;3;", "1;8;1_",
    String(repeating: "q", count: 5000),
  ]

  private static func bytes(_ shape: Shape, using generator: inout SeededGenerator) -> [UInt8] {
    switch shape {
    case .noise:
      (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    case .alphabet:
      (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
    case .pieces: Array((pieces.randomElement(using: &generator) ?? "").utf8)
    case .cuts:
      Array((InputTimingTests.sequences.randomElement(using: &generator)?.bytes ?? "q").utf8)
    }
  }

  private static let delays = [0, 0, 0, 0, 1, 21, 22, 23, 99, 101, 499, 501, 1999, 2001]

  @Test(
    "after two seconds of silence q is q, whatever came before, and no text exceeds 64 KB",
    arguments: Shape.allCases)
  func anything(_ shape: Shape) {
    var generator = SeededGenerator(seed: 7)
    var typing = Typing()
    var count = 0
    var failures = 0
    while count < Self.byteCount {
      var bytes = Self.bytes(shape, using: &generator)[...]
      count += bytes.count
      while !bytes.isEmpty {
        let length = Int.random(in: 1...max(1, bytes.count), using: &generator)
        typing.send(bytes.prefix(length))
        bytes = bytes.dropFirst(length)
        typing.wait(Self.delays.randomElement(using: &generator) ?? 0)
      }
      // From the state that this has led to, along a branch of its own.
      var silent = typing
      silent.forget()
      silent.wait(2000)
      silent.forget()
      silent.send("q")
      if silent.inputs != [.key(.character("q"))] { failures += 1 }
      if !typing.inputs.allSatisfy(Self.isBounded) { failures += 1 }
      typing.forget()
    }
    #expect(failures == 0, "of seed 7, \(shape)")
  }

  @Test("whole sequences with short delays between their bytes never act as other keys")
  func wholeSequences() {
    var generator = SeededGenerator(seed: 11)
    var typing = Typing()
    var count = 0
    while count < Self.byteCount {
      guard let sequence = InputTimingTests.sequences.randomElement(using: &generator)
      else { return }
      for byte in sequence.bytes.utf8 {
        typing.send(CollectionOfOne(byte))
        typing.wait(Int.random(in: 0...21, using: &generator))
        count += 1
      }
      let isRight = typing.inputs == sequence.meaning
      #expect(isRight, "\(sequence) became \(typing.inputs)")
      typing.forget()
      if !isRight { return }
    }
  }

  private static func isBounded(_ input: TerminalInput) -> Bool {
    // Each byte that is not UTF-8 becomes a character of three bytes.
    if case .paste(let text) = input { text.utf8.count <= 3 * 65_536 } else { true }
  }
}

extension Typing {
  /// Forgets the inputs so far.
  mutating func forget() { inputs = [] }
}
