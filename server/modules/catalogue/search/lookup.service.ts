import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { ProductLookup } from '#contract/sales/quote-requests.ts'
import type { PromotionOf } from '../prices-stock/prices.rules.ts'
import { summaryOf } from '../products/products.service.ts'
import type { LookupRepo } from './lookup.repo.ts'

export function createLookupService(repo: LookupRepo, promotionOf: PromotionOf) {
  return {
    async byKeys(keys: string[]): Promise<ProductLookup> {
      const rows = await repo.byKeys(keys)
      const products = new Map(rows.map(({ place, ...row }) => [place, summaryOf(row, promotionOf)]))
      return { items: keys.map((key, index) => ({ key, product: products.get(index + 1) ?? null })) }
    },

    /** Returns the only product with this name in either language; undefined where there is none, or several. */
    async byName(name: string): Promise<ProductSummary | undefined> {
      const [row, another] = await repo.byName(name)
      return row && !another ? summaryOf(row, promotionOf) : undefined
    },

    async byAddresses(addresses: string[]): Promise<Map<string, ProductSummary>> {
      const rows = await repo.byAddresses(addresses)
      return new Map(rows.map(({ address, ...row }) => [address, summaryOf(row, promotionOf)]))
    },
  }
}

export type LookupService = ReturnType<typeof createLookupService>
