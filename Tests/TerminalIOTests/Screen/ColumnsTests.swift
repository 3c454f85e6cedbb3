#if os(Linux)
  import CTerminalTesting
  import Testing
  import Words

  @Suite("Columns of characters")
  struct ColumnsTests {
    /// Where the program and the system are known to differ.
    private static let differences: [(characters: ClosedRange<UInt32>, reason: String)] = [
      (0x0600...0x0605, "Arabic number signs: the system counts signs that enclose a number"),
      (0x06DD...0x06DD, "an Arabic sign that encloses a number"),
      (0x070F...0x070F, "a Syriac sign that covers the letters after it"),
      (0x0890...0x0891, "Arabic signs that enclose a number"),
      (0x08E2...0x08E2, "an Arabic sign that encloses a number"),
      (0x1160...0x11FF, "Hangul vowels and finals, which the system expects behind an initial"),
      (0xD7B0...0xD7FB, "more of these"),
      (0x110BD...0x110CD, "Kaithi number signs"),
      (0x1171E...0x1171E, "an Ahom mark, which counts as spacing from Unicode 15 on"),
      (0x2630...0x2637, "trigrams, which are wide from Unicode 16 on"),
      (0x268A...0x268F, "monograms and digrams, likewise"),
      (0x1D300...0x1D356, "symbols of the Tai Xuan Jing, likewise"),
      (0x1D360...0x1D376, "counting rods, likewise"),
      (0x3164...0x3164, "a Hangul filler, which newer systems do not show"),
      (0xFFA0...0xFFA0, "its narrow form"),
      (0xFFF9...0xFFFB, "marks around notes, which newer systems show"),
      (0x13430...0x1343F, "joiners of hieroglyphs, likewise"),
      (0x1F1E6...0x1F1FF, "letters of flags: two make one character of two columns"),
    ]

    @Test("every character takes as many columns as the system says")
    func system() {
      var wrong: [String] = []
      for value in UInt32(0x20)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value), !Self.isKnownToDiffer(value) else { continue }
        // Negative where the system does not know the character.
        let columns = Int(system_columns(value))
        guard columns >= 0 else { continue }
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .control: continue
        default: break
        }
        if Character(scalar).columns != columns { wrong.append(String(value, radix: 16)) }
      }
      #expect(wrong.isEmpty)
    }

    private static func isKnownToDiffer(_ value: UInt32) -> Bool {
      differences.contains { $0.characters.contains(value) }
    }
  }
#endif
