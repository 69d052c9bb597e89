import { useEffect } from 'react'
import { useLocation, useNavigationType } from '../../router/index.ts'

/**
 * Brings the part of the page that the address's #id names into view, opens it where it is a `details`, and moves focus
 * there. Browsers do so only for what is there when they arrive, and pages come later. On the way back the reader
 * returns to where they were instead.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  // `key` is each click's own: a second click on a link leads there again.
  useEffect(() => {
    const target = hash && key ? document.getElementById(hash.slice(1)) : null
    if (!target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    if (isWayBack && window.scrollY > 0) return
    target.scrollIntoView()
    focusable(target).focus({ preventScroll: true })
  }, [hash, key, isWayBack])
}

function focusable(target: HTMLElement): HTMLElement {
  return target.querySelector<HTMLElement>(':scope > summary, [tabindex="-1"]') ?? target
}
