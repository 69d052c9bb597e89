import { useEffect } from 'react'
import { useIsHydrated } from '../ui/browser/useIsHydrated.ts'

/** Sets `html[data-hydrated]` once the page is interactive. Tests wait for it. */
export function Hydrated() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.hydrated = ''
  }, [isHydrated])
  return null
}
