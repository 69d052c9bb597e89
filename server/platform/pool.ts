import pLimit from 'p-limit'

interface Waiting {
  waitMs: number
  refusal: () => Error
}

/** Returns a function that runs at most `size` tasks at once. The others wait, without limit unless `waiting` sets one. */
export function createPool(size: number, waiting?: Waiting) {
  const limit = pLimit(size)
  if (!waiting) return <T>(work: () => Promise<T>): Promise<T> => limit(work)
  const { waitMs, refusal } = waiting

  return <T>(work: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    let isWaiting = true
    const timer = setTimeout(() => {
      isWaiting = false
      reject(refusal())
    }, waitMs)
    const turn = limit(async () => {
      if (!isWaiting) return
      clearTimeout(timer)
      resolve(await work())
    })
    turn.catch(reject)
    return promise
  }
}
