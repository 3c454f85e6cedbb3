import FileFormats
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("A saved game with an external engine")
struct EngineLinesTests {
  private static let edax = ExternalEngineName("Edax")

  private static func text(_ modes: String, _ lines: String) -> [UInt8] {
    Array((NewGameText.saved.replacing("x00", with: modes, maxReplacements: 1) + lines).utf8)
  }

  @Test("names the engine, with a mode that older versions know")
  func written() throws {
    var game = SavedGame.new
    game.modes = Sides(dark: .externalEngine(Self.edax), light: .computer)
    let bytes = Self.text("x11", "dark-engine Edax\n")
    #expect(SavedGameText(game).bytes == bytes)
    let read = try SavedGameText(bytes: bytes, engines: [Self.edax])
    #expect(read.game == game && read.unknownEngines == Sides(dark: nil, light: nil))
  }

  @Test("makes the side of an unknown engine Manual, and keeps the name")
  func unknown() throws {
    let read = try SavedGameText(
      bytes: Self.text("x11", "light-engine Ed ax\n"), engines: [Self.edax])
    #expect(read.game.modes == Sides(dark: .computer, light: .manual))
    #expect(read.unknownEngines == Sides(dark: nil, light: ExternalEngineName("Ed ax")))
    let again = SavedGameText(read.game, kept: read.kept).bytes
    #expect(again == Self.text("x10", "light-engine Ed ax\n"))
    let calm = try SavedGameText(bytes: again, engines: [Self.edax])
    #expect(calm.game == read.game && calm.unknownEngines.light == nil)
  }
}
