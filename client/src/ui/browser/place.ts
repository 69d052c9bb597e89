import { useSyncExternalStore } from 'react'

/**
 * Where the reader is, for what is seen before the router is here: it weighs as much as all of these screens. Steps taken here are
 * told to it, too, in the way that it hears of those of the browser's buttons. What the server draws is the same wherever that is.
 */
export function usePlace(): { pathname: string; hash: string } {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/admin',
  )
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return { pathname, hash }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

interface Step {
  /** In place of the present one, in the browser's history. */
  replace?: boolean
  /** Kept with the step, and by a reload: `history.state`. */
  state?: object
}

/** Goes to an address of the admin. */
export function goTo(path: string, { replace = false, state }: Step = {}): void {
  if (replace) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}
