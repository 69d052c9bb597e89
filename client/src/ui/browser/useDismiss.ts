import { type RefObject, useEffect } from 'react'

/** Open popups in the order in which they were opened. */
const disclosed: RefObject<HTMLElement | null>[] = []

/**
 * Closes a popup on Escape, innermost first, and returns focus to its button. With `whenLeft`, also closes it when
 * focus or a pointer press goes elsewhere.
 * @param area contains both the popup and its button
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
      if (key !== 'Escape' || !area.current?.contains(disclosed.at(-1)?.current ?? null)) return
      close()
      area.current.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    disclosed.push(area)
    document.addEventListener('keydown', onKey, { signal })
    if (whenLeft) {
      document.addEventListener('focusin', onLeave, { signal })
      document.addEventListener('pointerdown', onLeave, { signal })
    }
    return () => {
      listening.abort()
      disclosed.splice(disclosed.lastIndexOf(area), 1)
    }
  }, [area, isOpen, close, whenLeft])
}
