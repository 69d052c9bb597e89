import { type RefObject, useEffect } from 'react'

/**
 * Moves focus into the drawer when it opens and back when it closes, unless the reader has moved on. With a touch
 * screen the drawer itself is focused, because focusing the input would open the keyboard over the conversation.
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

/** Falls back to the chat button if the opener is gone or was never focused (Safari). */
function returnFocus(opener: Element | null): void {
  const button = document.querySelector<HTMLElement>('[data-chat]')
  const target = [opener, button].find(
    (element) => element instanceof HTMLElement && element !== document.body && element.checkVisibility(),
  )
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
