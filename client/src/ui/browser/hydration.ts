import { useEffect, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns the site's origin, such as https://example.com; empty on the server. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )
}

/** Returns false on the server and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** Sets `html[data-hydrated]` once the page is interactive. Tests wait for it. */
export function Hydrated() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.hydrated = ''
  }, [isHydrated])
  return null
}
