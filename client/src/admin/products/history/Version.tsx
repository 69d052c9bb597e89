import type { ReactNode } from 'react'

interface VersionProps {
  isPresent?: boolean
  title: ReactNode
  origin: ReactNode
  children?: ReactNode
  /** The operation that the version belongs to, and the button to revert to it. */
  footer: ReactNode
}

/** Lays out one version on the timeline; the current one has a filled dot. */
export function Version({ isPresent = false, title, origin, children, footer }: VersionProps) {
  const dot = isPresent ? 'before:border-signal before:bg-signal' : 'before:border-edge before:bg-surface'
  return (
    <li
      className={`relative pb-6 pl-6 before:absolute before:top-2 before:-left-1.25 before:size-2.25 before:rounded-full before:border ${dot}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 text-fine">
        <h2 className="text-small font-semibold">{title}</h2>
        <p className="text-ink-quiet">{origin}</p>
      </header>
      {children}
      {footer && <footer className="mt-1 flex flex-wrap items-center gap-x-4 text-fine">{footer}</footer>}
    </li>
  )
}
