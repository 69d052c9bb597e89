import type { IndustryPage, ShownIndustry } from '#contract/content/industries.ts'
import type { Solutions } from '#contract/content/solutions.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'
import { industryWords } from './industry.words.ts'

const headClass = 'h-28 border-b border-ink pb-2 align-bottom text-fine lg:h-auto lg:pt-4'
const chosenClass = 'bg-signal-soft font-semibold text-signal'

interface FeatureTableProps {
  features: Solutions['features']
  industries: (Pick<IndustryPage, 'name' | 'features'> & Partial<Pick<ShownIndustry, 'key'>>)[]
  /** Key of the industry to highlight. */
  chosen?: string | undefined
}

export function FeatureTable({ features, industries, chosen }: FeatureTableProps) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <section id="features" tabIndex={-1} className="mt-16">
      <table className="w-full table-fixed border-collapse [&_:lang(en):not(.heading)]:leading-[1.4]">
        <caption className="text-left">
          <h2 className="heading text-title">{t(industryWords.features)}</h2>
          <span className="measure mt-1 block text-ink-quiet">{t(industryWords.featuresLead)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${headClass} w-[48%] font-normal lg:w-[34%]`}>
              <span className="sr-only">{t(industryWords.feature)}</span>
            </th>
            {industries.map(({ key = '', name }) => (
              <th key={key} scope="col" className={`${headClass} ${key === chosen ? chosenClass : 'font-normal'}`}>
                <span className="inline-block leading-[1.4] max-lg:[writing-mode:vertical-rl]" {...localized(name)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(features).map(([id, { name, detail }]) => (
            <tr key={id}>
              <th
                className="border-b border-hairline py-2.5 pr-3 text-left font-semibold lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:items-baseline"
                scope="row"
              >
                <span {...localized(name)} />
                <span className="block text-ink-quiet text-fine font-normal" {...localized(detail)} />
              </th>
              {industries.map(({ key = '', features: usual }) => (
                <td
                  key={key}
                  className={`border-b border-hairline py-2.5 text-center ${key === chosen ? chosenClass : ''}`}
                >
                  <Mark isUsual={usual.some((one) => one === id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-3 flex items-center gap-2 text-fine text-ink-quiet">
        <Square isUsual />
        {t(industryWords.usual)}
        <Square className="ml-4" />
        {t(industryWords.optional)}
      </p>
    </section>
  )
}

function Mark({ isUsual }: { isUsual: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Square isUsual={isUsual} />
      <span className="sr-only">{t(isUsual ? industryWords.usual : industryWords.optional)}</span>
    </>
  )
}

function Square({ isUsual = false, className = '' }: { isUsual?: boolean; className?: string }) {
  const tone = isUsual ? 'border-signal bg-signal' : 'border-edge'
  return <span className={`inline-block size-3 border align-[-0.05em] ${tone} ${className}`} />
}
