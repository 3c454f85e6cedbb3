import Posix
import Testing

/// Arguments are read as `getopt_long` reads them, and each mistake is reported.
@Suite("Reading arguments")
struct ArgumentWalkTests {
  private static let options = [
    ArgumentWalk.Option(name: "save", takesValue: true),
    ArgumentWalk.Option(name: "dark", takesValue: true),
    ArgumentWalk.Option(name: "dark-level", takesValue: true),
    ArgumentWalk.Option(name: "no-mouse", takesValue: false),
    ArgumentWalk.Option(name: "help", letter: "h", takesValue: false),
  ]

  private func steps(
    _ arguments: [SystemString]
  ) throws -> [ArgumentWalk.Step] {
    try ArgumentWalk.steps(over: arguments, options: Self.options).map { try $0.get() }
  }

  @Test("options and words come in order")
  func optionsAndWordsComeInTheirOrder() throws {
    #expect(
      try steps(["one", "--save", "a b", "-h", "two", "--dark=x", "--no-m"]) == [
        .word("one"), .option(0, value: "a b"), .option(4, value: ""), .word("two"),
        .option(1, value: "x"), .option(3, value: ""),
      ])
  }

  @Test("everything after two dashes is a word")
  func afterTwoDashesAllIsWords() throws {
    #expect(try steps(["--", "--save", "-h"]) == [.word("--save"), .word("-h")])
  }

  @Test("values need not be UTF-8")
  func valuesNeedNotBeUTF8() throws {
    let value = SystemString(bytes: [0xFF])
    #expect(try steps(["--save", value]) == [.option(0, value: value)])
  }

  @Test(
    "mistakes are reported",
    arguments: [
      (["--save"], .valueMissing(0)), (["--no-mouse=1"], .valueUnexpected(3)),
      (["--nonsense=1"], .unknown("--nonsense")), (["-z"], .unknown("-z")),
      (["--d", "x"], .ambiguous("--d", candidates: [1, 2])),
    ] as [([SystemString], ArgumentWalk.Mistake)])
  func mistakesAreTold(arguments: [SystemString], mistake: ArgumentWalk.Mistake) {
    #expect(throws: mistake) { try steps(arguments) }
  }

  @Test("arguments before a mistake are reported first")
  func whatComesBeforeAMistakeIsToldFirst() {
    let steps = ArgumentWalk.steps(over: ["-h", "--save", "x", "-z", "y"], options: Self.options)
    #expect(
      steps == [
        .success(.option(4, value: "")), .success(.option(0, value: "x")),
        .failure(.unknown("-z")),
      ])
  }

  @Test("readers on several threads do not disturb each other")
  func walksOnSeveralThreadsDoNotDisturbEachOther() throws {
    let arguments: [SystemString] = ["one", "--save", "x", "-h", "--", "--dark"]
    let expected = try steps(arguments)
    let failures = Monitor(0)
    let threads = try (0..<4).map { _ in
      try SystemThread(stackSize: 1 << 20) {
        for _ in 0..<500 {
          let steps = ArgumentWalk.steps(over: arguments, options: Self.options)
          if steps != expected.map(Result.success) { failures.withValue { $0 += 1 } }
        }
      }
    }
    threads.forEach { $0.join() }
    #expect(failures.withValue { $0 } == 0)
  }
}
