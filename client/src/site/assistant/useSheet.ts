import { type RefObject, useEffect } from 'react'

/**
 * While the drawer covers a phone's screen, makes the page behind it inert and fits the drawer above the keyboard. A
 * modal `dialog` would also hide the page's toasts.
 */
export function useSheet(area: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { current: sheet } = area
    if (!isOn || !sheet) return
    const behind = [...(sheet.parentElement?.children ?? [])].filter(
      (element) => element instanceof HTMLElement && element !== sheet && element.role !== 'status' && !element.inert,
    )
    for (const element of behind) element.toggleAttribute('inert', true)
    const stop = fitAboveKeyboard(sheet)
    return () => {
      stop()
      for (const element of behind) element.toggleAttribute('inert', false)
    }
  }, [area, isOn])
}

/** Safari overlays its keyboard on the page, so only the visual viewport shrinks. */
function fitAboveKeyboard(sheet: HTMLElement): () => void {
  const { visualViewport: viewport } = window
  if (!viewport) return () => {}
  const fit = () => {
    sheet.style.setProperty('--assistant-top', `${viewport.offsetTop}px`)
    sheet.style.setProperty('--assistant-height', `${viewport.height}px`)
  }
  const listening = new AbortController()
  const { signal } = listening
  viewport.addEventListener('resize', fit, { signal })
  viewport.addEventListener('scroll', fit, { signal })
  return () => {
    listening.abort()
    sheet.style.removeProperty('--assistant-top')
    sheet.style.removeProperty('--assistant-height')
  }
}
