/** Of the table and of its skeleton. */
export const tableClass = 'compare w-full table-fixed border-separate border-spacing-0 border-t border-ink text-left'

const cell = 'border-b border-hairline py-2.5 pr-3 align-top font-normal wrap-anywhere lg:pr-8 '

export const columnClass = cell

/** The corner above the lines' names, which has their width. */
export const cornerClass = 'w-22 sm:w-29 lg:w-48'

/** What a line is called. */
export const sideClass = `${cell}text-fine text-ink-quiet`

/** A product that gives way to two others where there is no room for all. */
export const asideClass = 'max-md:hidden print:table-cell'

/** What products are called, in view below the site's bar while their lines pass. */
export const nameClass =
  'sticky top-16 z-1 border-b border-ink bg-surface py-2.5 pr-3 align-bottom wrap-anywhere lg:pr-8 print:static'
