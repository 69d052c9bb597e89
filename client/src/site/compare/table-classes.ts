/** Shared by the table and its skeleton. */
export const tableClass = 'compare w-full table-fixed border-separate border-spacing-0 border-t border-ink text-left'

const cell = 'border-b border-hairline py-2.5 pr-3 align-top font-normal wrap-anywhere lg:pr-8 '

export const columnClass = cell

/** Corner cell, which sets the width of the heading column. */
export const cornerClass = 'w-22 sm:w-29 lg:w-48'

export const sideClass = `${cell}text-fine text-ink-quiet`

/** Hides a product on narrow screens, which have room for two. */
export const asideClass = 'max-md:hidden print:table-cell'

/** Product names, sticky below the site's header. */
export const nameClass =
  'sticky top-16 z-1 border-b border-ink bg-surface py-2.5 pr-3 align-bottom wrap-anywhere lg:pr-8 print:static'
