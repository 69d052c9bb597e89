import {
  type PricebookChange,
  type PricebookColumn,
  type PricebookValues,
  pricebookColumns,
} from './pricebook.rules.ts'

/** A product as the plan sees it. */
export interface PricebookProduct {
  id: string
  /** Whether it is listed, and so belongs into the pricebook. */
  listed: boolean
  values: PricebookValues
  /** The page that is kept for it. */
  pageId: string | null
  /** What was sent last, or was to be sent when the making of its page began. */
  sent: Partial<PricebookValues> | null
}

/** What a run is about to make of a product. */
export interface ComingProduct {
  /** Of its page, where the product is yet to be made. */
  id: string
  listed: boolean
  /** Undefined where it stays as it is. */
  values: PricebookValues | undefined
}

/** The products as they will be. */
export function foreseen(products: PricebookProduct[], coming: ComingProduct[]): PricebookProduct[] {
  const byId = new Map(coming.map((one) => [one.id, one]))
  const known = products.map((product) => {
    const { listed = product.listed, values = product.values } = byId.get(product.id) ?? {}
    return { ...product, listed, values }
  })
  const ids = new Set(products.map(({ id }) => id))
  const others = coming.flatMap(({ id, listed, values }) =>
    values && !ids.has(id) ? [{ id, listed, values, pageId: null, sent: null }] : [],
  )
  return [...known, ...others]
}

/** A page of the pricebook that is not in the trash. */
export interface PricebookPage {
  id: string
  /** Null too where the column is still missing. */
  values: PricebookValues
}

/**
 * What has to be done so that the pricebook tells what the listed products are. A page is found by what was kept, else by
 * SKU, else by its exact name. A page that is kept but no longer there was put in the trash by somebody: it stays there. What
 * somebody changed in the pricebook stays too, until the product itself changes.
 * @param pages oldest first
 * @param computed columns that Notion fills by itself
 */
export function planPricebook(
  products: PricebookProduct[],
  pages: PricebookPage[],
  computed: ReadonlySet<PricebookColumn>,
): PricebookChange[] {
  const columns = pricebookColumns.filter((column) => !computed.has(column))
  const pageOf = createMatcher(products, pages)
  return products.flatMap((product): PricebookChange[] => {
    const { id: productId, values } = product
    const page = pageOf(product)
    const change = { productId, name: values['Product Name'] ?? '', values }
    if (!product.listed) return page ? [{ ...change, kind: 'retire', pageId: page.id, fields: [] }] : []
    if (page) {
      const fields = differences(product, page, columns)
      const isNews = fields.length > 0 || product.pageId !== page.id
      return isNews ? [{ ...change, kind: 'update', pageId: page.id, fields }] : []
    }
    if (product.pageId !== null) return []
    const fields = columns.flatMap((field) =>
      values[field] === null ? [] : [{ field, from: null, to: values[field] }],
    )
    return [{ ...change, kind: 'create', pageId: null, fields }]
  })
}

function differences(
  { values, sent }: PricebookProduct,
  page: PricebookPage,
  columns: PricebookColumn[],
): PricebookChange['fields'] {
  return columns.flatMap((field) => {
    const [from, to] = [page.values[field], values[field]]
    const isTheirs = sent?.[field] === undefined ? to === null : sent[field] === to
    return from === to || isTheirs ? [] : [{ field, from, to }]
  })
}

/** Gives each product the page it has, each page to one product only. */
function createMatcher(products: PricebookProduct[], pages: PricebookPage[]) {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const kept = new Set(products.map(({ pageId }) => pageId))
  const free = pages.filter(({ id }) => !kept.has(id))
  const bySku = queuesBy('SKU', free)
  const byName = queuesBy('Product Name', free)
  const taken = new Set<string>()

  function take(queue: PricebookPage[] | undefined, fits: (page: PricebookPage) => boolean): PricebookPage | undefined {
    const page = queue?.find((candidate) => !taken.has(candidate.id) && fits(candidate))
    if (page) taken.add(page.id)
    return page
  }

  function search(values: Partial<PricebookValues>): PricebookPage | undefined {
    const { SKU: sku = null, 'Product Name': name = null } = values
    const sameSku = sku === null ? undefined : take(bySku.get(sku), () => true)
    const isFree = (page: PricebookPage) => sku === null || page.values.SKU === null
    return sameSku ?? (name === null ? undefined : take(byName.get(name), isFree))
  }

  return (product: PricebookProduct): PricebookPage | undefined => {
    if (product.pageId !== null) return byId.get(product.pageId)
    const begun = product.sent ? search(product.sent) : undefined
    return begun ?? (product.listed ? search(product.values) : undefined)
  }
}

function queuesBy(column: PricebookColumn, pages: PricebookPage[]): Map<string, PricebookPage[]> {
  const queues = new Map<string, PricebookPage[]>()
  for (const page of pages) {
    const value = page.values[column]
    if (value === null) continue
    const queue = queues.get(value)
    if (queue) queue.push(page)
    else queues.set(value, [page])
  }
  return queues
}
