/// The words of a command line, read from the left; options are taken out wherever they stand.
package struct Arguments {
  private var words: [String]

  /// Takes the words without the program's name.
  package init(_ words: some Sequence<String>) { self.words = Array(words) }

  /// The next word, or nil at the end.
  package mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

  /// The next word as a number; the default if there is none or it is none.
  package mutating func number(or standard: Int) -> Int { next().flatMap { Int($0) } ?? standard }

  /// Takes out `name`; whether it was there.
  package mutating func flag(_ name: String) -> Bool {
    guard let place = words.firstIndex(of: name) else { return false }
    words.remove(at: place)
    return true
  }

  /// Takes out `name` and the number after it.
  package mutating func option(_ name: String, or standard: Int) -> Int {
    guard let place = words.firstIndex(of: name) else { return standard }
    defer { words.removeSubrange(place..<min(place + 2, words.count)) }
    return place + 1 < words.count ? Int(words[place + 1]) ?? standard : standard
  }
}
