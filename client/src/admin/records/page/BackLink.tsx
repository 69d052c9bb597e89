import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClass } from '../../../ui/Button.tsx'

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass('quiet', 'compact', '-ml-3 mb-2 text-ink-quiet')}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}

/** Returns the list's address as the reader left it. @param path default address */
export function useListPath(path: string): string {
  const { state }: { state: unknown } = useLocation()
  if (typeof state !== 'object' || state === null || !('list' in state)) return path
  return typeof state.list === 'string' && state.list.startsWith(path) ? state.list : path
}
