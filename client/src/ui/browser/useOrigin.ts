import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns the site's origin, such as https://example.com; empty on the server. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )
}
