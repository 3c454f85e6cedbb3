import Testing

@testable import TerminalIO

@Suite("What is sent in addition to ncurses")
struct SentSequencesTests {
  @Test(
    "title, clipboard and questions are only for terminals that are known to take or ignore them",
    arguments: [
      ("xterm-256color", true), ("tmux-256color", true), ("xterm-kitty", true), ("mlterm", true),
      ("linux", false),
      ("rxvt", false), ("vt220", false),
    ])
  func xtermLike(name: String, isXtermLike: Bool) {
    let sequences = SentSequences(
      name: name, capability: { $0 == "cup" ? Array("\u{1B}[%i%p1%d;%p2%dH".utf8) : [] },
      hasMouse: false)
    func bytes(_ text: String) -> [UInt8] { isXtermLike ? Array(text.utf8) : [] }
    #expect(sequences.hasClipboard == isXtermLike)
    #expect(sequences.titleKeeping == bytes("\u{1B}[22;0t"))
    #expect(sequences.hasTitle == (isXtermLike || name == "rxvt"))
    #expect(sequences.backgroundQuestion == bytes("\u{1B}]11;?\u{1B}\\"))
    #expect(sequences.synchronizationQuestion == bytes("\u{1B}[?2026$p"))
  }

  @Test(
    "a terminal that cannot save its title gets its own title back",
    arguments: [("st-256color", "st"), ("rxvt-unicode-256color", "rxvt"), ("stv52", nil)])
  func title(name: String, ownTitle: String?) {
    let sequences = SentSequences(
      name: name, capability: { $0 == "cup" ? Array("\u{1B}[%i%p1%d;%p2%dH".utf8) : [] },
      hasMouse: false)
    #expect(sequences.hasTitle == (ownTitle != nil) && sequences.titleKeeping.isEmpty)
    let restored = ownTitle.map { SentSequences.title($0) } ?? []
    #expect(sequences.end == Array("\u{1B}[?2004l".utf8) + restored)
  }
}
