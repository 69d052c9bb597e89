import type { Company } from '#contract/site/company.ts'
import { useSite } from '../../api/site.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { aboutCopy, headOffice } from './about.words.ts'

export const entryClass = 'grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[12rem_minmax(0,1fr)]'

/** Places and their hours; the head office's address is the site's own. */
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
        {others.map(({ city, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
            key={index}
            className={entryClass}
          >
            <h3 className="font-semibold">{t(city)}</h3>
            <p>{t(text)}</p>
          </li>
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

/** The day as a scale of 24; the sentence below it says the same. */
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
