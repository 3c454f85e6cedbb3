import App
import Canvas
import Words

extension Theme {
  /// Why disks are not round on a screen of a size, or nil.
  package func roundDisksObstacle(on size: ScreenSize) -> RoundDisksObstacle? {
    if capabilities.colors != .full { return .fewColors }
    guard hasPixels else { return .noHalfBlocks }
    guard case .round = Layout(size: size)?.board.squareSize else { return .smallScreen }
    return nil
  }
}
