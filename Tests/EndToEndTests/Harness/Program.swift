import Foundation

/// The program under test.
enum Program {
  /// The folder with the products that were built together with these tests.
  static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let isFolder = bundle.bundlePath.hasSuffix(".xctest")
    return isFolder ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }()

  /// The program's file.
  static let path = folder.appendingPathComponent("reversi").path
}
