import GameSession
import Texts

extension ExternalEngineName {
  /// The name in at most eight, four and three columns. A long name is cut at its end.
  package var shortened: (long: String, short: String, shortest: String) {
    let name = text.printable
    return (
      String(name.prefix(columns: 8)), String(name.prefix(columns: 4)),
      String(name.prefix(columns: 3))
    )
  }
}
