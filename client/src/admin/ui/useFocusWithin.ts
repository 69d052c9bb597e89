import { type RefObject, useRef } from 'react'

/**
 * Restores focus in lists whose rows are added, moved or removed.
 * @returns a ref for the list, and a function that, after the next render, focuses the first enabled element that one
 * of the selectors finds
 */
export function useFocusWithin<Place extends HTMLElement>(): [
  RefObject<Place | null>,
  (...selectors: string[]) => void,
] {
  const place = useRef<Place>(null)
  function focus(...selectors: string[]) {
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => place.current?.querySelector<HTMLElement>(selector))
      found.find((element) => element && !element.matches(':disabled'))?.focus()
    })
  }
  return [place, focus]
}
