/** `work`, done when its value is first asked for and never again. */
export function once<Value>(work: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: work() }
    return made.value
  }
}
