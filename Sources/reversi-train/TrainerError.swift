/// What stops the trainer; each case is told in one line.
enum TrainerError: Error, CustomStringConvertible {
  /// The first argument names no command.
  case unknownCommand(String)
  /// The command does not know the option.
  case unknownOption(String)
  /// An option has no value or one that it does not allow.
  case badValue(option: String, value: String?)
  /// An option that has no default is missing.
  case missingOption(String)
  /// A file has another content than its name promises.
  case damagedFile(String)
  /// The data folder was started with other settings.
  case otherSettings(folder: String)
  /// A step needs the results of an earlier one.
  case missingData(String)

  var description: String {
    switch self {
    case .unknownCommand(let name): "unknown command '\(name)' (try 'help')"
    case .unknownOption(let option): "unknown option '\(option)' (try 'help')"
    case .badValue(let option, let value?): "'\(value)' is no value for \(option)"
    case .badValue(let option, nil): "\(option) needs a value"
    case .missingOption(let option): "\(option) is missing"
    case .damagedFile(let path): "\(path) is damaged: remove it and run again"
    case .otherSettings(let folder): "\(folder) holds data of other settings: choose another --data"
    case .missingData(let what): "\(what): run the earlier steps first"
    }
  }
}
