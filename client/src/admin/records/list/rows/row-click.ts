import type { MouseEvent as ReactMouseEvent } from 'react'

const controls = 'a, button, input, label, select, summary, textarea'

/**
 * A click anywhere on a row is one on its link or opener, which keyboards and screen readers use; not one on another control,
 * and not the end of marking text.
 */
export function onRowClick(event: ReactMouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return
  if (window.getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  const main = currentTarget.querySelector('[data-row-main]')
  main?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
