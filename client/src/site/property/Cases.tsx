import './cases.css'
import { useTranslate } from '../../i18n/language.tsx'
import { cases, type PropertyCase } from './cases.words.ts'
import { propertyWords } from './property.words.ts'

/** Three kinds of building, each with one figure before and after. */
export function Cases() {
  const t = useTranslate()
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.cases)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(propertyWords.casesLead)}</p>
      <ul className="property-cases">
        {cases.map((item) => (
          <li key={item.id}>
            <div>
              <h3 className="heading text-body">{t(item.kind)}</h3>
              <p className="text-fine text-ink-quiet">{t(item.size)}</p>
            </div>
            <p className="measure">{t(item.story)}</p>
            <Comparison item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Comparison({ item: { measure, before, after, unit } }: { item: PropertyCase }) {
  const t = useTranslate()
  const bars = [
    { label: t(propertyWords.before), value: before, tone: 'is-before' },
    { label: t(propertyWords.after), value: after, tone: 'is-after' },
  ]
  return (
    <div>
      <p className="text-fine text-ink-quiet">{t(measure)}</p>
      <dl className="comparison">
        {bars.map(({ label, value, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true" height="10">
                <rect className={tone} width={`${(100 * value) / before}%`} height="10" />
              </svg>
              <span>
                {value} {t(unit)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
