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
    <details id={id} className="role">
      <summary>
        <h3>{name}</h3>
        <span>{t(role.team)}</span>
        <span>{t(role.place)}</span>
        <span>{t(role.terms)}</span>
        <ChevronDown aria-hidden="true" className="role-mark" />
      </summary>
      <div className="role-body">
        <RoleList title={t(careersCopy.does)} items={t(role.does)} />
        <RoleList title={t(careersCopy.needs)} items={t(role.needs)} />
        <div>
          <h4>{t(careersCopy.firstMonths)}</h4>
          <p>{t(role.firstMonths)}</p>
          <p className="role-apply">
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
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
