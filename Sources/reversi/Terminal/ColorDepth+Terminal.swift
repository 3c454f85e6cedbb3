import Canvas
import CommandLine
import Posix

extension TerminalCapabilities.ColorDepth {
  /// The colours to use. The person's choice overrides `NO_COLOR`, which overrides the terminal's
  /// capabilities.
  ///
  /// - Parameters:
  ///   - choice: The person's choice.
  ///   - terminalColors: The number of the terminal's colours.
  ///   - environment: The environment with `NO_COLOR`. If it is set and not empty, it turns colours
  ///     off.
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
