import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { type SectionId, sectionAnchor, sections } from '../sections.ts'
import type { Sections } from './useSections.ts'

interface FormSectionProps {
  id: SectionId
  state: Sections
  hint?: string
  children: ReactNode
}

/** Renders a card of the product form; one that may be folded has its title as a button. */
export function FormSection({ id, state, hint, children }: FormSectionProps) {
  const t = useTranslate()
  const titleId = useId()
  const section = sections.find((one) => one.id === id)
  if (!section) return null
  const isOpen = state.isOpen(id)
  return (
    <section
      id={sectionAnchor(id)}
      aria-labelledby={titleId}
      className="@container min-w-0 rounded-panel border border-hairline bg-raised"
    >
      <h2 id={titleId} tabIndex={-1} className="text-body font-semibold outline-offset-0">
        {section.isFolded ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${titleId}-fields`}
            className="flex min-h-12 w-full items-center justify-between gap-3 rounded-panel px-5 text-start hover:bg-sunken"
            onClick={() => state.toggle(id)}
          >
            {t(section.title)}
            <ChevronDown
              aria-hidden="true"
              className={`size-5 flex-none text-ink-quiet ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        ) : (
          <span className="flex min-h-12 items-center px-5">{t(section.title)}</span>
        )}
      </h2>
      <div id={`${titleId}-fields`} hidden={!isOpen}>
        <div className="grid gap-4 px-5 pt-1 pb-5">
          {hint && <p className="field-hint measure">{hint}</p>}
          {children}
        </div>
      </div>
    </section>
  )
}
