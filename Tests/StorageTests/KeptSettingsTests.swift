import GameSession
import Posix
import ReversiTesting
import Storage
import Testing

@Suite("A setting that the game keeps")
struct KeptSettingsTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func theme(_ system: FaultySystem = FaultySystem()) throws -> KeptSettings {
    let environment = Environment(
      ["XDG_CONFIG_HOME": SystemString(folder.path)], recordedHome: nil)
    return KeptSettings(
      in: try #require(SettingsFile(environment: environment, system: system.fileSystem)))
  }

  @Test("several are kept, also while the disk is busy")
  func several() throws {
    let settings = try theme()
    settings.keep("light", for: "theme")
    settings.keep("yes", for: "turned")
    settings.keep("blue", for: "theme")
    settings.finish(within: .seconds(60))
    let lines = try #require(folder.text(of: "reversi/config")).split(separator: "\n")
    #expect(Set(lines) == ["theme = blue", "turned = yes"])
  }

  @Test("is written once for all values that come while the disk is busy")
  func burst() throws {
    let (isStuck, begun) = (Monitor(true), try Mailbox<Void>())
    let system = FaultySystem { call, _ in
      guard call == .syncFile else { return nil }
      begun.post(())
      isStuck.wait { $0 ? nil : () }
      return nil
    }
    let theme = try theme(system)
    theme.keep("light", for: "theme")
    _ = waitForInput(on: [begun.signal.descriptor], timeout: nil)
    for value in 0..<1000 { theme.keep("theme \(value)", for: "theme") }
    isStuck.change { $0 = false }
    theme.finish(within: .seconds(60))
    #expect(theme.failure == nil)
    #expect(folder.text(of: "reversi/config") == "theme = theme 999\n")
    #expect(system.calls.count { $0 == .rename } == 2)
  }

  @Test("is in the file when the game has ended right after the choice")
  func lastValue() throws {
    let theme = try theme()
    theme.keep("blue", for: "theme")
    theme.finish(within: .seconds(60))
    #expect(folder.text(of: "reversi/config") == "theme = blue\n")
  }

  @Test("has the failure of the last value")
  func failure() throws {
    let system = FaultySystem(.rename, .noSpace)
    let theme = try theme(system)
    theme.keep("blue", for: "theme")
    #expect(theme.failure == nil)
    theme.finish(within: .seconds(60))
    #expect(theme.failure?.step == .rename)
    system.follow()
    theme.keep("light", for: "theme")
    theme.finish(within: .seconds(60))
    #expect(theme.failure == nil)
  }

  @Test("leaves all other options as the file has them by then")
  func otherOptions() throws {
    let settings = try theme()
    settings.keep("blue", for: "theme")
    settings.finish(within: .seconds(60))
    try folder.write("theme = mono\n", to: "reversi/config")
    settings.keep("yes", for: "turned")
    settings.finish(within: .seconds(60))
    #expect(folder.text(of: "reversi/config") == "theme = mono\nturned = yes\n")
    let window = try theme()
    window.keep("light", for: "theme")
    window.finish(within: .seconds(60))
    settings.keep("no", for: "turned")
    settings.finish(within: .seconds(60))
    #expect(folder.text(of: "reversi/config") == "theme = light\nturned = no\n")
  }

  @Test("that failed is kept with the next one")
  func afterFailure() throws {
    let system = FaultySystem(.rename, .noSpace)
    let settings = try theme(system)
    settings.keep("blue", for: "theme")
    settings.finish(within: .seconds(60))
    system.follow()
    settings.keep("yes", for: "turned")
    settings.finish(within: .seconds(60))
    let lines = try #require(folder.text(of: "reversi/config")).split(separator: "\n")
    #expect(Set(lines) == ["theme = blue", "turned = yes"])
  }
}
