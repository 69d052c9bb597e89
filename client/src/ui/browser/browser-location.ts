import { useSyncExternalStore } from 'react'

/**
 * Returns the admin's current address for screens that render before the router is loaded. On the server it is always
 * /admin.
 */
export function useBrowserLocation(): { pathname: string; hash: string } {
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
  /** Replaces the current history entry. */
  replace?: boolean
  /** `history.state` of the new entry. */
  state?: object
}

/** Navigates within the admin. Dispatches `popstate`, so that the router follows once it is loaded. */
export function navigateTo(path: string, { replace = false, state }: Step = {}): void {
  if (replace) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}
