import './feature-table.css'
import { features } from '#content/solutions/features.words.ts'
import { type IndustryChoice, industries } from '#content/solutions/industries.ts'
import { industryNames } from '#content/solutions/industries.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { solutionsWords } from './solutions.words.ts'

/** What the platform does, against the industries where it is part of the usual scope; the chosen one stands out. */
export function FeatureTable({ chosen }: { chosen: IndustryChoice }) {
  const t = useTranslate()
  const markOf = (industry: IndustryChoice) => (industry === chosen ? 'is-chosen' : undefined)
  return (
    <section id="features" tabIndex={-1} className="mt-16">
      <table className="feature-table">
        <caption>
          <h2 className="heading text-title">{t(solutionsWords.features)}</h2>
          <span className="measure mt-1 block text-ink-quiet">{t(solutionsWords.featuresLead)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t(solutionsWords.feature)}</span>
            </th>
            {industries.map((industry) => (
              <th key={industry} scope="col" className={markOf(industry)}>
                <span>{t(industryNames[industry])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ id, name, detail, usualIn }) => (
            <tr key={id}>
              <th scope="row">
                {t(name)}
                <span className="feature-detail">{t(detail)}</span>
              </th>
              {industries.map((industry) => (
                <td key={industry} className={markOf(industry)}>
                  <Mark isUsual={usualIn.includes(industry)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="feature-legend">
        <span className="mark is-usual" />
        {t(solutionsWords.usual)}
        <span className="mark" />
        {t(solutionsWords.optional)}
      </p>
    </section>
  )
}

function Mark({ isUsual }: { isUsual: boolean }) {
  const t = useTranslate()
  return (
    <>
      <span className={isUsual ? 'mark is-usual' : 'mark'} />
      <span className="sr-only">{t(isUsual ? solutionsWords.usual : solutionsWords.optional)}</span>
    </>
  )
}
