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
      <Hours />
      <p className="mt-2 text-fine text-ink-quiet">{t(aboutCopy.officeHours)}</p>
      <p className="measure mt-3 text-ink-quiet">{t(aboutCopy.visit)}</p>
    </section>
  )
}

const opensAt = 9
const closesAt = 18
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Draws the opening hours on a 24-hour scale. Decorative: the sentence below says the same. */
function Hours() {
  return (
    <svg viewBox="0 0 240 26" aria-hidden="true" className="w-full max-w-120 mt-5">
      {hours.map((hour) => (
        <rect
          key={hour}
          className={hour >= opensAt && hour < closesAt ? 'fill-signal' : 'fill-hairline'}
          x={hour * 10}
          width="8"
          height="10"
        />
      ))}
      {[0, 6, 9, 12, 18].map((hour) => (
        <text key={hour} className="fill-ink-quiet text-[7px]" x={hour * 10} y="23">
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  )
}
