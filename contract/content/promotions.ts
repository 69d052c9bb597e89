import * as z from 'zod/mini'
import { amountOf, centsOf, rounded } from '../catalogue/values/cents.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'
import { contentFigure, contentLine, contentText } from './texts.ts'

export const reductions = ['percent', 'price'] as const

const percentMost = 90
const priceMost = 999_999_999_999.99

const promotedSchema = z
  .strictObject({
    /** SKU, model number or address, ignoring case. */
    product: requiredLine(200),
    by: z.enum(reductions),
    /** Percent off the list price, or the price in HKD. */
    amount: contentFigure(0.01, priceMost).check(z.multipleOf(0.01)),
  })
  .check(
    z.refine(({ by, amount }) => by === 'price' || amount <= percentMost, {
      error: staffFault('percent_too_large'),
      params: { most: percentMost },
      path: ['amount'],
    }),
  )
export type Promoted = z.infer<typeof promotedSchema>

/** A limited offer: products, prices and texts. Its schedule always has an end. */
export const promotionContentSchema = z.strictObject({
  title: contentLine(60),
  text: contentText(300),
  products: z.array(promotedSchema).check(z.minLength(1), z.maxLength(50)),
})

/**
 * Returns a product's promotional price in HKD, rounded once to the cent, half away from zero.
 * @param msrp list price
 * @returns undefined unless the result is above 0 and below the list price
 */
export function promotionalPrice(msrp: number, { by, amount }: Pick<Promoted, 'by' | 'amount'>): number | undefined {
  const price = by === 'price' ? amount : amountOf(rounded(centsOf(msrp) * (10_000n - centsOf(amount)), 10_000n))
  return price > 0 && price < msrp ? price : undefined
}

/** Returns the normalized names by which a promotion may refer to a product. */
export function promotedKeys({
  sku,
  modelNumber,
  slug,
}: {
  sku: string | null
  modelNumber: string | null
  slug: string
}) {
  return [sku, modelNumber, slug].flatMap((key) => (key ? [key.toLowerCase()] : []))
}
