import Testing

@testable import reversi_lab

@Suite("The bench signature")
struct BenchSignatureTests {
  @Test("the search visits the known number of nodes; a deliberate change updates the number")
  func signature() {
    #expect(BenchSignature.nodes() == 34_618)
  }
}
