import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StaffFormState } from '../../../records/form/index.ts'
import type { ProductValues } from '../product-values.ts'
import { isFilled, type SectionId, sectionAnchor, sections } from '../sections.ts'

type Form = Pick<StaffFormState<ProductValues>, 'values' | 'hasErrorIn'>

/** State of the form's sections: which are open, which have errors, and which one the reader is at. */
export function useSections(form: Form) {
  const [chosen, setChosen] = useState<Partial<Record<SectionId, boolean>>>(() => {
    const filled = sections.filter((section) => isFilled(section, form.values))
    return Object.fromEntries(filled.map(({ id }) => [id, true])) // one that is emptied stays open
  })
  const place = useRef<HTMLDivElement>(null)
  const { current, pin } = useCurrentSection(place)
  const hasError = (id: SectionId) => sections.find((one) => one.id === id)?.fields.some(form.hasErrorIn) ?? false

  function isOpen(id: SectionId): boolean {
    const section = sections.find((one) => one.id === id)
    if (!section?.isFolded || hasError(id)) return true
    return chosen[id] ?? isFilled(section, form.values)
  }
  return {
    place,
    current,
    hasError,
    isOpen,
    toggle: (id: SectionId) => setChosen((others) => ({ ...others, [id]: !isOpen(id) })),
    /** Opens a section, scrolls to it and focuses its heading. */
    goTo(id: SectionId) {
      setChosen((others) => ({ ...others, [id]: true }))
      requestAnimationFrame(() => {
        const section = document.getElementById(sectionAnchor(id))
        section?.scrollIntoView()
        section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
        pin(id)
      })
    },
  }
}

export type Sections = ReturnType<typeof useSections>

/** Pixels by which a scroll position may differ from that of a jump. */
const tolerance = 4

/**
 * Follows the scroll position. The line that decides moves from the top of the window to its foot as the page is
 * scrolled, so that each section gets its turn; a section that was jumped to stays current until the next scroll.
 */
function useCurrentSection(place: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<SectionId>(sections[0]?.id ?? 'basics')
  const pinned = useRef<number>(undefined)
  useEffect(() => {
    function follow() {
      if (pinned.current !== undefined && Math.abs(window.scrollY - pinned.current) < tolerance) return
      pinned.current = undefined
      const rest = document.documentElement.scrollHeight - window.innerHeight
      const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      const line = top + 1 + (window.innerHeight - top) * (rest > 0 ? window.scrollY / rest : 0)
      const passed = sections.filter(({ id }) => {
        const element = place.current?.querySelector(`#${sectionAnchor(id)}`)
        return element && element.getBoundingClientRect().top <= line
      })
      setCurrent(passed.at(-1)?.id ?? sections[0]?.id ?? 'basics')
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [place])
  return {
    current,
    pin(id: SectionId) {
      pinned.current = window.scrollY
      setCurrent(id)
    },
  }
}
