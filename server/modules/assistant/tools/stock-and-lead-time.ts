import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { missingOf } from './price-lines.ts'
import { namedProduct, productSource } from './product-cards.rules.ts'
import { productByKey } from './product-keys.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

export function stockAndLeadTime({ products, lookup }: ToolServices) {
  return async (
    { products: asked }: ToolInput<'stock_and_lead_time'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'stock_and_lead_time'>>> => {
    const found = await Promise.all(
      asked.map(async ({ product: key, quantity }) => {
        const { slug } = await productByKey(lookup, key)
        return { product: await products.detail(slug), quantity }
      }),
    )
    return {
      output: {
        items: found.map(({ product, quantity }) => {
          const { tracksStock, inStock, stockQuantity, leadTimeDays, minimumOrder } = product
          const missing = quantity === undefined ? 0 : missingOf(product, quantity, product)
          return {
            ...namedProduct(product),
            tracksStock,
            inStock,
            stock: stockQuantity,
            asked: quantity ?? null,
            isEnough: quantity === undefined || !tracksStock ? null : missing === 0,
            missing,
            leadTimeDays,
            minimumOrder,
            isBelowMinimum: quantity !== undefined && quantity < (minimumOrder ?? 1),
          }
        }),
      },
      sources: found.map(({ product }) => productSource(product, language)),
    }
  }
}
