import CEvaluationWeights
import COpeningBook
import Foundation
import ReversiTesting
import Testing

/// Compilers without `#embed` do not build a source again when the file that it contains changes.
@Suite("Files in the program")
struct EmbeddedFileTests {
  @Test("the opening book is the one of the checkout")
  func book() throws {
    try expect(
      opening_book(), opening_book_size(), isFile: "opening.book", of: "Sources/COpeningBook",
      in: "OpeningBook.c")
  }

  @Test("the evaluation is the one of the checkout")
  func weights() throws {
    try expect(
      evaluation_weights(), evaluation_weights_size(), isFile: "evaluation.weights",
      of: "Sources/CEvaluationWeights", in: "EvaluationWeights.c")
  }

  private func expect(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, isFile name: String, of folder: String,
    in source: String
  ) throws {
    let embedded = Data(UnsafeBufferPointer(start: bytes, count: count))
    let file = try Data(contentsOf: Checkout.folder.appendingPathComponent("\(folder)/\(name)"))
    #expect(embedded == file, "touch \(folder)/\(source), and build again")
  }
}
