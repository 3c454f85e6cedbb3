import Posix
import Testing

/// Where the system cannot tell what stands under a name, nothing is guessed.
@Suite("The calls for files")
struct FileSystemTests {
  private let system = FileSystem()

  @Test(
    "what stands under a path is told",
    arguments: [("/", .folder), ("/dev/null", .device)] as [(SystemString, FileSystem.Kind)])
  func whatStandsUnderAPathIsTold(path: SystemString, kind: FileSystem.Kind) throws {
    #expect(try system.kindAtPath(path) == kind)
    let file = try system.open(path, .reading)
    defer { system.close(file) }
    #expect(try system.kind(file) == kind)
  }

  @Test("a name is taken or not")
  func aNameIsTakenOrNot() throws {
    #expect(try system.isTaken("/dev/null"))
    #expect(try !system.isTaken("/dev/no such file"))
  }

  @Test("a name that cannot be looked up is not said to be free")
  func aNameThatCannotBeLookedUpIsNotSaidToBeFree() {
    #expect(throws: SystemError.notAFolder) { try system.isTaken("/dev/null/file") }
  }

  @Test(
    arguments: [
      ("/dev/no such file", "/dev/no such file"), ("/dev/null/file", "/dev/null/file"),
      ("/dev/../dev/null", "/dev/null"),
    ] as [(SystemString, SystemString)])
  func aPathWithoutLinksStays(path: SystemString, resolved: SystemString) throws {
    #expect(try system.resolvingLinks(path) == resolved)
  }

  @Test("errors are thrown")
  func errorsAreThrown() {
    #expect(throws: SystemError.noSuchFile) { try system.kindAtPath("/dev/no such file") }
    #expect(throws: SystemError.noSuchFile) { try system.open("/dev/no such file", .reading) }
    #expect(throws: SystemError.exists) { try system.open("/dev/null", .creating) }
    #expect(throws: SystemError.notAFolder) { try system.open("/dev/null", .folder) }
  }
}
