interface Patience {
  /** How long a piece of work waits for its turn. */
  waitMs: number
  /** What it fails with then. */
  refusal: () => Error
}

/** Lets so many pieces of work run at once; the others wait for their turn, without end unless there is a patience. */
export function createPool(size: number, patience?: Patience) {
  const waiting = new Set<() => void>()
  let free = size

  async function turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const giveUp = ({ refusal }: Patience) => waiting.delete(resolve) && reject(refusal())
    const timer = patience && setTimeout(giveUp, patience.waitMs, patience)
    await promise.finally(() => clearTimeout(timer))
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await turn()
    else free -= 1
    return work().finally(() => {
      const [next] = waiting
      if (!next) {
        free += 1
        return
      }
      waiting.delete(next)
      next()
    })
  }
}
