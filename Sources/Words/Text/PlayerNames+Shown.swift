import ReversiCore
import Texts

extension PlayerNames {
  /// The name of a side's player as it is shown; nil if it is unknown, or cannot be seen.
  package func shown(_ side: Disk) -> String? {
    self[side].map(\.printable).flatMap { $0.isEmpty ? nil : $0 }
  }
}
