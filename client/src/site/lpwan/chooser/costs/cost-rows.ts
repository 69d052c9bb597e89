import { costItems, costOver, type Deployment, type Technology } from '#contract/catalogue/lpwan.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { inLanguage, type Phrase } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { download } from '../../../../csv/csv.ts'
import { nameOf } from '../../../catalogue/index.ts'
import { lpwanCopy } from '../../lpwan.words.ts'
import { chooserCopy, costItemCopy, depthCopy } from '../chooser.words.ts'
import { assumptions } from './assumptions.words.ts'
import { type Costs, horizonsOf } from './useCosts.ts'

interface Costed {
  plan: Deployment
  /** The recommended one first. */
  fitting: Technology[]
  country: string
  language: ReaderLanguage
  costs: Pick<Costs, 'currency' | 'prices' | 'device'>
}

/** Downloads the costs as a CSV file. */
export function saveCosts(costed: Costed): void {
  download('lpwan-cost.csv', costRows(costed))
}

/** Returns the rows of the CSV file: inputs, every item of every technology and period, assumptions. */
function costRows({ plan, fitting, country, language, costs: { currency, prices, device } }: Costed): string[][] {
  const [best] = fitting
  const t = (phrase: Phrase<string>) => inLanguage(phrase, language)
  const amount = (given: number) => given.toFixed(2)
  const inputs = [
    [t(chooserCopy.devices), String(plan.devices)],
    [t(chooserCopy.area), String(plan.squareKilometres)],
    [t(chooserCopy.messages), String(plan.messagesPerDay)],
    [t(chooserCopy.depth), t(depthCopy[plan.depth].name)],
    [t(chooserCopy.country), country],
    [t(chooserCopy.years), String(plan.years)],
    [t(chooserCopy.device), deviceText(device, language)],
    [t(chooserCopy.recommended), best?.name ?? ''],
  ]
  const heads = [lpwanCopy.technology, chooserCopy.years, chooserCopy.item].map((head) => t(head))
  const ends = [chooserCopy.low, chooserCopy.high].map((end) => `${t(end)} (${currency})`)
  const costs = fitting.flatMap((technology) =>
    horizonsOf(plan.years).flatMap((years) => {
      const cost = costOver(technology, plan, years, prices)
      const row = (item: string, { low, high }: { low: number; high: number }) => [
        technology.name,
        String(years),
        item,
        amount(low),
        amount(high),
      ]
      return [...costItems.map((item) => row(t(costItemCopy[item]), cost[item])), row(t(chooserCopy.total), cost.total)]
    }),
  )
  return [
    ...inputs,
    [],
    [...heads, ...ends],
    ...costs,
    [],
    [t(chooserCopy.assumptions)],
    ...assumptions.map((assumption) => [t(assumption)]),
  ]
}

/** Returns the name of the device used in the calculation, or says that the table's price is used. */
export function deviceText(device: ProductSummary | undefined, language: ReaderLanguage): string {
  return device ? nameOf(device, language).text : inLanguage(chooserCopy.deviceOfTable, language)
}
