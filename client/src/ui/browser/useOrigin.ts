import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Where the site is reached, such as https://example.com; empty while rendered on the server. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )
}
