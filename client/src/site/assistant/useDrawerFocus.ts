import { type RefObject, useEffect } from 'react'

/**
 * Focus goes into the drawer as it opens, and back to where it came from as it closes, unless the reader has gone on elsewhere.
 * With a mouse it goes to the input; under a finger to the drawer itself, or the keyboard would cover what was said before.
 */
export function useDrawerFocus(area: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const { current: drawer } = area
    const opener = document.activeElement
    const input = drawer?.querySelector<HTMLElement>('textarea:not(:disabled)')
    const isTypedSoon = window.matchMedia('(pointer: fine)').matches
    if (!drawer?.contains(opener)) (isTypedSoon && input ? input : drawer)?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      if (activeElement && activeElement !== document.body && !drawer?.contains(activeElement)) return
      returnFocus(opener)
    }
  }, [area, isOpen])
}

/** What opened it may be gone, or was never focused (Safari): then the chat button. */
function returnFocus(opener: Element | null): void {
  const button = document.querySelector<HTMLElement>('[data-chat]')
  const target = [opener, button].find(
    (element) => element instanceof HTMLElement && element !== document.body && element.checkVisibility(),
  )
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
