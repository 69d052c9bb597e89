import { costOver, type Deployment, type Technology } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { ScrollRegion } from '../../../../ui/ScrollRegion.tsx'
import { lpwanCopy } from '../../lpwan.words.ts'
import { chooserCopy } from '../chooser.words.ts'
import { type Costs, horizonsOf } from './useCosts.ts'

export function CostTable({
  plan,
  technologies,
  costs,
}: {
  plan: Deployment
  technologies: Technology[]
  costs: Costs
}) {
  const t = useTranslate()
  const horizons = horizonsOf(plan.years)
  const caption = t(chooserCopy.costsCaption)(costs.currency)
  return (
    <ScrollRegion label={caption}>
      <table className="lpwan-table of-figures text-fine">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(lpwanCopy.technology)}</th>
            {horizons.map((years) => (
              <th key={years} scope="col">
                {t(chooserCopy.yearsShort)(years)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {technologies.map((technology, index) => (
            <tr key={technology.id}>
              <th className={index === 0 ? 'text-signal' : undefined} scope="row">
                {technology.name}
              </th>
              {horizons.map((years) => (
                <td key={years}>{costs.formatPlain(costOver(technology, plan, years, costs.prices).total)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
