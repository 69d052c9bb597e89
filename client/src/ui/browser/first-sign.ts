const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const latestMs = 5000

/** Resolves once the reader does something, or after five seconds: for code that a page can do without at first. At once on the server. */
export async function firstSign(): Promise<void> {
  if (typeof window === 'undefined') return
  const listening = new AbortController()
  await new Promise<unknown>((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, resolve, { signal: listening.signal, capture: true, passive: true })
    }
    setTimeout(resolve, latestMs)
  })
  listening.abort()
}
