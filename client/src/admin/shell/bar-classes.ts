/** Button of the top bar: an icon, with a label on wide screens. */
export const barButtonClass =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2 text-fine text-ink-quiet hover:bg-sunken hover:text-ink data-popup-open:bg-sunken data-popup-open:text-ink lg:min-h-9 lg:min-w-9'
export const barIconClass = 'size-5 lg:size-4.5'
