import { ChevronDown } from 'lucide-react'
import type { JobRole } from '#contract/content/company.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { roleWords } from './careers.words.ts'

interface RoleEntryProps {
  id: string
  role: JobRole
  isOpen?: boolean
}

export function RoleEntry({ id, role, isOpen = false }: RoleEntryProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const name = localized(role.name).children
  return (
    <details id={id} open={isOpen} className="group border-b border-hairline">
      <summary className="relative grid min-h-14 list-none grid-cols-[auto_auto_1fr] items-center gap-x-4 py-3 pr-8 hover:text-signal [&::-webkit-details-marker]:hidden md:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)]">
        <h3 className="col-span-full text-body font-semibold md:col-1" {...localized(role.name)} />
        {[role.team, role.place, role.terms].map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <span key={index} className="text-ink-quiet text-fine" {...localized(text)} />
        ))}
        <ChevronDown
          aria-hidden="true"
          className="absolute top-5 right-0 size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-x-12 gap-y-6 pt-2 pb-8 md:grid-cols-3">
        <RoleList title={t(roleWords.does)} items={role.does} />
        <RoleList title={t(roleWords.needs)} items={role.needs} />
        <div>
          <h4 className="text-ink-quiet text-fine">{t(roleWords.firstMonths)}</h4>
          <p className="mt-1 whitespace-pre-line" {...localized(role.firstMonths)} />
          <p className="mt-5">
            <ApplyLink
              subject={t(roleWords.subject)(name)}
              label={t(roleWords.apply)}
              name={t(roleWords.applyFor)(name)}
            />
          </p>
        </div>
      </div>
    </details>
  )
}

function RoleList({ title, items }: { title: string; items: Bilingual }) {
  const { children, lang } = useLocalizedText()(items)
  const lines = children.split('\n').filter((line) => line.trim() !== '')
  return (
    <div>
      <h4 className="text-fine text-ink-quiet">{title}</h4>
      <ul className="list-disc pl-4.5" {...(lang && { lang })}>
        {lines.map((line) => (
          <li key={line} className="mt-1 marker:text-signal">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
