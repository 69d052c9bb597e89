import type { ReactNode } from 'react'

const tones = {
  signal: 'text-signal',
  caution: 'text-caution',
  danger: 'text-danger',
  quiet: 'text-ink-quiet',
}

/** Renders a state as a word with a coloured dot; colour is never the only signal. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-fine leading-snug font-semibold ${tones[tone]}`}>
      <span className="size-1.5 shrink-0 -translate-y-0.5 rounded-[50%] bg-current" />
      {children}
    </span>
  )
}

export function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block whitespace-nowrap rounded-control border border-caution px-1.5 text-fine font-semibold text-caution">
      {children}
    </span>
  )
}
