import { ChevronDown } from 'lucide-react'
import type { JobRole } from '#contract/site/company.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { careersCopy } from './careers.words.ts'

/** A role in one line; opened, the whole of it. */
export function RoleEntry({ id, role }: { id: string; role: JobRole }) {
  const t = useTranslate()
  const name = t(role.name)
  return (
    <details id={id} className="group border-b border-hairline">
      <summary className="relative grid min-h-14 list-none grid-cols-[auto_auto_1fr] items-center gap-x-4 py-3 pr-8 hover:text-signal [&::-webkit-details-marker]:hidden md:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)]">
        <h3 className="col-span-full text-body font-semibold md:col-1">{name}</h3>
        <span className="text-ink-quiet text-fine">{t(role.team)}</span>
        <span className="text-ink-quiet text-fine">{t(role.place)}</span>
        <span className="text-ink-quiet text-fine">{t(role.terms)}</span>
        <ChevronDown
          aria-hidden="true"
          className="absolute top-5 right-0 size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-x-12 gap-y-6 pt-2 pb-8 md:grid-cols-3">
        <RoleList title={t(careersCopy.does)} items={t(role.does)} />
        <RoleList title={t(careersCopy.needs)} items={t(role.needs)} />
        <div>
          <h4 className="text-ink-quiet text-fine">{t(careersCopy.firstMonths)}</h4>
          <p className="mt-1">{t(role.firstMonths)}</p>
          <p className="mt-5">
            <ApplyLink
              subject={t(careersCopy.subject)(name)}
              label={t(careersCopy.apply)}
              name={t(careersCopy.applyFor)(name)}
            />
          </p>
        </div>
      </div>
    </details>
  )
}

/** @param items a line each */
function RoleList({ title, items }: { title: string; items: string }) {
  const lines = items.split('\n').filter((line) => line.trim() !== '')
  return (
    <div>
      <h4 className="text-fine text-ink-quiet">{title}</h4>
      <ul className="list-disc pl-4.5">
        {lines.map((line) => (
          <li key={line} className="mt-1 marker:text-signal">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
