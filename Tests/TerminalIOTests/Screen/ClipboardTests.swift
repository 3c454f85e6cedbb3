import Testing

@testable import TerminalIO

@Suite("The clipboard of the terminal")
struct ClipboardTests {
  @Test(
    "receives text in Base64, as RFC 4648 defines it",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("f5d6c3", "ZjVkNmMz"), ("○", "4peL"),
      ("??>", "Pz8+"), ("???", "Pz8/"),
    ])
  func base64(text: String, code: String) {
    #expect(SentSequences.base64(Array(text.utf8)) == Array(code.utf8))
    #expect(SentSequences.clipboard(text) == Array("\u{1B}]52;c;\(code)\u{1B}\\".utf8))
  }
}
