import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A move to another page scrolls smoothly to its top; the way back returns to where the reader was. A change
 * of filters or of language stays where it is. Smoothness, and its absence for who wants none, is the style sheet's.
 */
export function useScrollPosition(page: string): void {
  const { key } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  const positions = useRef(new Map<string, number>())
  const shown = useRef({ page, key })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', () => positions.current.set(shown.current.key, window.scrollY), {
      passive: true,
      signal,
    })
    // Some browsers would scroll before the former page is back. A reload is left to them.
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', leaveScrollingToBrowser, { signal })
    return () => {
      listening.abort()
      leaveScrollingToBrowser()
    }
  }, [])

  useLayoutEffect(() => {
    const former = shown.current
    shown.current = { page, key }
    const known = isWayBack && former.key !== key ? positions.current.get(key) : undefined
    if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' })
    else if (former.page !== page) window.scrollTo({ top: 0 })
    if (known === undefined) positions.current.set(key, window.scrollY) // a reader who does not scroll was here too
  }, [page, key, isWayBack])
}

function leaveScrollingToBrowser() {
  window.history.scrollRestoration = 'auto'
}
