import { useQuery } from '@tanstack/react-query'
import type { CaseMeasure } from '#contract/content/cases.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { caseStudiesOptions } from '../../api/content.ts'
import { caseWords } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { propertyWords } from './property.words.ts'

const shownMost = 3

/** Lists the first published case studies with their first measure; renders nothing without any. */
export function Cases() {
  const t = useTranslate()
  const localized = useLocalizedText()
  const { data } = useQuery(caseStudiesOptions)
  const cases = data?.items.slice(0, shownMost) ?? []
  if (cases.length === 0) return null
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(propertyWords.cases)}</h2>
      {cases.some(({ isSample }) => isSample) && (
        <p className="measure mt-2 text-ink-quiet">{t(propertyWords.casesLead)}</p>
      )}
      <ul className="mt-5 border-t border-ink">
        {cases.map(({ key, site, size, changed, measures: [measure] }) => (
          <li
            key={key}
            className="grid gap-y-3 gap-x-8 py-5 border-b border-hairline lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]"
          >
            <div>
              <h3 className="heading text-body">
                <LocalLink to={`${paths.caseStudies}#${key}`} className="link touchable">
                  <span {...localized(site)} />
                </LocalLink>
              </h3>
              <p className="text-fine text-ink-quiet" {...localized(size)} />
            </div>
            <p className="measure whitespace-pre-line" {...localized(changed)} />
            {measure && <Comparison measure={measure} />}
          </li>
        ))}
      </ul>
      <LocalLink to={paths.caseStudies} className="link touchable mt-2">
        {t(propertyWords.allCases)}
      </LocalLink>
    </section>
  )
}

function Comparison({ measure: { name, before, after, unit } }: { measure: CaseMeasure }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  const longest = Math.max(before, after)
  const bars = [
    { label: t(caseWords.before), value: before, tone: 'fill-edge' },
    { label: t(caseWords.after), value: after, tone: 'fill-signal' },
  ]
  return (
    <div>
      <p className="text-fine text-ink-quiet" {...localized(name)} />
      <dl>
        {bars.map(({ label, value, tone }) => (
          <div key={label} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center text-fine">
            <dt>{label}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-3 items-center">
              <svg className="block w-full" aria-hidden="true" height="10">
                <rect className={tone} width={`${(100 * value) / longest}%`} height="10" />
              </svg>
              <span className="text-right font-semibold">
                {numberText(value)} <span {...localized(unit)} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
