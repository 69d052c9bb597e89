/** Runs `work` on the first call and returns the same value afterwards. */
export function once<Value>(work: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: work() }
    return made.value
  }
}
