import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/language-values.ts'
import { quoteLinesMax, quoteQuantityMax } from '#contract/sales/quote-limits.ts'
import { createStoredList, useStoredList } from './stored-list.ts'

const slugMax = 200

/** A product that a buyer would like quoted, or a plan or our work (contract/sales/offerings.ts); no two lines are of the same one. */
export interface BasketLine {
  slug: string
  quantity: number
  note: string
  /** As the buyer saw the product when it was added: what to call it once it is gone, and whether its price has moved. */
  name: string
  nameEn: string | null
  /** HKD. */
  listPrice: number | null
}

/** What a plan or our work is called, as a line keeps it. */
export function storedName(name: Bilingual): Pick<BasketLine, 'name' | 'nameEn'> {
  return { name: name['zh-TW'] || name.en, nameEn: name.en || null }
}

const basket = createStoredList<BasketLine>('quoteBasket', lineIn)

/** By hand: each page reads it, and a schema's library would come with each. */
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

/** The quotation that the buyer is putting together in this browser. */
export function useQuoteBasket(): readonly BasketLine[] {
  return useStoredList(basket)
}

/** A product and how many of it. */
export interface Wanted {
  product: ProductSummary
  quantity: number
}

/**
 * Adds products; more of one that is there already counts up.
 * @returns those that found no room: a request holds `quoteLinesMax` products
 */
export function addToBasket<Item extends Wanted>(wanted: readonly Item[]): Item[] {
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
 * Puts lines in as they are, in place of those of the same thing: a system that is put in twice is one system.
 * @returns those that found no room
 */
export function putIntoBasket(wanted: readonly BasketLine[]): BasketLine[] {
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

function lineOf({ product, quantity }: Wanted): BasketLine {
  const { slug, name, nameEn, price, minimumOrder } = product
  return { slug, quantity: clampQuantity(quantity, minimumOrder ?? 1), note: '', name, nameEn, listPrice: price.msrp }
}

/** The nearest whole number that can be asked for. @param least the product's minimum order */
export function clampQuantity(quantity: number, least = 1): number {
  return Math.min(quoteQuantityMax, Math.max(least, Math.round(quantity) || 1))
}

export function changeLine(slug: string, change: Partial<Pick<BasketLine, 'quantity' | 'note'>>): void {
  basket.update((lines) => lines.map((line) => (line.slug === slug ? { ...line, ...change } : line)))
}

export function removeLine(slug: string): void {
  basket.update((lines) => lines.filter((line) => line.slug !== slug))
}

/** Puts a removed line back where it was. */
export function restoreLine(line: BasketLine, index: number): void {
  basket.update((lines) =>
    lines.some(({ slug }) => slug === line.slug) ? lines : lines.toSpliced(Math.min(index, lines.length), 0, line),
  )
}

/** Takes the lines of a request that was sent out, and leaves what another tab has added since. */
export function removeSentLines(sent: readonly BasketLine[]): void {
  basket.update((lines) => lines.filter((line) => !sent.some(({ slug }) => slug === line.slug)))
}
