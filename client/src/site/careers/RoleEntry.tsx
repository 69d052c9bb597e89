import { ChevronDown } from 'lucide-react'
import type { Bilingual } from '#contract/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { careersCopy, type Role } from './careers.copy.ts'

/** A role in one line; opened, the whole of it. */
export function RoleEntry({ role }: { role: Role }) {
  const t = useTranslate()
  const name = t(role.name)
  return (
    <details id={role.id} className="role">
      <summary>
        <h3>{name}</h3>
        <span>{t(role.team)}</span>
        <span>{t(role.place)}</span>
        <span>{t(role.terms)}</span>
        <ChevronDown aria-hidden="true" className="role-mark" />
      </summary>
      <div className="role-body">
        <RoleList title={t(careersCopy.does)} items={role.does} />
        <RoleList title={t(careersCopy.needs)} items={role.needs} />
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

function RoleList({ title, items }: { title: string; items: Bilingual[] }) {
  const t = useTranslate()
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item.en}>{t(item)}</li>
        ))}
      </ul>
    </div>
  )
}
