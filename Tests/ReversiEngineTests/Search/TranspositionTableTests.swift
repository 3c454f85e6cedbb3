import Posix
import ReversiCore
import Testing

@testable import ReversiEngine

@Suite("The transposition table")
struct TranspositionTableTests {
  @Test("returns what was stored, and nothing for another position")
  func remembers() {
    let table = TranspositionTable(bytes: 1 << 16)
    let access = table.access
    access.store(
      77, score: -12, alpha: -14, beta: -10, best: 19, depth: 9, selectivity: 2, cost: 8)
    let entry = access.entry(for: 77)
    #expect((entry.lower, entry.upper) == (-12, -12))
    #expect((entry.best, entry.depth, entry.selectivity) == (19, 9, 2))
    #expect(access.entry(for: 77 + 1 << 40) == .unknown)
  }

  @Test("positions have different keys, even if a word equals a constant of the key")
  func keys() {
    let constants: [UInt64] = [0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F]
    for constant in constants {
      let others = (0..<64).map { ~constant & ~(1 << UInt64($0)) }.filter { $0 != ~constant }
      let players = others.map { TableAccess.key(of: SearchBoard(player: constant, opponent: $0)) }
      let opponents = others.map {
        TableAccess.key(of: SearchBoard(player: $0, opponent: constant))
      }
      #expect(Set(players + opponents).count == 2 * others.count)
      #expect(others.count > 20)
    }
  }

  @Test("keeps the tighter of two bounds of equal searches")
  func tightens() {
    let access = TranspositionTable(bytes: 1 << 16).access
    access.store(5, score: 4, alpha: 3, beta: 4, best: 1, depth: 9, selectivity: 5, cost: 8)
    access.store(5, score: 8, alpha: 8, beta: 9, best: 2, depth: 9, selectivity: 5, cost: 8)
    let entry = access.entry(for: 5)
    #expect((entry.lower, entry.upper) == (4, 8))
    #expect(entry.best == 1, "a move that only failed low does not displace one that succeeded")
  }

  @Test("covers searches of at most the same depth and confidence")
  func covers() {
    let entry = TableEntry(
      lower: -1, upper: 1, best: 0, second: SearchBoard.noSquare, depth: 8, selectivity: 3, cost: 1,
      age: 1)
    #expect(entry.covers(depth: 8, selectivity: 3))
    #expect(entry.covers(depth: 6, selectivity: 1))
    #expect(!entry.covers(depth: 9, selectivity: 3))
    #expect(!entry.covers(depth: 8, selectivity: 4))
  }

  @Test("takes no more memory than allowed", arguments: [1 << 16, 3 << 20, 32 << 20])
  func staysInBounds(bytes: Int) {
    let table = TranspositionTable(bytes: bytes)
    #expect(table.byteCount <= bytes)
    #expect(table.byteCount * 2 > bytes)
  }

  @Test("is halved until memory suffices, and works", arguments: 0...14)
  func shrinks(halvings: Int) {
    var asked: [Int] = []
    let table = TranspositionTable(bytes: 1 << 20) { words throws(SystemError) in
      asked.append(words * 8)
      if words * 8 > (1 << 20) >> halvings { throw .noMemory }
      return try AtomicPages(words: words)
    }
    #expect(asked == (0...halvings).map { (1 << 20) >> $0 })
    #expect(table.byteCount == (1 << 20) >> halvings)
    let access = table.access
    access.store(7, score: 2, alpha: 1, beta: 3, best: 3, depth: 4, selectivity: 5, cost: 2)
    #expect(access.entry(for: 7).lower == 2)
    table.clear()
    #expect(access.entry(for: 7) == .unknown)
  }

  @Test("is empty again after being cleared")
  func clears() {
    let table = TranspositionTable(bytes: 1 << 16)
    table.access.store(9, score: 0, alpha: -1, beta: 1, best: 3, depth: 4, selectivity: 5, cost: 2)
    table.clear()
    #expect(table.access.entry(for: 9) == .unknown)
  }

  @Test("the current search replaces entries of a full table after any number of searches")
  func currentSearchReplacesEarlierOnes() {
    let table = TranspositionTable(bytes: 1 << 16)
    let slots = 4096
    for search in 1...300 as ClosedRange<UInt64> {
      table.startSearch()
      let access = table.access
      var generator = SeededGenerator(seed: search)
      let keys = (0..<3 * slots).map { _ in generator.next() }
      for key in keys {
        access.store(key, score: 0, alpha: -1, beta: 1, best: 3, depth: 9, selectivity: 5, cost: 9)
      }
      let kept = keys.count { access.entry(for: $0) != .unknown }
      #expect(kept * 100 >= slots * 98, "search \(search) holds \(kept) of \(slots) entries")
    }
  }
}
