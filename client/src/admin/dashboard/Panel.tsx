import type { ReactNode } from 'react'

export function Panel({
  title,
  isLoading = false,
  children,
}: {
  title: string
  isLoading?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      aria-busy={isLoading}
      className="min-w-0 overflow-hidden rounded-panel border border-hairline bg-raised"
    >
      <h2 className="border-b border-hairline px-4 py-2.5 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

export const itemClass = 'border-hairline not-first:border-t'
export const rowClass =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start leading-[1.45] hover:bg-sunken focus-visible:-outline-offset-2'
