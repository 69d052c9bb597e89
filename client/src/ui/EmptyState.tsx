import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  hint: string
  /** Use h1 if this is the whole page. */
  level?: 'h1' | 'h2'
  children?: ReactNode
}

/**
 * Renders an empty or failed state.
 * @param children the next step
 */
export function EmptyState({ title, hint, level: Heading = 'h2', children }: EmptyStateProps) {
  const isPage = Heading === 'h1'
  return (
    <div
      className={`flex flex-col items-start gap-2 sm:items-center sm:py-16 sm:text-center ${isPage ? 'py-4' : 'border-y border-hairline py-10'}`}
    >
      <Heading className={`heading ${isPage ? 'text-heading' : 'text-title'}`}>{title}</Heading>
      <p className="measure text-ink-quiet">{hint}</p>
      <div className="mt-4 flex flex-wrap gap-3 sm:justify-center">{children}</div>
    </div>
  )
}
