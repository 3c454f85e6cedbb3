import App
import CommandLine
import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore
import Storage
import Words

/// A file with games, or the standard input.
struct GameSource {
  /// For error messages.
  let name: InputName
  /// Nil for the standard input.
  private let path: SystemString?
  let file: FileSystem.Descriptor

  /// The path that stands for the standard input.
  static let standardInput = [UInt8(ascii: "-")]

  private init(name: InputName, path: SystemString?, file: FileSystem.Descriptor) {
    self.name = name
    self.path = path
    self.file = file
  }

  static func open(_ path: [UInt8]) throws(Refusal) -> GameSource {
    if path == standardInput {
      return GameSource(name: .standardInput, path: nil, file: StandardStream.input)
    }
    let path = SystemString(bytes: path)
    let name = InputName.file(path.description)
    do {
      return GameSource(name: name, path: path, file: try FileSystem().open(path, .reading))
    } catch {
      throw .unreadableFile(name: name, reason: error.reason)
    }
  }

  var games: GamesReader { GamesReader(of: file, at: path) }

  func next(of games: inout GamesReader) throws(Refusal) -> GamesReader.Entry? {
    do { return try games.next() } catch { throw unreadable(error) }
  }

  func unreadable(_ error: SystemError) -> Refusal {
    .unreadableFile(name: name, reason: error.reason)
  }

  /// About a defect, or about a game that does not name the side to move.
  func message(about entry: GamesReader.Entry, in words: Words) -> String? {
    let text: String
    switch entry.game {
    case .success(let game):
      guard let turn = game.assumedTurn else { return nil }
      text = words.defects.text(of: turn)
    case .failure(let defect): text = words.defects.text(of: defect)
    }
    let place =
      switch entry.place {
      case .line(let line): ":\(line)"
      case .game(let number): ": " + words.reports.game(number)
      }
    return "\(words.text(of: name))\(place): \(text)"
  }

  /// About names that a database should have beside it.
  func complaint(aboutNamesOf games: GamesReader, in words: Words) -> String? {
    guard !games.missingNames.isEmpty else { return nil }
    let files = games.missingNames.map { ".\($0.suffix)" }.joined(separator: "/")
    return words.reports.namesMissing(beside: words.text(of: name), files)
  }

  /// Throws if the file does not hold exactly one game.
  func game() throws(Refusal) -> GGFGame {
    switch try content() {
    case .game(let game): return game
    case .games(let games): throw .noGame(name: name, .text(.severalGames(games.count)))
    }
  }

  /// The only game in the file, or its games, in at most a megabyte.
  func content() throws(Refusal) -> GameText.Content {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem().readToEnd(file, longest: GamesReader.longestGame)
    } catch {
      throw unreadable(error)
    }
    do throws(GameDefect) {
      switch GameFileKind(bytes, isWhole: true) {
      case .savedGame:
        if let saved = try? SavedGameText(bytes: bytes) {
          return .game(GGFGame(record: saved.game.record))
        }
      case .database(let header):
        guard bytes.count <= GamesReader.longestGame else {
          throw .text(.severalGames(header.games))
        }
        return try content(ofDatabase: bytes, isSingle: header.games == 1)
      case .text, nil: break
      }
      guard bytes.count <= GamesReader.longestGame else { throw .tooLong }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
      do { return try GameText.content(of: text) } catch { throw .text(error) }
    } catch {
      throw .noGame(name: name, error)
    }
  }

  private func content(
    ofDatabase bytes: [UInt8], isSingle: Bool
  ) throws(GameDefect) -> GameText.Content {
    var reader = GamesReader(of: file, at: path, after: bytes)
    var games: [GGFGame] = []
    var defect = GameDefect.wthor(.unfinished)
    while let entry = try? reader.next() {
      switch entry.game {
      case .success(let game): games.append(game)
      case .failure(let found): if games.isEmpty { defect = found }
      }
    }
    guard let first = games.first else { throw defect }
    return isSingle ? .game(first) : .games(games)
  }

  /// Only regular files are read, since others could block.
  static func content(named name: String, home: SystemString?) throws(Refusal) -> GameText.Content {
    let path = SystemString(typed: name, home: home)
    let system = FileSystem()
    do {
      try system.checkIsRegularFile(path)
    } catch {
      throw .unreadableFile(name: .file(path.description), reason: error.reason)
    }
    // Here, a dash is not the standard input.
    let source = try GameSource.open(path.bytes == standardInput ? [UInt8]("./-".utf8) : path.bytes)
    defer { system.close(source.file) }
    return try source.content()
  }
}

extension GameText.Content {
  var event: App.Event {
    switch self {
    case .game(let game): .loadRequested(game.record)
    case .games(let games): .additionRequested(games)
    }
  }
}
