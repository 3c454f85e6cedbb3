import Posix

/// An error that stops the work. It is reported in one line, with exit status 1.
enum WorkError: Error, Equatable {
  /// A file cannot be read.
  case notRead(path: String, why: String)
  /// A file cannot be written.
  case notWritten(path: String, why: String)
  /// A file's content is not what it should be.
  case badFile(path: String, why: String)
  /// The folder was started with other settings.
  case otherSettings(folder: String)
  /// A step needs an earlier step's results.
  case missingData(String)
  /// An external engine does not play as it should.
  case badEngine(command: String, why: String)
}

/// Arguments that do not go together. They are reported in one line, with exit status 2.
struct ArgumentConflict: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension WorkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notRead(let path, let why): "\(path.onOneLine) cannot be read: \(why)"
    case .notWritten(let path, let why): "\(path.onOneLine) cannot be written: \(why)"
    case .badFile(let path, let why): "\(path.onOneLine) is not used: \(why)"
    case .otherSettings(let folder):
      "\(folder.onOneLine) holds data of other settings: choose another folder"
    case .missingData(let what): "\(what.onOneLine): run the earlier step first"
    case .badEngine(let command, let why): "'\(command.onOneLine)': \(why)"
    }
  }
}

extension String {
  /// The text with control characters replaced by their codes.
  var onOneLine: String { SystemString(self).description }
}
