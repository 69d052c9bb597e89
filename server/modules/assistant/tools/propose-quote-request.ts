import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { pageSource } from './page-sources.ts'
import { pricedList } from './price-lines.ts'
import { converter, productSource } from './product-cards.rules.ts'
import { type Answered, type ToolContext, ToolRefusal, type ToolServices } from './tool-context.ts'

export function proposeQuoteRequest(services: ToolServices) {
  return async (
    { lines: asked, currency, message }: ToolInput<'propose_quote_request'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'propose_quote_request'>>> => {
    const { lines, totals, products } = await pricedList(services, asked, converter(currency, services.rates()))
    const tooFew = lines.find(({ isBelowMinimum }) => isBelowMinimum)
    if (tooFew) {
      const { slug, minimumOrder, quantity } = tooFew
      throw new ToolRefusal('tool.below_minimum', { product: slug, minimum: minimumOrder ?? 1, quantity })
    }
    const { once, monthly, yearly, firstYear, onRequest } = totals
    return {
      output: {
        kind: 'quote',
        currency,
        lines: lines.map(({ slug, name, sku, quantity, unitPrice, period, total, connectivityFee }) => ({
          slug,
          name,
          sku,
          quantity,
          unitPrice,
          period,
          total,
          connectivityFee,
        })),
        totals: { once, monthly, yearly, firstYear },
        onRequest,
        message,
      },
      sources: [pageSource('/quote', language), ...products.map((product) => productSource(product, language))],
    }
  }
}
