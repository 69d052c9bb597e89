import { buttonClass } from '../../../../ui/Button.tsx'

/** The button of a filter, marked while it is on; what is long in it is cut (`truncate`). */
export const filterClass = buttonClass(
  'secondary',
  'compact',
  'max-w-80 min-w-0 whitespace-nowrap data-on:bg-signal-soft',
)
