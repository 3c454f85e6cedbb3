import Posix
import Storage
import Testing

@Suite("The location of the saved game")
struct SavedGameLocationTests {
  @Test("is in the state folder of the XDG base directory specification")
  func stateFolder() throws {
    let environment = Environment(["XDG_STATE_HOME": "/state", "HOME": "/home/me"])
    let location = try #require(SavedGameLocation(environment: environment))
    #expect(location.path == "/state/reversi/game")
    #expect(location.makesFolders)
  }

  @Test(
    "is not in a state folder that is unset, empty or relative",
    arguments: [nil, "", "state", "./state", "~/state"] as [SystemString?])
  func noStateFolder(folder: SystemString?) throws {
    var variables: [String: SystemString] = ["HOME": "/home/me"]
    variables["XDG_STATE_HOME"] = folder
    let location = try #require(SavedGameLocation(environment: Environment(variables)))
    #expect(location.path == "/home/me/.local/state/reversi/game")
  }

  @Test("is in the home folder of the user database if HOME is not set")
  func recordedHome() throws {
    let environment = Environment(["HOME": ""], recordedHome: "/home/other")
    #expect(
      SavedGameLocation(environment: environment)?.path
        == "/home/other/.local/state/reversi/game")
  }

  @Test("is unknown without a home folder")
  func noHome() {
    #expect(SavedGameLocation(environment: Environment([:])) == nil)
  }

  @Test("need not be UTF-8")
  func bytes() throws {
    let home = SystemString(bytes: [0x2F, 0xFF])
    let location = try #require(SavedGameLocation(environment: Environment(["HOME": home])))
    #expect(location.path == home + "/.local/state/reversi/game")
  }

  @Test("is the path that the person names, and no folder is made for it")
  func named() {
    let location = SavedGameLocation(named: "here/game")
    #expect(location.path == "here/game")
    #expect(!location.makesFolders)
  }
}
