import { languageTags } from '#contract/i18n/languages.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { type Case, casesCopy, type Measure } from './cases.words.ts'
import { changePercent } from './change.ts'

/** One case: the site and its problem, what was installed, and the figures before and after. */
export function CaseSheet({ study, number }: { study: Case; number: number }) {
  const t = useTranslate()
  return (
    <article id={study.id} className="case" aria-labelledby={`${study.id}-title`}>
      <header className="case-head">
        <h2 id={`${study.id}-title`} tabIndex={-1} className="heading text-title">
          <span aria-hidden="true" className="case-number">
            {number}
          </span>
          {t(study.site)}
        </h2>
        <p>{t(study.size)}</p>
      </header>
      <div className="plate case-plate">
        <DeviceDrawing kind={study.drawing} />
      </div>
      <section className="case-problem">
        <h3>{t(casesCopy.problem)}</h3>
        <p>{t(study.problem)}</p>
      </section>
      <section className="case-installed">
        <h3>{t(casesCopy.installed)}</h3>
        <ul>
          {study.installed.map(({ count, name, search }) => (
            <li key={search}>
              <LocalLink to={`${paths.products}?${new URLSearchParams({ search })}`} className="case-link link">
                {t(name)}
              </LocalLink>
              <span className="case-count">{t(casesCopy.quantity)(count)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="case-changed">
        <h3>{t(casesCopy.changed)}</h3>
        {study.measures.map((measure) => (
          <BeforeAfter key={measure.name.en} measure={measure} />
        ))}
        <p>{t(study.changed)}</p>
        <LocalLink to={study.solution.to} className="case-link link">
          {t(casesCopy.solution)(t(study.solution.label))}
        </LocalLink>
      </section>
    </article>
  )
}

/** Two bars on one scale; the figures beside them say the same. */
function BeforeAfter({ measure }: { measure: Measure }) {
  const t = useTranslate()
  const format = new Intl.NumberFormat(languageTags[useLanguage()])
  const largest = Math.max(measure.before, measure.after)
  const bars = [
    { label: t(casesCopy.before), value: measure.before, tone: 'before' },
    { label: t(casesCopy.after), value: measure.after, tone: 'after' },
  ]
  return (
    <dl className="case-measure">
      <dt>
        {t(measure.name)} <strong>{changePercent(measure)}</strong>
      </dt>
      {bars.map(({ label, value, tone }) => (
        <dd key={tone} className={tone}>
          <span>{label}</span>
          <svg aria-hidden="true">
            <rect width={`${(100 * value) / largest}%`} height="100%" />
          </svg>
          <span>
            {format.format(value)} {t(measure.unit)}
          </span>
        </dd>
      ))}
    </dl>
  )
}
