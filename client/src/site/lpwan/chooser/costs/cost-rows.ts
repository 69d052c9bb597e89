import type { Language } from '#contract/i18n/languages.ts'
import { costItems, costOver, type Deployment, type Technology } from '#contract/lpwan.ts'
import { lpwanCopy } from '../../lpwan.words.ts'
import { chooserCopy, costItemCopy, depthCopy } from '../chooser.words.ts'
import { assumptions } from './assumptions.words.ts'
import { horizonsOf } from './horizons.ts'
import type { Dollars } from './useDollars.ts'

interface Costed {
  plan: Deployment
  /** The recommended one first. */
  fitting: Technology[]
  country: string
  language: Language
  dollars: Pick<Dollars, 'currency' | 'convert'>
}

/** The table to take away: the inputs, every item of every technology over every number of years, the assumptions. */
export function costRows({ plan, fitting, country, language, dollars: { currency, convert } }: Costed): string[][] {
  const [best] = fitting
  const amount = (dollars: number) => convert(dollars).toFixed(2)
  const inputs = [
    [chooserCopy.devices[language], String(plan.devices)],
    [chooserCopy.area[language], String(plan.squareKilometres)],
    [chooserCopy.messages[language], String(plan.messagesPerDay)],
    [chooserCopy.depth[language], depthCopy[plan.depth].name[language]],
    [chooserCopy.country[language], country],
    [chooserCopy.years[language], String(plan.years)],
    [chooserCopy.recommended[language], best?.name ?? ''],
  ]
  const heads = [lpwanCopy.technology, chooserCopy.years, chooserCopy.item].map((head) => head[language])
  const ends = [chooserCopy.low, chooserCopy.high].map((end) => `${end[language]} (${currency})`)
  const costs = fitting.flatMap((technology) =>
    horizonsOf(plan.years).flatMap((years) => {
      const cost = costOver(technology, plan, years)
      const row = (item: string, { low, high }: { low: number; high: number }) => [
        technology.name,
        String(years),
        item,
        amount(low),
        amount(high),
      ]
      return [
        ...costItems.map((item) => row(costItemCopy[item][language], cost[item])),
        row(chooserCopy.total[language], cost.total),
      ]
    }),
  )
  return [
    ...inputs,
    [],
    [...heads, ...ends],
    ...costs,
    [],
    [chooserCopy.assumptions[language]],
    ...assumptions.map((assumption) => [assumption[language]]),
  ]
}
