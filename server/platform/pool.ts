/** Lets so many pieces of work run at once; the others wait for their turn. */
export function createPool(size: number) {
  const waiting: (() => void)[] = []
  let free = size
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    return work().finally(() => {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    })
  }
}
