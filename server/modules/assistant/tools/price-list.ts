import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { isOfferingAddress } from '#contract/sales/offerings.ts'
import { pageSource } from './page-sources.ts'
import { pricedList } from './price-lines.ts'
import { converter, productSource } from './product-cards.rules.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

export function priceList(services: ToolServices) {
  return async (
    { lines: asked, currency }: ToolInput<'price_list'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'price_list'>>> => {
    const { lines, totals, products } = await pricedList(services, asked, converter(currency, services.rates()))
    const hasOfferings = lines.some(({ slug }) => isOfferingAddress(slug))
    return {
      output: { currency, lines, totals },
      sources: [
        ...products.map((product) => productSource(product, language)),
        ...(hasOfferings ? [pageSource('/property-management', language)] : []),
      ],
    }
  }
}
