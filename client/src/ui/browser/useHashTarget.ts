import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the element that the hash names, opens it if it is a `details`, and focuses it. Browsers only do so for
 * elements that exist at load time. Going back restores the scroll position instead.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  // `key` changes on each click, so a second click on the same link scrolls again.
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
