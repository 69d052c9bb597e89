import type { ReactNode } from 'react'

/** A part of the page with an address of its own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="docs-part">
      <h3 tabIndex={-1} className="heading text-body">
        {title}
      </h3>
      {children}
    </section>
  )
}
