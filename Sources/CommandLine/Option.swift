import Posix
import Words

/// A row of a table of options: what an option or an operand is called, what it takes, what it means
/// and what it sets.
///
/// Parsing, help, the tables of the manual page, completions and the keys of the settings file all
/// come from these rows.
public struct Option<Target>: Sendable {
  /// Something that is printed instead of doing the work.
  public enum Information: Sendable, Hashable {
    /// How the command is used.
    case help
    /// The version of the program.
    case version
    /// The options in force, and where each comes from.
    case configuration
  }

  /// What happens when it is given.
  private enum Effect: Sendable {
    case print(Information)
    case flag(@Sendable (inout Target) -> Void)
    /// Returns whether the value is allowed.
    case value(AllowedValues, @Sendable (inout Target, SystemString) -> Bool)
  }

  /// Its long name without dashes; of an operand, the word that stands for it in help.
  public let name: String
  /// The ASCII letter that may stand for it, if there is one.
  public let letter: Character?
  /// What stands for its value in help; nil if it takes none.
  public let placeholder: String?
  /// What it decides, where the meaning only lists words.
  public let subject: String?
  /// Whether it can stand in the settings file.
  public let isSetting: Bool
  /// The words for the value that holds if it is not given; nil for the text of that value.
  let standard: String?
  /// What it means, in words; nil for the list of the words that it takes.
  private let ownMeaning: String?
  private let effect: Effect
  private let text: @Sendable (Target) -> String?

  /// The long name as it is typed.
  public var written: String { "--" + name }

  /// The values that it takes; nil if it takes none.
  public var values: AllowedValues? {
    if case .value(let values, _) = effect { values } else { nil }
  }

  /// What help says of it, without the value that holds if it is not given.
  public var meaning: String { ownMeaning ?? values.map { Words(.english).text(of: $0) } ?? "" }

  /// What it prints, if it only asks for that.
  public var information: Information? {
    if case .print(let information) = effect { information } else { nil }
  }

  /// Its value in a target, as it is typed; nil if there is none.
  public func text(in target: Target) -> String? { text(target) }

  /// Sets what the option sets. The value is ignored if it takes none.
  ///
  /// - Returns: Whether the value is allowed; if not, the target is unchanged.
  func set(_ value: SystemString, in target: inout Target) -> Bool {
    switch effect {
    case .print: return true
    case .flag(let set):
      set(&target)
      return true
    case .value(_, let set): return set(&target, value)
    }
  }
}

extension Option {
  /// An option with a value.
  ///
  /// - Parameters:
  ///   - meaning: What help says of it; nil for the list of the words that it takes.
  ///   - standard: Words for the value that holds if it is not given; nil for that value itself.
  public init<Value>(
    _ name: String, _ placeholder: String, _ form: ValueForm<Value>,
    at place: WritableKeyPath<Target, Value> & Sendable, _ meaning: String? = nil,
    standard: String? = nil, subject: String? = nil, isSetting: Bool = true
  ) {
    self.init(
      name: name, letter: nil, placeholder: placeholder,
      subject: subject, isSetting: isSetting, standard: standard, ownMeaning: meaning,
      effect: .value(form.values) { target, text in
        guard let value = form.read(text) else { return false }
        target[keyPath: place] = value
        return true
      },
      text: { form.write($0[keyPath: place]) })
  }

  /// An option with a value that may be absent.
  public init<Value>(
    _ name: String, _ placeholder: String, _ form: ValueForm<Value>,
    at place: WritableKeyPath<Target, Value?> & Sendable, _ meaning: String,
    standard: String? = nil, isSetting: Bool = true
  ) {
    self.init(
      name, placeholder, form.optional, at: place, meaning, standard: standard,
      isSetting: isSetting)
  }

  /// An option without a value, which sets a property to true or, if its name says so, to false.
  public init(
    _ name: String, at place: WritableKeyPath<Target, Bool> & Sendable, _ meaning: String,
    isSetting: Bool = true
  ) {
    let isSet = !name.hasPrefix("no-")
    self.init(
      name: name, letter: nil, placeholder: nil, subject: nil, isSetting: isSetting,
      standard: nil, ownMeaning: meaning, effect: .flag { $0[keyPath: place] = isSet },
      text: { $0[keyPath: place] == isSet ? "yes" : "no" })
  }

  /// An option without a value, which sets a property to one of several cases.
  public init<Value: Sendable>(
    _ name: String, at place: WritableKeyPath<Target, Value> & Sendable, _ value: Value,
    _ meaning: String
  ) {
    self.init(
      name: name, letter: nil, placeholder: nil, subject: nil, isSetting: false,
      standard: nil, ownMeaning: meaning, effect: .flag { $0[keyPath: place] = value },
      text: { _ in nil })
  }

  /// An option that prints something.
  init(
    _ name: String, letter: Character? = nil, prints information: Information, _ meaning: String
  ) {
    self.init(
      name: name, letter: letter, placeholder: nil, subject: nil, isSetting: false,
      standard: nil, ownMeaning: meaning, effect: .print(information), text: { _ in nil })
  }

  /// `--help`, which every command has.
  static var help: Option { Option("help", letter: "h", prints: .help, "print this help") }
}
