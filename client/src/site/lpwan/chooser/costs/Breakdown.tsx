import { costItems, costOver, type Deployment, gatewaysFor, type Technology } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { chooserCopy, costItemCopy } from '../chooser.words.ts'
import type { Costs } from './useCosts.ts'

/** Breaks down the recommended technology's cost over the planned years, without items that cost nothing. */
export function Breakdown({ plan, technology, costs }: { plan: Deployment; technology: Technology; costs: Costs }) {
  const t = useTranslate()
  const cost = costOver(technology, plan, plan.years, costs.prices)
  const gateways = gatewaysFor(technology, plan)
  const at = (amount: number) => costs.format({ low: amount, high: amount })
  return (
    <table className="lpwan-table of-figures [&_th]:whitespace-normal">
      <caption>{t(chooserCopy.breakdown)(technology.name, plan.years)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(chooserCopy.item)}</th>
          <th scope="col">{t(chooserCopy.low)}</th>
          <th scope="col">{t(chooserCopy.high)}</th>
        </tr>
      </thead>
      <tbody>
        {costItems
          .filter((item) => cost[item].high > 0)
          .map((item) => (
            <tr key={item}>
              <th className="font-normal" scope="row">
                {t(costItemCopy[item])}
                {item === 'gateways' && (
                  <span className="text-ink-quiet"> · {t(chooserCopy.gatewayCount)(gateways.low, gateways.high)}</span>
                )}
              </th>
              <td>{at(cost[item].low)}</td>
              <td>{at(cost[item].high)}</td>
            </tr>
          ))}
        <tr className="*:border-b-0 *:font-semibold">
          <th scope="row">{t(chooserCopy.total)}</th>
          <td>{at(cost.total.low)}</td>
          <td>{at(cost.total.high)}</td>
        </tr>
      </tbody>
    </table>
  )
}
