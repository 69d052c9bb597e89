import {
  type PricebookChange,
  type PricebookColumn,
  type PricebookValues,
  pricebookColumns,
} from './pricebook.rules.ts'

export interface PricebookProduct {
  id: string
  listed: boolean
  values: PricebookValues
  pageId: string | null
  /** Values last sent, or about to be sent when creating the page began. */
  sent: Partial<PricebookValues> | null
}

export interface ComingProduct {
  /** The page's id for a new product. */
  id: string
  listed: boolean
  values: PricebookValues | undefined
}

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

export interface PricebookPage {
  id: string
  values: PricebookValues
}

/**
 * Plans the changes that bring the pricebook in line with listed products. Pages are found by stored id, else by SKU,
 * else by exact name. A page that staff moved to the trash stays there, and edits in the pricebook stay until the
 * product itself changes. @param pages oldest first @param computed columns that cannot be written
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
      const isChanged = fields.length > 0 || product.pageId !== page.id
      return isChanged ? [{ ...change, kind: 'update', pageId: page.id, fields }] : []
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

/** Assigns each page to one product only. */
function createMatcher(products: PricebookProduct[], pages: PricebookPage[]) {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const assigned = new Set(products.map(({ pageId }) => pageId))
  const free = pages.filter(({ id }) => !assigned.has(id))
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
