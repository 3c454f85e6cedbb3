/// A program that plays as a test wants, as a command for the shell. It speaks the NBoard protocol,
/// unless its name says otherwise.
public enum ScriptedEngine {
  /// Answers each question with a move, such as `F5`, and each ping.
  public static func answering(_ move: String) -> String {
    loop("go) echo '=== \(move)/1.00/0.01';; ping*) echo \"pong ${line#ping }\";;")
  }

  /// Writes a number of short lines at once, the last of which is its move.
  public static func talkative(lines: Int, _ move: String) -> String {
    let text = String(repeating: "\\n", count: lines - 1) + "=== \(move)\\n"
    return loop("go) printf '\(text)';;")
  }

  /// Does not answer, except pings.
  public static let slow = loop("ping*) echo \"pong ${line#ping }\";;")

  /// Finds moves, but goes on looking until it is pinged.
  public static func searching(_ move: String) -> String {
    loop(
      "hint*|go) echo 'search \(move)d6 2.5 0 7';; ping*) echo \"pong ${line#ping }\";;")
  }

  /// Takes no notice of anything, its being asked to end included.
  public static let deaf = "trap '' TERM HUP INT; while :; do sleep 1000; done"

  /// Is over at once.
  public static let dead = "exit 3"

  /// Dies when it is asked for the first time, and answers when it is started again; `file` tells
  /// it which time it is.
  public static func dyingOnce(_ move: String, file: String) -> String {
    "if [ -e '\(file)' ]; then \(answering(move)); else : > '\(file)'; read -r line; fi"
  }

  /// Answers with something that is no move.
  public static let garbage = loop("go) echo '=== %&/(';;")

  /// Writes without end as soon as it is asked.
  public static let flooding = loop("go) exec yes 'status I am busy';;")

  /// Writes one line without end from the start.
  public static let endlessLine = "exec cat /dev/zero"

  /// Speaks the Go Text Protocol, and answers each question with a move, such as `f5`.
  public static func gtp(answering move: String) -> String {
    loop("genmove*) printf '= \(move)\\n\\n';; *) printf '=\\n\\n';;")
  }

  private static func loop(_ cases: String) -> String {
    "while read -r line; do case $line in \(cases) esac; done"
  }
}
