import type { ReactNode } from 'react'

const tones = {
  signal: 'text-signal',
  caution: 'text-caution',
  danger: 'text-danger',
  quiet: 'text-ink-quiet',
}

/** A state in a word, led by a dot in the state's colour; never by colour alone. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-fine leading-snug font-semibold ${tones[tone]}`}>
      <span className="size-1.5 shrink-0 -translate-y-0.5 rounded-[50%] bg-current" />
      {children}
    </span>
  )
}

/** A label that stands out of a row: an offer, a mark. */
export function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block whitespace-nowrap rounded-control border border-caution px-1.5 text-fine font-semibold text-caution">
      {children}
    </span>
  )
}
