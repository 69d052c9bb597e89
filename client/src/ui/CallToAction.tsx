import type { ReactNode } from 'react'

/**
 * Renders the call to action at the end of a page.
 * @param children the links
 */
export function CallToAction({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-16 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-ink pt-6 lg:mt-24">
      <div>
        <h2 className="heading text-title">{title}</h2>
        <p className="measure mt-2 text-ink-quiet">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
