import CommandLine
import Foundation
import Posix
import ReversiTesting
import Words

@testable import reversi

/// The program's subcommands, called rather than started: what they print goes to files.
struct CalledProgram {
  let folder: ScratchFolder
  private let outputs: ScratchFolder

  init(in folder: ScratchFolder) throws {
    self.folder = folder
    outputs = try ScratchFolder()
  }

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Signals are not caught, so none arrives.
  private static let signals = Result { try SignalInbox() }

  /// `@` in the arguments stands for the person's folder, also in what is printed.
  func run(_ line: String) throws -> Outcome {
    let arguments = line.split(separator: " ").map {
      SystemString(String($0).replacing("@", with: folder.path + "/"))
    }
    let (output, errors) = (try makeFile("output"), try makeFile("errors"))
    let console = Console(output: output.fileDescriptor, errors: errors.fileDescriptor)
    let signals = try Self.signals.get()
    let words = Words(.english)
    var status: Int32 = 0
    do throws(Refusal) {
      guard case .run(let subcommand, let options) = try Command(arguments: arguments) else {
        preconditionFailure("not a subcommand: \(line)")
      }
      let isWhole = try Program.run(
        subcommand, options, words: words, console: console, signals: { signals })
      status = isWhole ? 0 : 1
    } catch {
      console.printError(words.text(of: error))
      status = error.exitStatus
    }
    func text(_ name: String) throws -> String {
      try outputs.read(name).replacing(folder.path + "/", with: "@")
    }
    return Outcome(status: status, output: try text("output"), errors: try text("errors"))
  }

  private func makeFile(_ name: String) throws -> FileHandle {
    try outputs.write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: outputs[name]))
  }
}
