import Posix
import Storage
import Testing

/// Where hosted games are.
struct LinkLocationTests {
  @Test func aGameIsInTheFolderOfTheLoginOrInTheStateFolder() throws {
    let both = try #require(
      LinkLocation(
        environment: Environment(["XDG_RUNTIME_DIR": "/run/user/7", "HOME": "/home/ann"])))
    #expect(both.hostPath(of: "club") == "/run/user/7/reversi/club")
    // The host may have started without a login.
    #expect(
      both.paths(of: "club") == [
        "/run/user/7/reversi/club", "/home/ann/.local/state/reversi/link/club",
      ])
    let state = try #require(
      LinkLocation(
        environment: Environment(["XDG_RUNTIME_DIR": "run", "XDG_STATE_HOME": "/state"])))
    #expect(state.hostPath(of: "game") == "/state/reversi/link/game")
    #expect(LinkLocation(environment: Environment([:])) == nil)
  }
}
