import type { CatalogueRecord } from '#contract/fields/product.ts'
import { skuKey } from '#server/modules/catalogue/index.ts'
import type { MirrorProduct } from './import.repo.ts'

export interface NewPage {
  pageId: string
  createdAt: string | null
  record: Pick<CatalogueRecord, 'name' | 'sku'>
}

export interface Kin {
  id: string
  name: string
  /** SKU of the record, and as last agreed with Notion. */
  sku: string | null
  agreedSku: string | null
  pageId: string | null
  isRetired: boolean
}

export interface Links {
  linked: Map<string, Kin>
  leftOut: Map<string, string>
}

/**
 * Decides which products new pages belong to. A page with the SKU of a product whose own page is gone becomes its page.
 * A page with the SKU of a product that still has its page is left out: only people know which is meant. A page without
 * a SKU is linked by its exact name if page, name and product are unambiguous, the product has no SKU, and its own page
 * has just gone. @param kin products with these SKUs or names @param lives whether the product's own page is still
 * listed @param skusOf SKUs of a product here and in Notion
 */
export function linksOf(
  pages: NewPage[],
  kin: Kin[],
  { lives, skusOf }: { lives: (one: Kin) => boolean; skusOf: (one: Kin) => (string | null)[] },
): Links {
  const links: Links = { linked: new Map(), leftOut: new Map() }
  const bearers = new Map(kin.filter(lives).flatMap((one) => skusOf(one).map((sku) => [skuKey(sku), one.name])))
  const free = kin.filter((one) => !lives(one)).toSorted(byUse)
  const bySku = Map.groupBy(
    free.flatMap((one) => keysOf(one).map((key) => ({ key, one }))),
    ({ key }) => key,
  )
  const taken = new Set<string>()
  const oldestFirst = pages.toSorted((a, b) => order(a.createdAt ?? '', b.createdAt ?? ''))
  for (const { pageId, record } of oldestFirst) {
    const key = skuKey(record.sku)
    if (key === undefined) continue
    const bearer = bearers.get(key)
    if (bearer !== undefined) {
      links.leftOut.set(pageId, bearer)
      continue
    }
    bearers.set(key, record.name)
    const match = bySku.get(key)?.find(({ one }) => !taken.has(one.id))?.one
    if (!match) continue
    taken.add(match.id)
    links.linked.set(pageId, match)
  }
  for (const [pageId, one] of namesakes(pages, kin)) if (!lives(one)) links.linked.set(pageId, one)
  return links
}

/** Pairs pages and products whose name occurs once on both sides. */
function namesakes(pages: NewPage[], kin: Kin[]): [string, Kin][] {
  const nameless = pages.filter(({ record }) => skuKey(record.sku) === undefined)
  const isFit = ({ sku, agreedSku, pageId, isRetired }: Kin) =>
    pageId !== null && !isRetired && skuKey(sku) === undefined && skuKey(agreedSku) === undefined
  const byName = Map.groupBy(kin.filter(isFit), ({ name }) => name)
  return [...Map.groupBy(nameless, ({ record }) => record.name)].flatMap(([name, found]): [string, Kin][] => {
    const [page, ...others] = found
    const [one, ...more] = byName.get(name) ?? []
    return page && one && others.length === 0 && more.length === 0 ? [[page.pageId, one]] : []
  })
}

function keysOf({ sku, agreedSku }: Kin): string[] {
  return [...new Set([agreedSku, sku].flatMap((one) => skuKey(one) ?? []))]
}

function byUse(a: Kin, b: Kin): number {
  return Number(a.isRetired) - Number(b.isRetired) || order(b.id, a.id)
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns whether the product changes to this page. False for the page that a push just created for it. */
export function isLinked(
  product: Pick<MirrorProduct, 'notionPageId' | 'pushStartedAt'>,
  { pageId }: { pageId: string },
): boolean {
  return product.notionPageId === null ? product.pushStartedAt === null : product.notionPageId !== pageId
}
