/// An engine that plays as a test wants, as a command for the shell. It speaks the NBoard protocol,
/// unless its name says otherwise.
package enum ScriptedEngine {
  /// Answers each request with a move, such as `F5`, and each ping.
  package static func answering(_ move: String) -> String {
    loop("go) echo '=== \(move)/1.00/0.01';; ping*) echo \"pong ${line#ping }\";;")
  }

  /// Writes a number of short lines at once; the last one is its move.
  package static func talkative(lines: Int, _ move: String) -> String {
    let text = String(repeating: "\\n", count: lines - 1) + "=== \(move)\\n"
    return loop("go) printf '\(text)';;")
  }

  /// Answers nothing but pings.
  package static let slow = loop("ping*) echo \"pong ${line#ping }\";;")

  /// Finds moves, but searches until it is pinged.
  package static func searching(_ move: String) -> String {
    loop(
      "hint*|go) echo 'search \(move)d6 2.5 0 7';; ping*) echo \"pong ${line#ping }\";;")
  }

  /// Ignores everything, including signals that ask it to end.
  package static let deaf = "trap '' TERM HUP INT; while :; do sleep 1000; done"

  package static let dead = "false"

  /// Dies on the first request, and answers when it is started again; `file` records
  /// the first time.
  package static func dyingOnce(_ move: String, file: String) -> String {
    "if [ -e '\(file)' ]; then \(answering(move)); else : > '\(file)'; read -r line; fi"
  }

  /// Answers with text that is not a move.
  package static let garbage = loop("go) echo '=== %&/(';;")

  /// Writes without end after the first request.
  package static let flooding = loop("go) exec yes 'status I am busy';;")

  /// Writes one line without end from the start.
  package static let endlessLine = "exec cat /dev/zero"

  /// Speaks the Go Text Protocol, and answers each request with a move, such as `f5`.
  package static func gtp(answering move: String) -> String {
    loop("genmove*) printf '= \(move)\\n\\n';; *) printf '=\\n\\n';;")
  }

  private static func loop(_ cases: String) -> String {
    "while read -r line; do case $line in \(cases) esac; done"
  }
}
