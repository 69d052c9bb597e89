import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** Element id. */
  id?: string
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, id, aside, children }: PanelProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="min-w-0 rounded-panel border border-hairline bg-raised">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-hairline px-5 py-2.5">
        <h2 className="font-semibold" id={titleId}>
          {title}
        </h2>
        {aside}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-4 pb-5">{children}</div>
    </section>
  )
}

export const factsClass = 'grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5'

export function Fact({ term, className = '', children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{term}</dt>
      <dd className={`wrap-anywhere ${className}`}>{children}</dd>
    </>
  )
}
