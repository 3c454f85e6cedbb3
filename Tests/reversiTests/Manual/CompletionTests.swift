import CommandLine
import ReversiTesting
import Testing

@Suite("Completions, as the shells themselves offer them")
struct CompletionTests {
  @Test("include all options of the game or of the subcommand", arguments: Shell.allCases)
  func options(shell: Shell) throws {
    let shell = try RunningShell(shell)
    let game = Set(Options.syntax.options.map(\.written))
    #expect(try shell.offers(for: "reversi --") == game)
    for command in Subcommand.allCases {
      let options = Set(command.syntax.options.map(\.written))
      #expect(try shell.offers(for: "reversi \(command.rawValue) --") == options)
    }
    // Newer shells also offer words that contain the letters.
    #expect(try shell.offers(for: "reversi --anim") == ["--animation"])
  }

  @Test("include the words that an option takes", arguments: Shell.allCases)
  func values(shell: Shell) throws {
    let shell = try RunningShell(shell)
    for option in Options.syntax.options {
      guard case .words(let words) = option.values else { continue }
      #expect(try shell.offers(for: "reversi \(option.written) ") == Set(words))
    }
    #expect(try shell.offers(for: "reversi --bell --animation=f") == ["fast"])
    #expect(
      try shell.offers(for: "reversi --black-level 1") == ["1", "10", "11", "12", "13", "14", "15"])
    #expect(
      try shell.offers(for: "reversi --opening ra")
        == [
          "rabbit", "raccoon-dog", "ralle", "random:4", "random:8", "random:12", "random:16",
          "random:20",
        ])
    #expect(try shell.offers(for: "reversi analyze --format ") == ["text", "json"])
    #expect(try shell.offers(for: "reversi --seed ") == [])
  }

  @Test("include files where a file is expected, and subcommands", arguments: Shell.allCases)
  func words(shell: Shell) throws {
    let shell = try RunningShell(shell)
    try shell.folder.write("", to: "quick one.txt")
    #expect(try shell.offers(for: "reversi --load q") == ["quick one.txt"])
    #expect(try shell.offers(for: "reversi analyze --level 3 q") == ["quick one.txt"])
    let offers = try shell.offers(for: "reversi ")
    #expect(
      offers.filter { !$0.hasPrefix(".") }
        == Set(Subcommand.allCases.map(\.rawValue) + ["quick one.txt"]))
    #expect(try shell.offers(for: "reversi q") == ["quick one.txt"])
    #expect(try shell.offers(for: "reversi --bell q") == ["quick one.txt"])
    #expect(try shell.offers(for: "reversi show q") == ["quick one.txt"])
    #expect(try shell.offers(for: "reversi help an") == ["analyze"])
    #expect(try shell.offers(for: "reversi completions ") == ["bash", "zsh", "fish"])
    #expect(try shell.offers(for: "reversi openings tig") == ["tiger"])
    #expect(try shell.offers(for: "reversi 9") == [])
  }
}

struct RunningShell {
  let folder: ScratchFolder
  private let shell: Shell
  private let program: ToolProgram

  init(_ shell: Shell) throws {
    self.shell = shell
    program = try ToolProgram(shell.rawValue)
    folder = try ScratchFolder()
    // The name by which zsh finds it.
    try folder.write(shell.completions + "\n", to: ".completions/_reversi")
  }

  /// The words that the shell offers in place of the last word of a line.
  func offers(for line: String) throws -> Set<String> {
    let outcome = try program.run(arguments(line), in: folder)
    try #require(outcome.end == .exited(0) && outcome.errors == "", "\(outcome)")
    let offers = outcome.output.split(separator: "\n").map { offer in
      // fish says what it means; it offers the whole word, and escapes it.
      let word = String(offer.prefix { $0 != "\t" }).replacing("\\ ", with: " ")
      return word.hasPrefix("--") ? word.split(separator: "=").last.map(String.init) ?? word : word
    }
    return Set(offers.filter { !$0.hasPrefix("-") || $0.hasPrefix("--") })
  }

  private func arguments(_ line: String) -> [String] {
    switch shell {
    case .bash: ["-c", Self.bashScript, "bash", line]
    case .zsh: ["-f", "-c", Self.zshScript, "zsh", line]
    case .fish: ["--no-config", "-c", "source .completions/_reversi; complete -C '\(line)'"]
    }
  }

  /// Splits the line as bash does, at = and : too.
  private static let bashScript = """
    source .completions/_reversi
    line=${1//=/ = }
    line=${line//:/ : }
    read -ra COMP_WORDS <<<"$line"
    if [[ $1 == *' ' ]]; then COMP_WORDS+=(''); fi
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _reversi
    printf '%s\\n' "${COMPREPLY[@]}"
    """

  /// Presses a key in an interactive zsh; all that is offered goes through `compadd`.
  private static let zshScript = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell '
      PS1= PS2=
      fpath=(.completions $fpath)
      autoload -Uz compinit && compinit -u -D
      compadd() {
        local -a offered
        if [[ " $* " != *" -"[OAD]" "* ]]; then
          builtin compadd -A offered "$@"
          print -rl -- $offered >>.completions/offered
        fi
        builtin compadd "$@"
      }
      offer() { _main_complete; : >>.completions/offered; kill -9 $$ }
      zle -C offer list-choices offer
      bindkey "^X" offer
      print READ""Y'
    zpty -r shell answer '*READY*'
    zpty -w -n shell "$1"$'\\030'
    while zpty -r shell answer; do :; done
    cat .completions/offered
    rm .completions/offered
    """
}
