import Archive
import GameSession
import Texts
import Words

/// What the program says before and after a game.
protocol CommandLineWords {
  /// Why the program does not start.
  func text(of refusal: Refusal) -> String
  /// What is wrong with the arguments.
  func text(of mistake: UsageError) -> String
  /// The values of an option or an operand.
  func text(of values: AllowedValues) -> String
  func text(of input: InputName) -> String
  /// The program waits at its end until everything is on the disk.
  var waitingForDisk: String { get }
  func gameNotKept(_ failure: SaveFailure) -> String
  /// The program has a defect and ends, in at most 240 bytes; a game is kept.
  func fault(inGame: Bool) -> String
}

extension Words {
  private var commandLine: any CommandLineWords {
    switch language {
    case .english: EnglishCommandLineWords()
    case .japanese: JapaneseCommandLineWords()
    }
  }

  /// Why the program does not start, in one line.
  package func text(of refusal: Refusal) -> String { commandLine.text(of: refusal).printable }

  /// What is wrong with the arguments, in one line.
  package func text(of mistake: UsageError) -> String { commandLine.text(of: mistake).printable }

  /// The values of an option or an operand, in a few words.
  package func text(of values: AllowedValues) -> String { commandLine.text(of: values).printable }

  package func text(of input: InputName) -> String { commandLine.text(of: input).printable }

  /// The program waits at its end until everything is on the disk.
  package var waitingForDisk: String { commandLine.waitingForDisk }

  package func gameNotKept(_ failure: SaveFailure) -> String { commandLine.gameNotKept(failure) }

  /// The program has a defect and ends, in at most 240 bytes.
  ///
  /// - Parameter inGame: Whether a game is kept.
  package func fault(inGame: Bool) -> String { commandLine.fault(inGame: inGame) }
}
