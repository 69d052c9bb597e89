/** How long the gateway is waited for. */
export interface Patience {
  /** For the first words, and between two pieces of text. */
  silenceMs: number
  /** For the whole answer. */
  wholeMs: number
}

/**
 * Ends a request that the gateway keeps waiting. It is not waiting while whoever reads the answer is at it.
 * @param signal ends the request too
 */
export function createWatch({ silenceMs, wholeMs }: Patience, signal: AbortSignal) {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  const whole = setTimeout(giveUp, wholeMs)
  let silence: NodeJS.Timeout | undefined
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    hasGivenUp: () => controller.signal.aborted,
    wait() {
      silence = setTimeout(giveUp, silenceMs)
    },
    pause: () => clearTimeout(silence),
    end() {
      clearTimeout(silence)
      clearTimeout(whole)
    },
  }
}
