import { buttonClass } from '../../../../ui/Button.tsx'

/** Button of a filter, highlighted while active; long text is truncated by the caller. */
export const filterClass = buttonClass(
  'secondary',
  'compact',
  'max-w-80 min-w-0 whitespace-nowrap data-on:bg-signal-soft',
)
