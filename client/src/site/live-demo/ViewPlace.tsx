import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from '../../router/index.ts'

interface ViewPlaceProps {
  /** The query of the view that was last seen. */
  seen: RefObject<string>
  children: ReactNode
}

/** Where a view stands. On a step to another one, focus goes to its heading, and the heading into sight. */
export function ViewPlace({ seen, children }: ViewPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  useEffect(() => {
    if (seen.current === search) return
    seen.current = search
    const heading = place.current?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    if (heading && heading.getBoundingClientRect().top < 0) place.current?.scrollIntoView()
  }, [seen, search])
  return (
    <div ref={place} className="scroll-mt-20 p-4 sm:p-6 print:p-0">
      {children}
    </div>
  )
}
