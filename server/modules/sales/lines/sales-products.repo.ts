import * as z from 'zod/mini'
import { type Category, type VolumePrice, volumePriceSchema } from '#contract/catalogue/products.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** What a line of a quotation or an order takes over from the catalogue. Prices are HKD. */
export interface SalesProduct {
  id: string
  nameEn: string | null
  sku: string | null
  category: Category
  /** Of one alone. */
  listPrice: number | null
  volumePrices: VolumePrice[]
  minSellingPrice: number | null
  /** A year of its connection. */
  connectivityFee: number | null
}

/** Queries of the catalogue as sales need it. */
export function createSalesProductsRepo(database: DatabaseHandle) {
  return {
    /** By id; one that is not there is missing. A retired product is there: what is left of it may still be sold. */
    async byIds(ids: string[]): Promise<Map<string, SalesProduct>> {
      const rows = await database.product.findMany({
        where: { id: { in: ids } },
        select: {
          id: true,
          nameEn: true,
          sku: true,
          category: true,
          msrp: true,
          volumePrices: true,
          minSellingPrice: true,
          connectivityAnnualFee: true,
        },
      })
      return new Map(
        rows.map(({ msrp, volumePrices, minSellingPrice, connectivityAnnualFee, ...product }) => [
          product.id,
          {
            ...product,
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
