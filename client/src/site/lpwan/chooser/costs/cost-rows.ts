import { costItems, costOver, type Deployment, type Technology } from '#contract/catalogue/lpwan.ts'
import { inLanguage, type Phrase } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
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
  language: ReaderLanguage
  dollars: Pick<Dollars, 'currency' | 'convert'>
}

/** The table to take away: the inputs, every item of every technology over every number of years, the assumptions. */
export function costRows({ plan, fitting, country, language, dollars: { currency, convert } }: Costed): string[][] {
  const [best] = fitting
  const said = (phrase: Phrase<string>) => inLanguage(phrase, language)
  const amount = (dollars: number) => convert(dollars).toFixed(2)
  const inputs = [
    [said(chooserCopy.devices), String(plan.devices)],
    [said(chooserCopy.area), String(plan.squareKilometres)],
    [said(chooserCopy.messages), String(plan.messagesPerDay)],
    [said(chooserCopy.depth), said(depthCopy[plan.depth].name)],
    [said(chooserCopy.country), country],
    [said(chooserCopy.years), String(plan.years)],
    [said(chooserCopy.recommended), best?.name ?? ''],
  ]
  const heads = [lpwanCopy.technology, chooserCopy.years, chooserCopy.item].map((head) => said(head))
  const ends = [chooserCopy.low, chooserCopy.high].map((end) => `${said(end)} (${currency})`)
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
        ...costItems.map((item) => row(said(costItemCopy[item]), cost[item])),
        row(said(chooserCopy.total), cost.total),
      ]
    }),
  )
  return [
    ...inputs,
    [],
    [...heads, ...ends],
    ...costs,
    [],
    [said(chooserCopy.assumptions)],
    ...assumptions.map((assumption) => [said(assumption)]),
  ]
}
