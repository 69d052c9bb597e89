import type { CatalogueRecord } from '#contract/fields/product.ts'
import { skuKey } from '#server/modules/catalogue/index.ts'
import type { MirrorProduct } from './import.repo.ts'

/** A page that no product has yet. */
export interface NewPage {
  pageId: string
  createdAt: string | null
  record: Pick<CatalogueRecord, 'name' | 'sku'>
}

/** A product that bears the SKU of a page, or its name. */
export interface Kin {
  id: string
  name: string
  /** Of its record, and of its page as last agreed. */
  sku: string | null
  agreedSku: string | null
  pageId: string | null
  isRetired: boolean
}

/** What new pages are to the products that there are. */
export interface Links {
  /** By page: the product that it is a page of from now on. */
  linked: Map<string, Kin>
  /** By page: the name of what bears its SKU, and lives. */
  leftOut: Map<string, string>
}

/**
 * A product is its SKU, then its page. A new page that bears the SKU of a product whose own page is gone becomes its page; one that
 * bears the SKU of what lives is left out, for which of the two is meant only people know. Of pages without a SKU, one that alone
 * bears the exact name of the one product so called, which has none either, becomes its page where that one has just gone.
 * @param kin of the SKUs and names of these pages
 * @param lives whether the product's own page is still listed
 * @param skusOf what a product that lives is called here or in Notion
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

/** The one page and the one product that bear a name. */
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

/** What its page was called comes first. */
function keysOf({ sku, agreedSku }: Kin): string[] {
  return [...new Set([agreedSku, sku].flatMap((one) => skuKey(one) ?? []))]
}

/** What is listed goes before what is off the list. */
function byUse(a: Kin, b: Kin): number {
  return Number(a.isRetired) - Number(b.isRetired) || order(b.id, a.id)
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether a product gets this page in place of another, or of none; one that was made for it is its own. */
export function isLinked(
  product: Pick<MirrorProduct, 'notionPageId' | 'pushStartedAt'>,
  { pageId }: { pageId: string },
): boolean {
  return product.notionPageId === null ? product.pushStartedAt === null : product.notionPageId !== pageId
}
