import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { lookUpProducts } from '../../../api/lookup.ts'
import { clampQuantity, type RequestedProduct } from '../../../storage/quote-basket.ts'
import { readPastedLines, type UnreadableLine } from './pasted-lines.ts'

/** A pasted list matched against the catalogue: each line is in one of the two. */
export interface MatchedList {
  /** `key` is the product's name in the buyer's list. */
  matched: (RequestedProduct & { key: string })[]
  unmatched: (UnreadableLine | { text: string; problem: 'unknown' })[]
}

/** Parses a pasted list and looks up its products. */
export async function matchPastedList(text: string): Promise<MatchedList | 'nothing' | 'too-many'> {
  const { lines, unreadable } = readPastedLines(text)
  if (lines.length > quoteLinesMax) return 'too-many'
  const list: MatchedList = { matched: [], unmatched: unreadable }
  if (lines.length === 0) return unreadable.length > 0 ? list : 'nothing'
  const { items } = await lookUpProducts(lines.map(({ key }) => key))
  items.forEach(({ key, product }, index) => {
    const quantity = lines[index]?.quantity ?? 1
    const present = product && list.matched.find((match) => match.product.slug === product.slug)
    if (present) present.quantity = clampQuantity(present.quantity + quantity)
    else if (product) list.matched.push({ key, product, quantity })
    else list.unmatched.push({ text: `${key}, ${quantity}`, problem: 'unknown' })
  })
  return list
}
