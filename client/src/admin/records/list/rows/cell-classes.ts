import type { Column } from '../table.ts'

/** Scrolling container of a table. */
export const scrollClass =
  'relative max-h-[calc(100dvh-11rem)] overflow-auto overscroll-x-contain rounded-panel border border-hairline bg-raised'

const cellClass = 'h-11 border-b font-normal lg:h-9'
export const headClass = `sticky top-0 border-edge bg-sunken whitespace-nowrap text-ink-quiet ${cellClass}`
export const bodyClass = `border-hairline bg-raised group-last/row:border-b-0 group-hover/row:bg-[color-mix(in_oklch,var(--sunken)_70%,var(--raised))] group-data-marked/row:bg-signal-soft in-data-quiet:text-ink-quiet ${cellClass}`
/** Long values are cut; columns may set their own width. */
export const paddedClass = 'px-3 py-1.25 [:where(&)]:max-w-72'
export const boxClass = 'sticky left-0 w-11 min-w-11'
/** Keeps the row menu visible. */
export const menuClass =
  'sticky right-0 w-11 px-1 text-right group-data-more-end/scroll:border-l group-data-more-end/scroll:border-l-hairline'

/** Keeps the first column visible; columns may set their own width. */
export function firstClass(hasBox: boolean): string {
  const place = hasBox ? 'left-11 py-1.25 pr-3 pl-1' : `left-0 ${paddedClass}`
  return `sticky ${place} [:where(&)]:min-w-48 [:where(&)]:max-w-96 group-data-more-start/scroll:border-r group-data-more-start/scroll:border-r-edge`
}

/** @param isFlexible whether the column takes the width that is left */
export function widthClass({ isFlexible, className = '' }: Pick<Column<never>, 'isFlexible' | 'className'>): string {
  return `${isFlexible ? 'w-full min-w-48 max-w-0' : ''} ${className}`
}

export function alignClass(align: Column<never>['align']): string {
  return align === 'end' ? 'text-right' : ''
}
