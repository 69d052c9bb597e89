import './opening.css'
import type { ReactNode } from 'react'

interface OpeningProps {
  /** What the navigation calls the page, where the heading says something else. */
  kicker?: string
  title: string
  lead: string
  children?: ReactNode
}

/** The head of a page of text: its heading, one paragraph, and in `children` the first steps. */
export function Opening({ kicker, title, lead, children }: OpeningProps) {
  return (
    <header>
      {kicker && <p className="opening-kicker">{kicker}</p>}
      <h1 className="heading text-heading lg:text-display">{title}</h1>
      <p className="opening-lead">{lead}</p>
      {children}
    </header>
  )
}
