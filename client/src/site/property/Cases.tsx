import { useTranslate } from '../../i18n/language.tsx'
import { cases, type PropertyCase } from './cases.words.ts'
import { propertyWords } from './property.words.ts'

export function Cases() {
  const t = useTranslate()
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.cases)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(propertyWords.casesLead)}</p>
      <ul className="mt-5 border-t border-ink">
        {cases.map((item) => (
          <li
            key={item.id}
            className="grid gap-y-3 gap-x-8 py-5 border-b border-hairline lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]"
          >
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
    { label: t(propertyWords.before), value: before, tone: 'fill-edge' },
    { label: t(propertyWords.after), value: after, tone: 'fill-signal' },
  ]
  return (
    <div>
      <p className="text-fine text-ink-quiet">{t(measure)}</p>
      <dl>
        {bars.map(({ label, value, tone }) => (
          <div key={label} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center text-fine">
            <dt>{label}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-3 items-center">
              <svg className="block w-full" aria-hidden="true" height="10">
                <rect className={tone} width={`${(100 * value) / before}%`} height="10" />
              </svg>
              <span className="text-right font-semibold">
                {value} {t(unit)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
