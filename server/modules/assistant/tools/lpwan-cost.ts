import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { costItems, costOver, gatewaysFor, type Span, technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { recommend } from '#contract/catalogue/lpwan-choice.ts'
import { convert } from '#contract/catalogue/money.ts'
import { pageSource } from './page-sources.ts'
import { converter, namedProduct, productSource } from './product-cards.rules.ts'
import { productByKey } from './product-keys.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

export function lpwanCost({ lookup, rates }: ToolServices) {
  return async (
    { technologies: asked, currency, product: key, ...plan }: ToolInput<'lpwan_cost'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'lpwan_cost'>>> => {
    const product = key === undefined ? undefined : await productByKey(lookup, key)
    const price = product?.price.msrp
    const device = typeof price === 'number' ? converter(currency, rates())(price) : undefined
    const fromDollars = (dollars: number) => convert(dollars, 'USD', currency, rates()).amount
    const { fitting, excluded } = recommend(plan)
    return {
      output: {
        ...plan,
        currency,
        device: product ? namedProduct(product) : null,
        technologies: technologyIds
          .filter((id) => !asked || asked.includes(id))
          .map((id) => {
            const technology = technologies[id]
            const { total, ...items } = costOver(technology, plan, plan.years, { device, fromDollars })
            return {
              id,
              name: technology.name,
              excludedBy: excluded.find((one) => one.technology.id === id)?.exclusion ?? null,
              total,
              perDevice: { low: shareOf(total.low, plan.devices), high: shareOf(total.high, plan.devices) },
              gateways: gatewaysFor(technology, plan),
              items: costItems.map((item) => ({ item, cost: items[item] })).filter(({ cost }) => isCharged(cost)),
              batteryYears: technology.batteryYears,
              rangeKilometres: technology.rangeKilometres,
            }
          }),
        recommended: fitting[0]?.technology.id ?? null,
      },
      sources: [pageSource('/lpwan', language), ...(product ? [productSource(product, language)] : [])],
    }
  }
}

function shareOf(amount: number, devices: number): number {
  return Math.round((amount / devices) * 100) / 100
}

function isCharged({ high }: Span): boolean {
  return high > 0
}
