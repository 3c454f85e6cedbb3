import Posix
import TerminalUI
import Testing

@testable import reversi

struct SaveLocationTests {
  @Test("the game is kept in the state folder of the XDG base directory specification")
  func stateFolder() throws {
    let environment = Environment(["XDG_STATE_HOME": "/state", "HOME": "/home/me"])
    #expect(try SaveLocation(environment: environment).path == "/state/reversi/game")
  }

  @Test(
    "a state folder that is unset, empty or relative is not used",
    arguments: [nil, "", "state", "./state", "~/state"])
  func noStateFolder(folder: String?) throws {
    var variables: [String: SystemString] = ["HOME": "/home/me"]
    variables["XDG_STATE_HOME"] = folder.map { SystemString($0) }
    let location = try SaveLocation(environment: Environment(variables))
    #expect(location.path == "/home/me/.local/state/reversi/game")
  }

  @Test("without HOME the home folder is the one that the system has on record")
  func recordedHome() throws {
    let environment = Environment(["HOME": ""], recordedHome: "/home/other")
    #expect(
      try SaveLocation(environment: environment).path == "/home/other/.local/state/reversi/game")
  }

  @Test("without any home folder the player is asked to name a file")
  func noHome() {
    #expect(throws: Refusal.noHomeFolder) {
      try SaveLocation(environment: Environment([:]))
    }
  }
}
