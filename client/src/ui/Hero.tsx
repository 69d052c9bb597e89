import type { ReactNode } from 'react'

interface HeroProps {
  /** The page's name in the navigation, if the heading differs. */
  kicker?: string
  title: ReactNode
  lead: ReactNode
  children?: ReactNode
}

/** Renders the head of a page: heading, lead and, in `children`, the first actions. */
export function Hero({ kicker, title, lead, children }: HeroProps) {
  return (
    <header>
      {kicker && <p className="mb-2 text-fine text-ink-quiet">{kicker}</p>}
      <h1 className="heading text-heading lg:text-display">{title}</h1>
      <p className="measure mt-4 text-ink-quiet lg:text-body">{lead}</p>
      {children}
    </header>
  )
}
