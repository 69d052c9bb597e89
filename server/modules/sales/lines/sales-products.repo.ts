import * as z from 'zod/mini'
import { type Category, type PricePeriod, type VolumePrice, volumePriceSchema } from '#contract/catalogue/products.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Product fields that lines copy. Prices are in HKD. */
export interface SalesProduct {
  id: string
  name: string
  nameEn: string | null
  sku: string | null
  category: Category
  period: PricePeriod
  /** Price of a single piece. */
  listPrice: number | null
  volumePrices: VolumePrice[]
  minSellingPrice: number | null
  /** Yearly connectivity fee. */
  connectivityFee: number | null
}

export function createSalesProductsRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns products by id; unknown ids are missing. Includes retired products, whose remaining stock may be sold.
     */
    async byIds(ids: string[]): Promise<Map<string, SalesProduct>> {
      const rows = await database.product.findMany({
        where: { id: { in: ids } },
        select: {
          id: true,
          name: true,
          nameEn: true,
          sku: true,
          category: true,
          msrp: true,
          pricePeriod: true,
          volumePrices: true,
          minSellingPrice: true,
          connectivityAnnualFee: true,
        },
      })
      return new Map(
        rows.map(({ msrp, pricePeriod: period, volumePrices, minSellingPrice, connectivityAnnualFee, ...product }) => [
          product.id,
          {
            ...product,
            period,
            listPrice: msrp?.toNumber() ?? null,
            volumePrices: z.array(volumePriceSchema).parse(volumePrices),
            minSellingPrice: minSellingPrice?.toNumber() ?? null,
            connectivityFee: connectivityAnnualFee?.toNumber() ?? null,
          },
        ]),
      )
    },
  }
}
