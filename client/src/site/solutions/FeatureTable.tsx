import { features } from '#content/solutions/features.words.ts'
import { type IndustryChoice, industries } from '#content/solutions/industries.ts'
import { industryNames } from '#content/solutions/industries.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { solutionsWords } from './solutions.words.ts'

const headClass = 'h-28 border-b border-ink pb-2 align-bottom text-fine lg:h-auto lg:pt-4'
const chosenClass = 'bg-signal-soft font-semibold text-signal'

/** What the platform does, against the industries where it is part of the usual scope; the chosen one stands out. */
export function FeatureTable({ chosen }: { chosen: IndustryChoice }) {
  const t = useTranslate()
  return (
    <section id="features" tabIndex={-1} className="mt-16">
      <table className="w-full table-fixed border-collapse [&_:lang(en):not(.heading)]:leading-[1.4]">
        <caption className="text-left">
          <h2 className="heading text-title">{t(solutionsWords.features)}</h2>
          <span className="measure mt-1 block text-ink-quiet">{t(solutionsWords.featuresLead)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${headClass} w-[48%] font-normal lg:w-[34%]`}>
              <span className="sr-only">{t(solutionsWords.feature)}</span>
            </th>
            {industries.map((industry) => (
              <th
                key={industry}
                scope="col"
                className={`${headClass} ${industry === chosen ? chosenClass : 'font-normal'}`}
              >
                <span className="inline-block leading-[1.4] max-lg:[writing-mode:vertical-rl]">
                  {t(industryNames[industry])}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ id, name, detail, usualIn }) => (
            <tr key={id}>
              <th
                className="border-b border-hairline py-2.5 pr-3 text-left font-semibold lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:items-baseline"
                scope="row"
              >
                {t(name)}
                <span className="block text-ink-quiet text-fine font-normal">{t(detail)}</span>
              </th>
              {industries.map((industry) => (
                <td
                  key={industry}
                  className={`border-b border-hairline py-2.5 text-center ${industry === chosen ? chosenClass : ''}`}
                >
                  <Mark isUsual={usualIn.includes(industry)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-3 flex items-center gap-2 text-fine text-ink-quiet">
        <Square isUsual />
        {t(solutionsWords.usual)}
        <Square className="ml-4" />
        {t(solutionsWords.optional)}
      </p>
    </section>
  )
}

function Mark({ isUsual }: { isUsual: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Square isUsual={isUsual} />
      <span className="sr-only">{t(isUsual ? solutionsWords.usual : solutionsWords.optional)}</span>
    </>
  )
}

function Square({ isUsual = false, className = '' }: { isUsual?: boolean; className?: string }) {
  const tone = isUsual ? 'border-signal bg-signal' : 'border-edge'
  return <span className={`inline-block size-3 border align-[-0.05em] ${tone} ${className}`} />
}
