/** Of the table and of its skeleton. */
export const tableClass =
  'compare w-full table-fixed border-separate border-spacing-0 border-t border-ink text-left max-lg:w-max max-lg:min-w-full'

const cell = 'border-b border-hairline py-2.5 pr-4 align-top font-normal wrap-anywhere lg:pr-8 '

export const columnClass = `${cell}w-42`

/** What a line is called, and the corner above it: in view while the products scroll. */
export const sideClass = `${cell}sticky left-0 z-1 w-29 bg-surface text-ink-quiet lg:w-48 print:static print:bg-transparent`
