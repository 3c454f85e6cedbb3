import Libc
import TerminalTesting

/// Measures the terminal side of the game, and prints a table. The status is 1 if a limit was
/// missed.
@main
struct Program {
  static func main() {
    print(Figure.heading)
    var isAllReached = true
    do {
      for measure in [
        Measurements.starts, Measurements.idle, Measurements.thinking, Measurements.hinting,
        Measurements.reviewing, Measurements.animating, Measurements.round, Measurements.size,
      ] {
        for figure in try measure() {
          print(figure.line)
          isAllReached = isAllReached && figure.isReached
        }
      }
    } catch {
      print("cannot be measured: \(error)")
      isAllReached = false
    }
    exit(isAllReached ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
