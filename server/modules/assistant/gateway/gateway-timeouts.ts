/** How long the gateway is waited for. */
export interface Timeouts {
  /** For the first words, and between two pieces of text. */
  silenceMs: number
  /** For the whole answer. */
  wholeMs: number
}

/**
 * Ends a request that the gateway keeps waiting. It is not waiting while whoever reads the answer is at it.
 * @param stop ends the request too, until `end`: what follows the answer is none of its business
 */
export function createWatch({ silenceMs, wholeMs }: Timeouts, stop: AbortSignal) {
  const controller = new AbortController()
  let hasGivenUp = false
  const giveUp = () => {
    hasGivenUp = true
    controller.abort()
  }
  const stopped = () => controller.abort()
  stop.addEventListener('abort', stopped)
  const whole = setTimeout(giveUp, wholeMs)
  let silence: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    hasGivenUp: () => hasGivenUp,
    wait() {
      silence = setTimeout(giveUp, silenceMs)
    },
    pause: () => clearTimeout(silence),
    end() {
      stop.removeEventListener('abort', stopped)
      clearTimeout(silence)
      clearTimeout(whole)
    },
  }
}
