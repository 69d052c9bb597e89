import { type RefObject, useEffect } from 'react'

/** What is disclosed at present, in the order in which it was. */
const disclosed: RefObject<HTMLElement | null>[] = []

/**
 * Closes something that is disclosed over the page: on Escape, which is for what was disclosed last, with what that
 * stands in, and gives focus back to what opened it; and, where `whenLeft`, as soon as focus or the pointer goes elsewhere.
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
