import Foundation

/// The sources that the tests were built from, with their documents.
package enum Checkout {
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of code in a Markdown file, each without its fences.
  package static func codeBlocks(of path: String) throws -> [String] {
    try text(of: path).matches(of: /(?ms)^```[a-z]*\n(.*?)^```$/).map { String($0.1) }
  }

  /// The command in the README's block of code that follows a mark such as `<!-- test -->`.
  package static func readmeCommand(marked mark: String) throws -> String? {
    let parts = try text(of: "README.md").components(separatedBy: "<!-- \(mark) -->\n```sh\n")
    return parts.count == 2 ? parts[1].components(separatedBy: "\n```").first : nil
  }
}
