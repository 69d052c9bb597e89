import type { Deployment } from '#contract/catalogue/lpwan.ts'
import { criteria, type Recommendation, weights } from '#contract/catalogue/lpwan-choice.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import { lpwanCopy } from '../lpwan.words.ts'
import { chooserCopy } from './chooser.words.ts'
import { criterionCopy } from './reasons.words.ts'
import { useReasons } from './useReasons.ts'

export function Scores({ plan, recommendation }: { plan: Deployment; recommendation: Recommendation }) {
  const t = useTranslate()
  const reasons = useReasons(plan, recommendation)
  const { fitting, excluded } = recommendation
  return (
    <ScrollRegion label={t(chooserCopy.scores)}>
      <table className="lpwan-table of-figures">
        <caption>{t(chooserCopy.scores)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(lpwanCopy.technology)}</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {t(criterionCopy[criterion])} <span className="whitespace-nowrap">/ {weights[criterion]}</span>
              </th>
            ))}
            <th scope="col">{t(chooserCopy.total)}</th>
          </tr>
        </thead>
        <tbody>
          {fitting.map(({ technology, points, total }, index) => (
            <tr key={technology.id}>
              <th className={index === 0 ? 'text-signal' : undefined} scope="row">
                {technology.name}
              </th>
              {criteria.map((criterion) => (
                <td key={criterion}>{points[criterion].toFixed(1)}</td>
              ))}
              <td className="font-semibold">{total.toFixed(1)}</td>
            </tr>
          ))}
          {excluded.map(({ technology, exclusion }) => (
            <tr key={technology.id} className="text-ink-quiet">
              <th scope="row">{technology.name}</th>
              <td colSpan={criteria.length + 1} className="text-start text-fine whitespace-normal">
                {/* readable on a phone without scrolling the table sideways */}
                <span className="block max-w-[max(15rem,60vw-8rem)]">
                  {t(chooserCopy.excluded)} · {reasons.against(technology, exclusion)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
