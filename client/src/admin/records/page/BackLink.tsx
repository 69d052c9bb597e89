import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass('quiet', 'compact', '-ml-3 mb-2 text-ink-quiet')}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
