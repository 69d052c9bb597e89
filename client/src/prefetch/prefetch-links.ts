/** How long a pointer rests on a link that it means. */
const restMs = 80

/** Tells of the address that a link leads to as a pointer rests on it, a finger touches it or the focus reaches it, until `signal`. */
export function prefetchLinks(prefetch: (address: URL) => void, signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function reach({ target, type }: Event): void {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target) return
    const address = new URL(link.href)
    const { origin, pathname, search } = window.location
    if (address.origin !== origin || address.pathname + address.search === pathname + search) return
    resting = setTimeout(() => prefetch(address), type === 'pointerover' ? restMs : 0)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, reach, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(resting))
}
