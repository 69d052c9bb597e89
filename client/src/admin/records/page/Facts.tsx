import type { ReactNode } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Dash } from '../../ui/values.tsx'

/** A term and its value; an empty value is shown as a dash. */
export type Fact = [name: Bilingual, value: ReactNode]

export function Facts({ facts }: { facts: Fact[] }) {
  const t = useTranslate()
  return (
    <dl className="message-facts">
      {facts.map(([name, value]) => (
        <div key={name.en} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-1">
          <dt className="text-ink-quiet">{t(name)}</dt>
          <dd className="wrap-anywhere">{value || <Dash />}</dd>
        </div>
      ))}
    </dl>
  )
}
