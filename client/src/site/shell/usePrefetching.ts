import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { savesData } from '../../ui/browser/network.ts'

/** How long a pointer rests on a link before its page is prefetched, ms. */
const restMs = 80

/** Loads the code and the data of the page at an address. */
export type PrefetchPage = (address: URL, queries: QueryClient) => void

/**
 * Prefetches a page when a pointer rests on a link to it, a finger touches it or the focus reaches it; never with Save-Data.
 * @param prefetchPage must not change
 */
export function usePrefetching(prefetchPage: PrefetchPage): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (savesData()) return
    const listening = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    function reach({ target, type }: Event): void {
      clearTimeout(resting)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.target) return
      const address = new URL(link.href)
      const { origin, pathname, search } = window.location
      if (address.origin !== origin || address.pathname + address.search === pathname + search) return
      resting = setTimeout(() => prefetchPage(address, queries), type === 'pointerover' ? restMs : 0)
    }
    for (const event of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(event, reach, { passive: true, signal: listening.signal })
    return () => {
      listening.abort()
      clearTimeout(resting)
    }
  }, [prefetchPage, queries])
}
