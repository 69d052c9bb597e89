import * as z from 'zod/mini'
import { lineAmounts } from '#contract/catalogue/prices.ts'
import { type Category, categorySchema, type PricePeriod, pricePeriods } from '#contract/catalogue/products.ts'
import type { Chance } from './sample-random.ts'

export const sampleProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  category: categorySchema,
  /** HKD. */
  msrp: z.number(),
  minSellingPrice: z.nullable(z.number()),
  pricePeriod: z.enum(pricePeriods),
  /** Connectivity fee per year, in HKD. */
  connectivityFee: z.nullable(z.number()),
  tracksStock: z.boolean(),
  /** Pieces that sample orders may still reserve. */
  free: z.number(),
})
export type SampleProduct = z.output<typeof sampleProductSchema>

export interface SampleLine {
  productId: string
  name: string
  nameEn: string | null
  sku: string | null
  category: Category
  quantity: number
  period: PricePeriod
  listPrice: number
  minSellingPrice: number | null
  unitPriceHkd: number
  discount: number
  unitPrice: number
  total: number
  totalHkd: number
  connectivityFeeHkd: number
  connectivityFee: number
}

const most: Record<Category, number> = { hardware: 36, software: 4, lpwan: 12, systems: 2 }

/** Picks one to four products, the first of the catalogue most often. @param rate units of the currency for one HKD */
export function sampleLines(chance: Chance, products: SampleProduct[], rate: number): SampleLine[] {
  const chosen = new Set<SampleProduct>()
  for (let count = chance.between(1, 4); count > 0; count -= 1) {
    const product = products[Math.floor(chance.next() ** 1.4 * products.length)]
    if (product) chosen.add(product)
  }
  return [...chosen].map((product) => {
    const quantity = 1 + Math.floor(chance.next() ** 2 * most[product.category])
    return lineOf(product, quantity, quantity >= 20 ? 10 : quantity >= 10 ? 5 : 0, rate)
  })
}

function lineOf(product: SampleProduct, quantity: number, discount: number, rate: number): SampleLine {
  const { id: productId, name, nameEn, sku, category, pricePeriod: period, msrp, minSellingPrice } = product
  const priced = { quantity, unitPriceHkd: msrp, discount, connectivityFeeHkd: product.connectivityFee ?? 0 }
  const { netPriceHkd: _net, ...amounts } = lineAmounts(priced, rate)
  const what = { productId, name, nameEn, sku, category, period, minSellingPrice }
  return { ...what, ...priced, listPrice: msrp, ...amounts }
}

/** Reduces the lines of an open order to what is in stock and takes it off `free`; lines without stock are dropped. */
export function reserved(
  lines: SampleLine[],
  products: SampleProduct[],
  rate: number,
): (SampleLine & { reserved: number })[] {
  return lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.productId)
    if (!product?.tracksStock) return [{ ...line, reserved: 0 }]
    const quantity = Math.min(line.quantity, product.free)
    if (quantity === 0) return []
    product.free -= quantity
    return [{ ...lineOf(product, quantity, line.discount, rate), reserved: quantity }]
  })
}
