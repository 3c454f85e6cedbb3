import CommandLine
import Notation
import Posix
import ReversiCore
import Words

@main
struct Program {
  static func main() {
    endProcess(status: run(processArguments(), on: .standard))
  }

  /// The exit status: 0 for success, 1 if the work failed, 2 if the arguments are wrong.
  static func run(_ arguments: [SystemString], on console: Console) -> Int32 {
    do {
      try perform(arguments[...], on: console)
      return 0
    } catch let error as UsageError {
      console.complain("reversi-lab: \(Words(.english).text(of: error))")
      return 2
    } catch let error as ArgumentConflict {
      console.complain("reversi-lab: \(error)")
      return 2
    } catch {
      console.complain("reversi-lab: \(error)")
      return 1
    }
  }

  private static func perform(
    _ arguments: ArraySlice<SystemString>, on console: Console
  ) throws {
    let groups = CommandGroup.all
    let first = try word(of: arguments, after: "reversi-lab", among: groups.map(\.name))
    guard let group = groups.first(where: { $0.name == first }) else {
      return try console.print(CommandGroup.summary)
    }
    let rest = arguments.dropFirst()
    if let command = group.single { return try perform(command, rest, in: group, on: console) }
    if let second = rest.first?.text, second.contains(" "), let command = group.standard {
      return try perform(command, rest, in: group, on: console)
    }
    let second = try word(of: rest, after: group.name, among: group.commands.map { $0.name })
    guard let command = group.commands.first(where: { $0.name == second }) else {
      return try console.print(group.help)
    }
    try perform(command, rest.dropFirst(), in: group, on: console)
  }

  private static let helpWords: Set<String> = ["help", "--help", "-h"]

  /// Nil if the argument asks for help.
  private static func word(
    of arguments: ArraySlice<SystemString>, after command: String, among words: [String]
  ) throws(UsageError) -> String? {
    guard let word = arguments.first?.description else {
      throw .operandMissing(of: command, .words(words))
    }
    if helpWords.contains(word) { return nil }
    guard words.contains(word) else {
      throw .unsuitableOperand(of: command, word, allowed: .words(words))
    }
    return word
  }

  private static func perform<Performed: LabCommand>(
    _ command: Performed.Type, _ arguments: ArraySlice<SystemString>, in group: CommandGroup,
    on console: Console
  ) throws {
    switch try command.syntax.read(arguments) {
    case .information: try console.print(group.help(of: command))
    case .target(let command, _): try command.run(on: console)
    }
  }
}

struct Console: Sendable {
  let print: @Sendable (String) throws -> Void
  let complain: @Sendable (String) -> Void
  /// Nil if progress is not shown.
  let showProgress: (@Sendable (String) -> Void)?

  /// Progress appears if standard error is a terminal.
  static let standard = Console(
    print: { text in
      do throws(SystemError) {
        try writeAll(Array("\(text)\n".utf8), to: StandardStream.output)
      } catch {
        throw WorkError.notWritten(path: "standard output", why: error.reason)
      }
    },
    complain: { writeToError("\($0)\n") },
    showProgress: progressOnTerminal)

  private static var progressOnTerminal: (@Sendable (String) -> Void)? {
    isTerminal(StandardStream.error) ? writeToError : nil
  }

  // A failure to write an error message cannot be reported anywhere.
  @Sendable private static func writeToError(_ text: String) {
    try? writeAll(Array(text.utf8), to: StandardStream.error)
  }
}

extension Duration {
  var inSeconds: String {
    "\(FixedDecimal(self / .seconds(1), digits: 3))"
  }
}

/// Exit status 1.
enum WorkError: Error, Equatable {
  case notRead(path: String, why: String)
  case notWritten(path: String, why: String)
  case badFile(path: String, why: String)
  case otherSettings(folder: String)
  /// A step needs an earlier step's results.
  case missingData(String)
  case badEngine(command: String, why: String)
}

/// Exit status 2.
struct ArgumentConflict: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension WorkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notRead(let path, let why): "\(path.onOneLine) cannot be read: \(why)"
    case .notWritten(let path, let why): "\(path.onOneLine) cannot be written: \(why)"
    case .badFile(let path, let why): "\(path.onOneLine) is not used: \(why)"
    case .otherSettings(let folder):
      "\(folder.onOneLine) holds data of other settings: choose another folder"
    case .missingData(let what): "\(what.onOneLine): run the earlier step first"
    case .badEngine(let command, let why): "'\(command.onOneLine)': \(why)"
    }
  }
}

extension String {
  /// With control characters replaced by their codes.
  var onOneLine: String { SystemString(self).description }
}
