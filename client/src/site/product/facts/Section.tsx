import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading text-title">{title}</h2>
      <dl className="mt-3 border-t border-ink">{children}</dl>
    </section>
  )
}

interface EntryProps {
  name: string
  lang?: string | undefined
  children: ReactNode
}

export function Entry({ name, lang, children }: EntryProps) {
  return (
    <div
      lang={lang}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-hairline py-[0.6rem] wrap-anywhere"
    >
      <dt className="text-ink-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
