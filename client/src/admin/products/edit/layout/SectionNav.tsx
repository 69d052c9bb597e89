import './section-nav.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { editWords as words } from '../edit.words.ts'
import { sectionAnchor, sections } from '../sections.ts'
import type { Sections } from './useSections.ts'

interface SectionNavProps {
  state: Sections
  /** Beside or below the list. */
  children: ReactNode
}

/** Lists the form's sections and marks the current one and those with errors: a list at the side, a select on phones. */
export function SectionNav({ state, children }: SectionNavProps) {
  const t = useTranslate()
  const { current, hasError, goTo } = state
  return (
    <div className="section-nav sticky top-14 z-10 -mx-4 flex items-center gap-2 border-b border-hairline bg-surface px-4 py-2 lg:top-19 lg:mx-0 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:content-start lg:gap-3 lg:self-start lg:overflow-y-auto lg:border-0 lg:p-0">
      <label className="min-w-0 flex-1 lg:hidden">
        <span className="sr-only">{t(words.sections)}</span>
        <select
          className="control w-full truncate"
          value={current}
          onChange={({ target }) => {
            const section = sections.find(({ id }) => id === target.value)
            if (section) goTo(section.id)
          }}
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {hasError(id) ? t(words.withError)(t(title)) : t(title)}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label={t(words.sections)} className="hidden lg:block">
        <ol className="grid">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${sectionAnchor(id)}`}
                aria-current={id === current ? 'location' : undefined}
                className="flex min-h-9 items-center gap-2 border-l-2 border-hairline px-3 py-1 text-fine leading-snug text-ink-quiet hover:text-ink aria-[current]:border-signal aria-[current]:font-semibold aria-[current]:text-ink"
                onClick={(event) => {
                  event.preventDefault() // the address keeps its state, with the list to go back to
                  goTo(id)
                }}
              >
                <span className="min-w-0">{t(title)}</span>
                {hasError(id) && (
                  <>
                    <CircleAlert aria-hidden="true" className="ml-auto size-4 flex-none text-danger" />
                    <span className="sr-only">{t(words.hasError)}</span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  )
}
