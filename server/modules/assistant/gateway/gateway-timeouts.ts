export interface Timeouts {
  /** Until the first text, and between two pieces. */
  silenceMs: number
  wholeMs: number
}

/**
 * Aborts a request to the gateway on a timeout. Time that the reader takes does not count.
 * @param stop aborts the request too, until `end` is called
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
