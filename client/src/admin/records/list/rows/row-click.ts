import type { MouseEvent as ReactMouseEvent } from 'react'

const controls = 'a, button, input, label, select, summary, textarea'

/**
 * Forwards a click on a row to its link or button, which keyboards and screen readers use. Ignores other controls and
 * text selection.
 */
export function onRowClick(event: ReactMouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return
  if (window.getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  const main = currentTarget.querySelector('[data-row-main]')
  main?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
