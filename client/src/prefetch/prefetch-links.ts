import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { isOffLine } from '../api/seen-at.ts'

/** The `handle` of a page's route: what can be had before it is opened. */
interface Foretold {
  /** Of its code. */
  load?: () => Promise<unknown>
  /** Of its data, as fresh as the page itself would have it. */
  ask?: (queries: QueryClient, address: URL, language: ReaderLanguage, params: Params) => Promise<void>
}

interface Prefetching {
  routes: RouteObject[]
  queries: QueryClient
  language: ReaderLanguage
  signal: AbortSignal
}

/** How long a pointer rests on a link that it means. */
const restMs = 80

/** Loads what links lead to as a pointer rests on them, a finger touches them or the focus reaches them, until `signal`. */
export function prefetchLinks({ routes, queries, language, signal }: Prefetching): void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function prefetch(address: URL): void {
    const { route, params = {} } = matchRoutes(routes, address.pathname)?.at(-1) ?? {}
    const { load, ask }: Foretold = route?.handle ?? {}
    load?.().catch(() => undefined)
    void ask?.(queries, address, language, params)
  }
  function reach({ target, type }: Event): void {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || isOffLine()) return
    const address = new URL(link.href)
    const { origin, pathname, search } = window.location
    if (address.origin !== origin || address.pathname + address.search === pathname + search) return
    resting = setTimeout(() => prefetch(address), type === 'pointerover' ? restMs : 0)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, reach, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(resting))
}
