import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while a page is drawn on the server, and while the browser takes it over as it stands: what only the browser knows comes after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
