import Archive
import Foundation
import GameSession
import Posix
import ReversiTesting
import Storage
import Testing

@Suite("The settings file")
struct SettingsFileTests {
  private let folder: ScratchFolder
  private let file: SettingsFile

  init() throws {
    folder = try ScratchFolder()
    file = try #require(Self.file(["XDG_CONFIG_HOME": SystemString(folder.path)]))
  }

  private static func file(
    _ variables: [String: SystemString], recordedHome: SystemString? = nil,
    system: FileSystem = FileSystem()
  ) -> SettingsFile? {
    SettingsFile(
      environment: Environment(variables, recordedHome: recordedHome), system: system)
  }

  @Test("is in the person's folder for settings")
  func places() {
    #expect(Self.file(["XDG_CONFIG_HOME": "/c", "HOME": "/h"])?.path == "/c/reversi/config")
    #expect(Self.file(["XDG_CONFIG_HOME": "c", "HOME": "/h"])?.path == "/h/.config/reversi/config")
    #expect(Self.file([:], recordedHome: "/r")?.path == "/r/.config/reversi/config")
    #expect(Self.file([:]) == nil)
  }

  @Test("is not created by reading it, and sets nothing while it is missing")
  func missing() throws {
    #expect(try file.read().lines == [])
    #expect(try folder.names() == [])
  }

  @Test("is created by the first setting, with its folder")
  func first() throws {
    try file.update { $0.set("theme", to: "blue") }
    #expect(folder.text(of: "reversi/config") == "theme = blue\n")
    #expect(try file.read().lines.map(\.setting) == [.init(option: "theme", value: "blue")])
  }

  @Test("keeps order, comments and permissions when an option is set, with nothing left beside it")
  func replaced() throws {
    try folder.write("# mine\ntheme = mono # dull\nbell\n", to: "reversi/config")
    let path = folder["reversi/config"]
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try file.update { $0.set("theme", to: "blue") }
    #expect(folder.text(of: "reversi/config") == "# mine\ntheme = blue # dull\nbell\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["reversi"]) == ["config"])
  }

  @Test("is never written longer than it is read")
  func limit() throws {
    let long = String(repeating: "#\n", count: 32 << 10)
    try folder.write(long, to: "reversi/config")
    #expect(try file.read().lines.isEmpty)
    let failure = SaveFailure(
      step: .write, path: folder["reversi/config"], reason: SystemError.tooLarge.reason)
    #expect(throws: failure) { try file.update { $0.set("theme", to: "blue") } }
    #expect(folder.text(of: "reversi/config") == long)
  }

  @Test("is changed where a link leads to it, and the link stays")
  func linked() throws {
    try folder.write("theme = mono\n", to: "dotfiles/reversi")
    try FileManager.default.createDirectory(
      atPath: folder["reversi"], withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder["reversi/config"], withDestinationPath: "../dotfiles/reversi")
    try file.update { $0.set("theme", to: "blue") }
    #expect(folder.text(of: "dotfiles/reversi") == "theme = blue\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder["reversi/config"])
        == "../dotfiles/reversi")
  }

  @Test("is neither read nor replaced if it is a folder")
  func noFile() throws {
    try folder.write("x", to: "reversi/config/file")
    #expect(throws: ReadFailure(path: folder["reversi/config"], reason: .folder)) {
      try file.read()
    }
    #expect(throws: SaveFailure.self) { try file.update { $0.set("theme", to: "blue") } }
    #expect(folder.text(of: "reversi/config/file") == "x")
  }

  @Test("is left alone if it is too long")
  func tooLong() throws {
    let text = String(repeating: "# text\n", count: 10000)
    try folder.write(text, to: "reversi/config")
    #expect(throws: ReadFailure.self) { try file.read() }
    #expect(throws: SaveFailure.self) { try file.update { $0.set("theme", to: "blue") } }
    #expect(folder.text(of: "reversi/config") == text)
  }

  @Test("is the old one or the new one, whichever call fails")
  func faults() throws {
    let (old, new) = ("# mine\ntheme = mono\n", "# mine\ntheme = blue\n")
    for call in FaultySystem.Call.allCases {
      try folder.write(old, to: "reversi/config")
      let faulty = FaultySystem(writtenAtMost: 5) { failing, _ in
        failing == call ? .noSpace : nil
      }
      let file = try #require(
        Self.file(
          ["XDG_CONFIG_HOME": SystemString(folder.path)], system: faulty.fileSystem))
      let result = Result { try file.update { $0.set("theme", to: "blue") } }
      let text = folder.text(of: "reversi/config")
      #expect(text == ((try? result.get()) == nil ? old : new), "\(call)")
      if call != .remove {
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder["reversi"]) == ["config"],
          "\(call)")
      }
    }
  }

  @Test("has at most one temporary file beside it, which the next write removes")
  func killed() throws {
    try folder.write("theme = mono\n", to: "reversi/config")
    let calls = try Self.callsOfSetting()
    var leftovers: Set<String> = []
    for last in 0..<calls {
      // A program that is killed makes no further calls.
      let faulty = FaultySystem(writtenAtMost: 5) { _, number in
        number > last ? .inputOutput : nil
      }
      let dying = try #require(
        Self.file(["XDG_CONFIG_HOME": SystemString(folder.path)], system: faulty.fileSystem))
      try? dying.update { $0.set("theme", to: "blue") }
      leftovers.formUnion(try names())
    }
    #expect(leftovers == ["config", ".config.reversi-unfinished"])
    #expect(Set(file.keptPaths.map(\.lastName.description)) == leftovers)
    try file.update { $0.set("theme", to: "mono") }
    try file.update { $0.set("bell", to: "yes") }
    #expect(try names() == ["config"])
    #expect(folder.text(of: "reversi/config") == "theme = mono\nbell = yes\n")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder["reversi"])
  }

  private static func callsOfSetting() throws -> Int {
    let folder = try ScratchFolder()
    try folder.write("theme = mono\n", to: "reversi/config")
    let healthy = FaultySystem(writtenAtMost: 5)
    let file = try #require(
      Self.file(["XDG_CONFIG_HOME": SystemString(folder.path)], system: healthy.fileSystem))
    try file.update { $0.set("theme", to: "blue") }
    return healthy.calls.count
  }

  @Test("keeps all options that programs set at the same time")
  func atTheSameTime() throws {
    let options = (0..<8).map { "option\($0)" }
    let results = Monitor<[Result<Void, SaveFailure>]>([])
    for option in options {
      _ = try SystemThread { [file] in
        let result = Result { () throws(SaveFailure) in try file.update { $0.set(option, to: "1") }
        }
        results.change { $0.append(result) }
      }
    }
    let all = results.wait { $0.count == options.count ? $0 : nil }
    for result in all { try result.get() }
    let set = try file.read().lines.compactMap(\.setting?.option)
    #expect(Set(set) == Set(options) && set.count == options.count)
  }

  @Test("is changed after another program has changed it")
  func locked() throws {
    try folder.write("theme = mono\n", to: "reversi/config")
    let faulty = FaultySystem(.lock, .wouldBlock)
    var system = faulty.fileSystem
    let lock = system.lock
    // The other program ends before the wait does.
    system.lock = { (file) throws(SystemError) in
      if faulty.calls.count(where: { $0 == .lock }) == 2 { faulty.follow() }
      try lock(file)
    }
    let waiting = try #require(
      Self.file(["XDG_CONFIG_HOME": SystemString(folder.path)], system: system))
    try waiting.update { $0.set("theme", to: "blue") }
    #expect(folder.text(of: "reversi/config") == "theme = blue\n")
    #expect(faulty.calls.count { $0 == .lock } == 3)
  }
}
