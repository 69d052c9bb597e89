import { type RefObject, useEffect } from 'react'

/**
 * Closes something that is disclosed over the page: on Escape, which gives focus back to what opened it, and, where
 * `whenLeft`, as soon as focus or the pointer goes elsewhere.
 * @param area holds both what is disclosed and its button
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  { isOpen, close, whenLeft = false }: { isOpen: boolean; close: () => void; whenLeft?: boolean },
): void {
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('keydown', onKey, { signal })
    if (whenLeft) {
      document.addEventListener('focusin', onLeave, { signal })
      document.addEventListener('pointerdown', onLeave, { signal })
    }
    return () => listening.abort()
  }, [area, isOpen, close, whenLeft])
}
