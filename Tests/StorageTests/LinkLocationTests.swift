import Link
import Posix
import ReversiTesting
import Storage
import Testing

struct LinkLocationTests {
  /// Both ends look in the same places, however they have logged in.
  @Test func aGameIsInTheStateFolderOrInThatOfTheLogin() throws {
    let folder = try ScratchFolder()
    let club = try #require(LinkName("club"))
    let both = try #require(
      LinkLocation(
        environment: Environment([
          "XDG_RUNTIME_DIR": SystemString(folder.path), "HOME": "/home/ann",
        ])))
    #expect(
      both.paths(of: club).prefix(2) == [
        "/home/ann/.local/state/reversi/link/club", SystemString(folder["reversi/club"]),
      ])
    // A folder that is missing, or has no whole path, is not made.
    for runtime in ["run", folder["missing"]] {
      let state = try #require(
        LinkLocation(
          environment: Environment([
            "XDG_RUNTIME_DIR": SystemString(runtime), "XDG_STATE_HOME": "/state",
          ])))
      let paths = state.paths(of: .standard)
      #expect(paths.first == "/state/reversi/link/game")
      #expect(!paths.contains { $0.description.hasPrefix(runtime) })
    }
  }

  @Test func noNameOfAGameIsThatOfALock() throws {
    let state = try #require(
      LinkLocation(environment: Environment(["XDG_STATE_HOME": "/state"])))
    let name = try #require(LinkName("club.lock"))
    #expect(state.paths(of: name).first == "/state/reversi/link/club%2Elock")
  }
}
