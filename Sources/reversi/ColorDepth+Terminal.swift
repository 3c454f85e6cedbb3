import CommandLine
import Posix
import Screen

extension TerminalCapabilities.ColorDepth {
  /// The colours to use: the player's choice beats `NO_COLOR`, which beats what the terminal has.
  ///
  /// - Parameters:
  ///   - choice: What the player chose.
  ///   - terminalColors: How many colours the terminal has.
  ///   - environment: Where `NO_COLOR` is looked up; no colours are wanted if it is set and not
  ///     empty.
  init(choice: Options.ColorChoice, terminalColors: Int, environment: Environment) {
    let isWanted =
      switch choice {
      case .auto: environment["NO_COLOR"] == nil
      case .always: true
      case .never: false
      }
    self =
      switch terminalColors {
      case _ where !isWanted: .none
      case ..<8: .none
      case ..<256: .eight
      default: .full
      }
  }
}
