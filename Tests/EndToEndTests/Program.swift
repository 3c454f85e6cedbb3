import Foundation

/// The program under test.
enum Program {
  /// Its file: the product that was built together with these tests, beside them.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let isFolder = bundle.bundlePath.hasSuffix(".xctest")
    let folder = isFolder ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("reversi").path
  }()
}
