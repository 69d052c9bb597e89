import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface ViewPlaceProps {
  /** Query of the last view shown. */
  seen: RefObject<string>
  children: ReactNode
}

/** Wraps a view. On navigation to another view, focuses its heading and scrolls to it. */
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
