import { promotedKeys, promotionalPrice, promotionContentSchema } from '#contract/content/promotions.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { LookupService, PromotionOf } from '#server/modules/catalogue/index.ts'
import type { ContentData } from './content.repo.ts'
import type { PublishedContent } from './published-content.ts'

type Entries = ReturnType<typeof current>
type Offered = Entries[number]['data']['products'][number] & { entry: Entries[number] }

function current(shown: Pick<PublishedContent, 'current'>) {
  return shown.current('promotions')
}

export function createPromotions(shown: Pick<PublishedContent, 'current'>): PromotionOf {
  let indexed: { entries: Entries; offers: Map<string, Offered[]> } | undefined

  function offers(): Map<string, Offered[]> {
    const entries = current(shown)
    if (indexed?.entries !== entries) indexed = { entries, offers: offersOf(entries) }
    return indexed.offers
  }

  return (product, msrp) => {
    const known = offers()
    if (known.size === 0) return undefined
    const found = promotedKeys(product)
      .flatMap((key) => known.get(key) ?? [])
      .flatMap((offer) => {
        const price = promotionalPrice(msrp, offer)
        return price === undefined ? [] : [{ price, entry: offer.entry }]
      })
    const [best] = found.sort((one, other) => one.price - other.price)
    if (!best?.entry.publishUntil) return undefined
    const { title, text } = best.entry.data
    return { price: best.price, promotion: { title, text, msrp, until: best.entry.publishUntil.toISOString() } }
  }
}

function offersOf(entries: Entries): Map<string, Offered[]> {
  const offers = new Map<string, Offered[]>()
  for (const entry of entries) {
    for (const promoted of entry.data.products) {
      const key = promoted.product.toLowerCase()
      offers.set(key, [...(offers.get(key) ?? []), { ...promoted, entry }])
    }
  }
  return offers
}

export async function promotionFaults(data: ContentData, lookup: Pick<LookupService, 'byKeys'>): Promise<FieldError[]> {
  const { products } = promotionContentSchema.parse(data)
  const { items } = await lookup.byKeys(products.map(({ product }) => product))
  const ids = items.map(({ product }) => product?.id)
  return products.flatMap((promoted, index) => {
    const path = `data.products.${index}`
    const found = items[index]?.product
    // a former slug finds a product, but not its promotion
    if (!found || !promotedKeys(found).includes(promoted.product.toLowerCase())) {
      return fieldError(`${path}.product`, 'unknown_product')
    }
    if (ids.indexOf(found.id) < index) return fieldError(`${path}.product`, 'product_twice')
    const msrp = found.price.promotion?.msrp ?? found.price.msrp
    if (msrp === null) return fieldError(`${path}.product`, 'on_request')
    return promotionalPrice(msrp, promoted) === undefined
      ? fieldError(`${path}.amount`, 'not_reduced', { price: msrp })
      : []
  })
}
