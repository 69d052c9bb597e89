import { type RefObject, useRef } from 'react'

/**
 * For lists whose rows are added, moved and removed: what was pressed may be gone or elsewhere then.
 * @returns where the list stands, and what moves focus, once the change is shown, to the first of these selectors that can take it
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
