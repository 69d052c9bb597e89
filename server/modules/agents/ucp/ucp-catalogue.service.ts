import {
  type CatalogLookedUp,
  type CatalogLookup,
  type CatalogProduct,
  type CatalogProductRequest,
  type CatalogSearch,
  type CatalogSearched,
  type UcpContext,
  type UcpMessage,
  type UcpProduct,
  ucpCapabilities,
  ucpEnvelope,
  variantSuffix,
} from '#contract/agents/ucp.ts'
import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { categories, type ProductSummary } from '#contract/catalogue/products.ts'
import type { LookupService, ProductsService } from '#server/modules/catalogue/index.ts'
import { hkdOfMinor, type Reading, readingOf, ucpProductOf } from './ucp-products.rules.ts'

const [searchCapability, lookupCapability] = ucpCapabilities
const usualLimit = 10

interface UcpServices {
  products: Pick<ProductsService, 'find' | 'detail'>
  lookup: Pick<LookupService, 'byKeys'>
  rates: () => ExchangeRateTable
}

/** Answers UCP's catalogue operations, by REST and MCP, with what an anonymous visitor may read. */
export function createUcpCatalogue({ products, lookup, rates }: UcpServices) {
  const reading = (context: UcpContext, origin: string): Reading => ({ ...readingOf(context), rates: rates(), origin })

  return {
    /** Walks the asked categories in turn; a cursor is the place among them and the page. */
    async search({ query, context, filters, pagination }: CatalogSearch, origin: string): Promise<CatalogSearched> {
      const how = reading(context, origin)
      const { limit = usualLimit, cursor = '0.1' } = pagination ?? {}
      const asked = filters?.categories
      const known = categories.filter((category) => asked?.includes(category))
      const among = asked ? known : [undefined]
      const [place = 0, page = 1] = cursor.split('.').map(Number)
      const inStock = stockOf(filters?.availability)
      if (place >= among.length || inStock === 'none') return searched([], { has_next_page: false, total_count: 0 })
      const { min, max } = filters?.price ?? {}
      const found = await products.find({
        search: query || undefined,
        category: among[place],
        inStock,
        ...(min !== undefined && { minPrice: hkdOfMinor(min, how) }),
        ...(max !== undefined && { maxPrice: hkdOfMinor(max, how) }),
        page,
        pageSize: limit,
      })
      const next = page * limit < found.total ? `${place}.${page + 1}` : `${place + 1}.1`
      const hasNext = page * limit < found.total || place + 1 < among.length
      const items = found.items.map((product) => ({ product, shown: ucpProductOf(product, how) }))
      return searched(
        items.flatMap(({ shown }) => shown ?? []),
        {
          ...(hasNext && { cursor: next }),
          has_next_page: hasNext,
          ...(among.length === 1 && { total_count: found.total }),
        },
        items.flatMap(({ product, shown }) => (shown ? [] : [onRequest(product.slug)])),
      )
    },

    async lookUp({ ids, context }: CatalogLookup, origin: string): Promise<CatalogLookedUp> {
      const how = reading(context, origin)
      const asked = [...new Set(ids)]
      const { items } = await lookup.byKeys(asked.map(productKeyOf))
      const found = new Map<string, { product: ProductSummary; ids: string[] }>()
      const messages: UcpMessage[] = []
      for (const [index, { product }] of items.entries()) {
        const id = asked[index] ?? ''
        if (!product) messages.push({ type: 'info', code: 'not_found', content: id })
        else found.set(product.slug, { product, ids: [...(found.get(product.slug)?.ids ?? []), id] })
      }
      const shown = [...found.values()].flatMap(({ product, ids: led }) => {
        const inputs = led.map((id) => ({
          id,
          match: id === product.slug ? ('featured' as const) : ('exact' as const),
        }))
        const made = ucpProductOf(product, how, inputs)
        if (!made) messages.push(onRequest(product.slug))
        return made ?? []
      })
      return { ucp: ucpEnvelope(lookupCapability), products: shown, messages }
    },

    async product({ id, context }: CatalogProductRequest, origin: string): Promise<CatalogProduct> {
      const { items } = await lookup.byKeys([productKeyOf(id)])
      const slug = items[0]?.product?.slug
      const detail = slug === undefined ? undefined : await products.detail(slug)
      const product = detail && ucpProductOf(detail, reading(context, origin))
      if (product) return { ucp: ucpEnvelope(lookupCapability), product, messages: [] }
      const message: UcpMessage = detail
        ? { ...onRequest(detail.slug), type: 'error', severity: 'unrecoverable' }
        : { type: 'error', code: 'not_found', content: id, severity: 'unrecoverable' }
      const page = detail ? `/products/${encodeURIComponent(detail.slug)}` : '/products'
      return {
        ucp: ucpEnvelope(lookupCapability, undefined, 'error'),
        messages: [message],
        continue_url: origin + page,
      }
    },
  }
}

export type UcpCatalogue = ReturnType<typeof createUcpCatalogue>

/** Returns the key of our catalogue that an id of a product or its variant stands for. */
export function productKeyOf(id: string): string {
  return id.endsWith(variantSuffix) ? id.slice(0, -variantSuffix.length) : id
}

function searched(
  products: UcpProduct[],
  pagination: CatalogSearched['pagination'],
  messages: UcpMessage[] = [],
): CatalogSearched {
  return { ucp: ucpEnvelope(searchCapability), products, pagination, messages }
}

function onRequest(slug: string): UcpMessage {
  return { type: 'info', code: 'price_on_request', content: slug }
}

/** @returns `none` where only states are asked for that no product has */
function stockOf(availability: string[] | undefined): 'true' | 'false' | 'none' | undefined {
  if (!availability) return undefined
  const [inStock, backorder] = [availability.includes('in_stock'), availability.includes('backorder')]
  if (inStock && backorder) return undefined
  if (!inStock && !backorder) return 'none'
  return inStock ? 'true' : 'false'
}
