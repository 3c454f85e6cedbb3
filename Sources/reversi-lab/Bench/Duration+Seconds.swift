extension Duration {
  /// The seconds with three decimals.
  var inSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let decimals = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(decimals)"
  }
}
