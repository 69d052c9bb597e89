import type { SyntheticEvent } from 'react'

/** Gives a cell that is cut its whole text as a tooltip, when the pointer or the focus reaches it. */
export function titleWhenCut({ target }: SyntheticEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.row-cell') : null
  if (!cell) return
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('.truncate')]
  const isCut = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  if (isCut) cell.title = cell.innerText.replace(/\n+/g, ' · ')
  else cell.removeAttribute('title')
}
