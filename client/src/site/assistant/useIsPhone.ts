import { useSyncExternalStore } from 'react'

/** Below this, as in shell.css, there is no room for a page beside the drawer. */
const narrow = '(width < 48rem)'

/** Whether the screen is too narrow for a page and the drawer beside each other. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
