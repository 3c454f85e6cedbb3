/// A value that stays in place, so that threads can read it through a pointer. Reference counts on
/// a shared object would contend.
///
/// Unchecked, because the compiler cannot prove that this is safe. It is, because what changes in
/// the value is atomic, and the value stays until the last reference is gone.
final class FixedPlace<Value: ~Copyable>: @unchecked Sendable {
  /// Valid as long as this object exists.
  let pointer: UnsafePointer<Value>

  init(_ value: consuming Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    pointer = UnsafePointer(memory)
  }

  deinit {
    let memory = UnsafeMutablePointer(mutating: pointer)
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}
