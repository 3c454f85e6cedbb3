import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import Screen
import Words

/// A file with games, or the standard input.
struct GameSource {
  /// Its name in error messages.
  let name: InputName
  /// The open file.
  let file: FileSystem.Descriptor

  /// The length of the longest game that is read, in bytes. A game with comments in the Generic Game
  /// Format takes some thousands.
  static let longestGame = 1 << 20

  /// The path that stands for the standard input.
  static let standardInput = [UInt8(ascii: "-")]

  /// Opens a file; `-` is the standard input.
  ///
  /// - Throws: `Refusal.unreadableFile`.
  init(_ path: [UInt8]) throws(Refusal) {
    if path == Self.standardInput {
      (name, file) = (.standardInput, StandardStream.input)
      return
    }
    let path = SystemString(bytes: path)
    name = .file(path.description)
    do {
      file = try FileSystem().open(path, .reading)
    } catch {
      throw .unreadableFile(name: name, reason: error.reason)
    }
  }

  /// Its lines, from where it has been read to.
  var lines: LineReader { LineReader(of: file, longest: Self.longestGame) }

  /// The next line; nil at the end.
  ///
  /// - Throws: `Refusal.unreadableFile`.
  func next(of lines: inout LineReader) throws(Refusal) -> LineReader.Line? {
    do { return try lines.next() } catch { throw unreadable(error) }
  }

  /// The refusal for an error while reading.
  func unreadable(_ error: SystemError) -> Refusal {
    .unreadableFile(name: name, reason: error.reason)
  }

  /// The message about a defect of a line.
  func complaint(about defect: LineDefect, line: Int, in words: Words) -> String {
    "\(words.text(of: name)):\(line): \(words.text(of: defect))"
  }

  /// The single game in the file: as text, or as a saved game, with its standing plies.
  ///
  /// - Throws: `Refusal` if the file cannot be read or holds no game.
  func game() throws(Refusal) -> GameRecord {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem().readToEnd(file, longest: Self.longestGame)
    } catch {
      throw unreadable(error)
    }
    if let saved = try? SavedGameText(bytes: bytes) { return saved.game.record }
    let line = bytes.count > Self.longestGame ? LineReader.Line.tooLong : .bytes(bytes)
    do throws(LineDefect) {
      let text = try Self.text(of: line)
      do { return try GameText.record(in: text) } catch { throw .text(error) }
    } catch {
      throw .noGame(name: name, error)
    }
  }

  /// The single game in a file that the player names during a game. Only regular files are read, since
  /// others could block.
  ///
  /// - Throws: `Refusal` if the file cannot be read or holds no game.
  static func game(named name: String, home: SystemString?) throws(Refusal) -> GameRecord {
    let path = SystemString(typed: name, home: home)
    let system = FileSystem()
    do throws(SystemError) {
      switch try system.kindAtPath(path) {
      case .file: break
      case .folder: throw .isAFolder
      case .device, .other: throw .invalidArgument
      }
    } catch {
      throw .unreadableFile(name: .file(path.description), reason: error.reason)
    }
    // Here, a dash is not the standard input.
    let source = try GameSource(path.bytes == standardInput ? [UInt8]("./-".utf8) : path.bytes)
    defer { system.close(source.file) }
    return try source.game()
  }

  /// The games of a line, or their defects: usually one, several in the Generic Game Format, none if
  /// the line is blank.
  static func games(in line: LineReader.Line) -> [Result<GameRecord, LineDefect>] {
    do throws(LineDefect) {
      return GameText.games(in: try text(of: line)).map { $0.map(\.record).mapError { .text($0) } }
    } catch {
      return [.failure(error)]
    }
  }

  private static func text(of line: LineReader.Line) throws(LineDefect) -> String {
    switch line {
    case .tooLong: throw .tooLong
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
      return text
    }
  }
}
