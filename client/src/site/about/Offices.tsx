import type { Company } from '#contract/content/company.ts'
import { useSite } from '../../api/site.ts'
import { entryClass, OfficeEntry } from '../../content/index.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { aboutCopy, headOffice } from './about.words.ts'

/** Lists the offices with their hours. The head office's address comes from the site settings. */
export function Offices({ others }: { others: Company['offices'] }) {
  const t = useTranslate()
  const site = useSite()
  return (
    <section>
      <h2 className="heading text-title">{t(aboutCopy.offices)}</h2>
      <ul className="mt-3 border-t border-ink">
        <li className={entryClass}>
          <h3 className="font-semibold">{t(headOffice.city)}</h3>
          <p>
            {t(headOffice.text)}
            {site && <span className="block text-fine text-ink-quiet">{t(site.address)}</span>}
          </p>
        </li>
        {others.map((office, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
          <OfficeEntry key={index} office={office} />
        ))}
      </ul>
      <p className="mt-4">{t(aboutCopy.officeHours)}</p>
      <p className="measure mt-3 text-ink-quiet">{t(aboutCopy.visit)}</p>
    </section>
  )
}
