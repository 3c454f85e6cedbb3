import Foundation

enum Program {
  /// The products were built together with these tests.
  static let folder: URL = {
    #if os(Linux)
      // Tests are a plain program. `allBundles` crashes in Foundation 6.0.
      return Bundle.main.bundleURL
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let isTests = bundle.bundlePath.hasSuffix(".xctest")
      return isTests ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    #endif
  }()

  static let path = folder.appendingPathComponent("reversi").path
}
