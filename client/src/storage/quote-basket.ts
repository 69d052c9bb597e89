import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/language-values.ts'
import { quoteLinesMax, quoteQuantityMax } from '#contract/sales/offerings.ts'
import { createStoredList, useStoredList } from './stored-list.ts'

const slugMax = 200

/** A product, plan or service to be quoted, with its quantity. At most one line for each slug. */
export interface BasketLine {
  slug: string
  quantity: number
  note: string
  /** Name and price when it was added, to show once the product is gone or its price has changed. */
  name: string
  nameEn: string | null
  /** HKD. */
  listPrice: number | null
}

/** Returns the name of a plan or service in the form that a line stores. */
export function storedName(name: Bilingual): Pick<BasketLine, 'name' | 'nameEn'> {
  return { name: name['zh-TW'] || name.en, nameEn: name.en || null }
}

const basket = createStoredList<BasketLine>('quoteBasket', lineIn)

/** Validates by hand: every page reads the basket, and Zod would be loaded with each. */
function lineIn(stored: unknown): BasketLine | undefined {
  const { slug, quantity, note, name, nameEn, listPrice } = Object(stored) as Record<keyof BasketLine, unknown>
  if (typeof slug !== 'string' || slug === '' || slug.length > slugMax) return undefined
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || clampQuantity(quantity) !== quantity)
    return undefined
  if (typeof note !== 'string' || typeof name !== 'string') return undefined
  if (nameEn !== null && typeof nameEn !== 'string') return undefined
  if (listPrice !== null && (typeof listPrice !== 'number' || !Number.isFinite(listPrice))) return undefined
  return { slug, quantity, note, name, nameEn, listPrice }
}

export function useQuoteBasket(): readonly BasketLine[] {
  return useStoredList(basket)
}

export interface RequestedProduct {
  product: ProductSummary
  quantity: number
}

/**
 * Adds products; increases the quantity of those already in the basket.
 * @returns those that did not fit: a request holds `quoteLinesMax` lines
 */
export function addToBasket<Item extends RequestedProduct>(wanted: readonly Item[]): Item[] {
  const left: Item[] = []
  basket.update((lines) => {
    const next = [...lines]
    for (const item of wanted) {
      const index = next.findIndex(({ slug }) => slug === item.product.slug)
      const present = next[index]
      if (present) next[index] = { ...present, quantity: clampQuantity(present.quantity + item.quantity) }
      else if (next.length < quoteLinesMax) next.push(lineOf(item))
      else left.push(item)
    }
    return next
  })
  return left
}

/**
 * Replaces lines of the same slug, so adding a system twice does not double it.
 * @returns those that did not fit
 */
export function replaceBasketLines(wanted: readonly BasketLine[]): BasketLine[] {
  const left: BasketLine[] = []
  basket.update((lines) => {
    const next = [...lines]
    for (const line of wanted) {
      const index = next.findIndex(({ slug }) => slug === line.slug)
      const present = next[index]
      if (present) next[index] = { ...line, note: present.note }
      else if (next.length < quoteLinesMax) next.push(line)
      else left.push(line)
    }
    return next
  })
  return left
}

function lineOf({ product, quantity }: RequestedProduct): BasketLine {
  const { slug, name, nameEn, price, minimumOrder } = product
  return { slug, quantity: clampQuantity(quantity, minimumOrder ?? 1), note: '', name, nameEn, listPrice: price.msrp }
}

/**
 * Rounds and clamps to an orderable quantity.
 * @param least the product's minimum order
 */
export function clampQuantity(quantity: number, least = 1): number {
  return Math.min(quoteQuantityMax, Math.max(least, Math.round(quantity) || 1))
}

export function changeLine(slug: string, change: Partial<Pick<BasketLine, 'quantity' | 'note'>>): void {
  basket.update((lines) => lines.map((line) => (line.slug === slug ? { ...line, ...change } : line)))
}

export function removeLine(slug: string): void {
  basket.update((lines) => lines.filter((line) => line.slug !== slug))
}

/** Restores a removed line at its former position. */
export function restoreLine(line: BasketLine, index: number): void {
  basket.update((lines) =>
    lines.some(({ slug }) => slug === line.slug) ? lines : lines.toSpliced(Math.min(index, lines.length), 0, line),
  )
}

/** Removes the lines that were sent, and keeps those that another tab has added since. */
export function removeSentLines(sent: readonly BasketLine[]): void {
  basket.update((lines) => lines.filter((line) => !sent.some(({ slug }) => slug === line.slug)))
}
