/// Loaded before the system's library into a program, this lets calls of the system on the files of
/// one folder go wrong.
///
/// The variable FAULTY_CALLS says how: the folder, then one rule or several, each after a `|`. A
/// rule is a call, the number of those that go wrong (from 1; 0 for every one), and what happens: a
/// number is an error, `kill` ends the process before the call, `stick` never returns, `slow` takes
/// 40 ms, `gate` waits for a byte in the pipe `gate` of the folder, `half` writes half of the
/// bytes. So `/tmp/x|fsync 1 5|write 0 half`. The calls are `open` (to read), `create`,
/// `openappend`, `openlock`, `opendir`, `read`, `pread`, `write`, `ftruncate`, `fsync`, `syncdir`,
/// `flock`, `link`, `rename`, `unlink`, and `any`, which counts all of them.
