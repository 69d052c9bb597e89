import type { ReactNode } from 'react'

interface OpeningProps {
  /** What the navigation calls the page, where the heading says something else. */
  kicker?: string
  title: ReactNode
  lead: ReactNode
  children?: ReactNode
}

/** The head of a page of text: its heading, one paragraph, and in `children` the first steps. */
export function Opening({ kicker, title, lead, children }: OpeningProps) {
  return (
    <header>
      {kicker && <p className="mb-2 text-fine text-ink-quiet">{kicker}</p>}
      <h1 className="heading text-heading lg:text-display">{title}</h1>
      <p className="measure mt-4 text-ink-quiet lg:text-body">{lead}</p>
      {children}
    </header>
  )
}
