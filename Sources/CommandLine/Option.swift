import Posix
import ReversiCore
import Texts
import Words

/// A row of a table of options or operands: its name, its values, its meaning, and what it sets.
///
/// Parsing, help, the tables of the manual page, completions and the keys of the settings file all
/// come from these rows.
package struct Option<Target>: Sendable {
  /// Something that a command prints instead of running.
  package enum Information: Sendable, Hashable {
    case help
    case version
    /// The options in force, and where each comes from.
    case configuration
  }

  private enum Effect: Sendable {
    case print(Information)
    case flag(@Sendable (inout Target) -> Void)
    /// Returns whether the value is allowed.
    case value(AllowedValues, @Sendable (inout Target, SystemString) -> Bool)
  }

  /// The long name without dashes, or the word for the operand in help.
  package let name: String
  /// The ASCII letter of the short form, or nil.
  package private(set) var letter: Character?
  /// The word for the value in help, or nil.
  package private(set) var placeholder: String?
  /// The subject of a meaning that only lists words, or nil.
  package private(set) var subject: String?
  /// The maximum number of words of a value that can be left out; 0 if it cannot.
  private(set) var optionalWords = 0
  /// Whether the settings file can contain the option.
  package private(set) var isSetting = false
  /// The words for the default value; nil for the text of that value.
  private(set) var standard: String?
  /// Nil for the list of the words that the option takes.
  private let ownMeaning: String?
  private let effect: Effect
  private let text: @Sendable (Target) -> String?

  /// The long name with its dashes.
  package var written: String { "--" + name }

  /// The values that the option takes, or nil.
  package var values: AllowedValues? {
    if case .value(let values, _) = effect { values } else { nil }
  }

  /// The meaning in help, without the default value.
  package var meaning: String { ownMeaning ?? values.map { Words(.english).text(of: $0) } ?? "" }

  /// The information that the option prints, or nil.
  package var information: Information? {
    if case .print(let information) = effect { information } else { nil }
  }

  /// The text of the option's value in a target, or nil.
  package func text(in target: Target) -> String? { text(target) }

  /// Returns whether the value is allowed; if not, the target is unchanged.
  func set(_ value: SystemString, in target: inout Target) -> Bool {
    switch effect {
    case .print: return true
    case .flag(let set):
      set(&target)
      return true
    case .value(let values, let set):
      let narrowed = values.areNames ? nil : value.text.map { SystemString($0.narrowed) }
      return set(&target, narrowed ?? value)
    }
  }
}

extension Option {
  /// An option with a value.
  ///
  /// Without a meaning, help lists the words that it takes; without `standard`, help shows the text
  /// of the default value. A value that can be left out has at most `optionalWords` words.
  package init<Value>(
    _ name: String, _ placeholder: String, _ form: ValueForm<Value>,
    at place: WritableKeyPath<Target, Value> & Sendable, _ meaning: String? = nil,
    standard: String? = nil, subject: String? = nil, isSetting: Bool = true, optionalWords: Int = 0
  ) {
    self.init(
      name: name, placeholder: placeholder, subject: subject, optionalWords: optionalWords,
      isSetting: isSetting, standard: standard, ownMeaning: meaning,
      effect: .value(form.values) { target, text in
        guard let value = form.read(text) else { return false }
        target[keyPath: place] = value
        return true
      },
      text: { form.write($0[keyPath: place]) })
  }

  /// An option with a value that may be absent.
  package init<Value>(
    _ name: String, _ placeholder: String, _ form: ValueForm<Value>,
    at place: WritableKeyPath<Target, Value?> & Sendable, _ meaning: String,
    standard: String? = nil, isSetting: Bool = true, optionalWords: Int = 0
  ) {
    self.init(
      name, placeholder, form.optional, at: place, meaning, standard: standard,
      isSetting: isSetting, optionalWords: optionalWords)
  }

  /// An option without a value, which sets a property to true or, if its name says so, to false.
  package init(
    _ name: String, at place: WritableKeyPath<Target, Bool> & Sendable, _ meaning: String,
    isSetting: Bool = true
  ) {
    let isSet = !name.hasPrefix("no-")
    self.init(
      name: name, isSetting: isSetting, ownMeaning: meaning,
      effect: .flag { $0[keyPath: place] = isSet },
      text: { $0[keyPath: place] == isSet ? "yes" : "no" })
  }

  /// An option without a value, which sets a property to one of several cases.
  package init<Value: Sendable>(
    _ name: String, at place: WritableKeyPath<Target, Value> & Sendable, _ value: Value,
    _ meaning: String
  ) {
    self.init(
      name: name, ownMeaning: meaning, effect: .flag { $0[keyPath: place] = value },
      text: { _ in nil })
  }

  init(
    _ name: String, letter: Character? = nil, prints information: Information, _ meaning: String
  ) {
    self.init(
      name: name, letter: letter, ownMeaning: meaning, effect: .print(information),
      text: { _ in nil })
  }

  static var help: Option { Option("help", letter: "h", prints: .help, "print this help") }
}
