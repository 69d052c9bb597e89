import { useSyncExternalStore } from 'react'

/** The same breakpoint as in shell.css. */
const narrow = '(width < 48rem)'

/** Returns whether the screen is too narrow to show page and drawer side by side. */
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
