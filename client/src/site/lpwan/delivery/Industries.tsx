import { industryGroups } from '#content/lpwan/delivery.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { lpwanCopy } from '../lpwan.words.ts'
import { deliveryCopy } from './delivery.words.ts'

export function Industries() {
  const t = useTranslate()
  return (
    <section id="industries" tabIndex={-1} className="lpwan-section">
      <h2 className="heading text-title">{t(deliveryCopy.industries)}</h2>
      <ul className="mt-3 border-t border-ink">
        {industryGroups.map(({ name, uses, usual }) => (
          <li
            key={name.en}
            className="grid gap-x-8 border-b border-hairline py-3 md:grid-cols-[12rem_minmax(0,1fr)_12rem] md:items-baseline"
          >
            <h3 className="text-body font-semibold">{t(name)}</h3>
            <p>{uses.map((use) => t(use)).join(' · ')}</p>
            <p className="text-signal">
              <span className="sr-only">{t(lpwanCopy.technology)} </span>
              {usual}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
