import Big from 'big.js'
import { baseCurrency } from '#contract/catalogue/money.ts'
import { totalsOf, yearOf } from '#contract/catalogue/prices.ts'
import {
  batterySteps,
  categories,
  eachTextFacet,
  type Price,
  type Product,
  type ProductAlternatives,
  type ProductDetail,
  type ProductImage,
  type ProductList,
  type ProductListParameters,
  type ProductListQuery,
  type ProductSummary,
  priceSteps,
  relatedProductsMax,
  withSort,
} from '#contract/catalogue/products.ts'
import { mountings } from '#contract/catalogue/values/mountings.ts'
import { withoutGaps } from '#contract/content/texts.ts'
import { picturePath } from '#contract/media.ts'
import { widthsOf } from '#contract/paths.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import { standInsOf } from '../images/renders.ts'
import { availabilityLabelOf, stockStatusOf } from '../prices-stock/availability.rules.ts'
import type { PromotionOf } from '../prices-stock/prices.rules.ts'
import { displayPriceOf } from '../prices-stock/prices.rules.ts'
import { withMeasures } from '../search/measures.rules.ts'
import type { ProductSearch } from '../search/product-search.service.ts'
import type { Lists } from './lists.ts'
import type {
  Counted,
  Counting,
  ListedRows,
  ProductRow,
  ProductsRepo,
  StoredImage,
  SummaryRow,
} from './products.repo.ts'

/** With this many matches or fewer, another search may have been meant. */
const fewFound = 2

export function createProductsService(
  repo: ProductsRepo,
  lists: Lists,
  productSearch: ProductSearch,
  promotionOf: PromotionOf,
) {
  const summary = (row: SummaryRow) => summaryOf(row, promotionOf)
  const listOf = (query: ProductListQuery, listed: ListedRows) => listedBy(query, listed, summary)

  async function missing(slug: string): Promise<ProblemError> {
    return (await repo.addressOf(slug))?.isRetired
      ? problem('product.retired', `The product at "${slug}" is no longer sold; see its /alternatives`)
      : problem('product.not_found', `No product has the address "${slug}"`)
  }

  /**
   * Searches as typed; without a result, as probably meant, or without some of the words. With few results, offers a search that finds more.
   */
  async function searched(query: ProductListQuery, counting: Counting): Promise<ProductList> {
    const { search } = query
    if (!search) return listOf(query, await lists.list(query))
    const plan = await productSearch.plan(search)
    const typed = await repo.search(query, plan, counting)
    const count = countOf(typed, 'found')
    if (count > (counting === 'totals' ? 0 : fewFound)) return listOf(query, typed)
    if (count > 0) return { ...listOf(query, typed), didYouMean: await better(query, search, count) }
    const understood = await productSearch.otherwiseFound(plan)
    if (!understood) return listOf(query, typed)
    const { meant, without, suggestions } = understood
    return { ...listOf(query, await repo.search(query, understood, counting)), meant, without, suggestions }
  }

  /**
   * Returns a product's requirements, accessories and components in order. Unlisted ones are left out, except components that were retired,
   * which are reported as such.
   */
  async function partsOf({
    id,
    requires,
    accessories,
    components,
  }: ProductRow): Promise<Pick<ProductDetail, 'parts' | 'componentProducts'>> {
    const made = [...new Set(components.map(({ sku }) => sku))]
    const wanted = [...accessories, ...made]
    const [needed, rows] = await Promise.all([
      requires.length === 0 ? [] : repo.required(requires),
      wanted.length === 0 ? [] : repo.withSkus(wanted),
    ])
    const bySku = new Map(rows.map((row) => [row.sku?.toLowerCase(), summary(row)]))
    const listed = (skus: string[]) => skus.flatMap((sku) => bySku.get(sku.toLowerCase()) ?? [])
    const gone = made.filter((sku) => !bySku.has(sku.toLowerCase()))
    const retired = new Set(gone.length === 0 ? [] : await repo.retiredSkus(gone))
    return {
      parts: {
        requires: needed.flatMap((row) => (row.id === null || row.id === id ? [] : summary(row))),
        missing: needed.flatMap((row) => (row.id === null ? row.needed : [])),
        accessories: listed(accessories),
      },
      componentProducts: made
        .map((sku) => ({ sku, product: bySku.get(sku.toLowerCase()) ?? null }))
        .filter(({ sku, product }) => product || retired.has(sku)),
    }
  }

  async function detailOf(row: ProductRow): Promise<ProductDetail> {
    const [related, parts] = await Promise.all([repo.related(row, relatedProductsMax), partsOf(row)])
    return { ...productOf(row, promotionOf), related: related.map(summary), ...parts }
  }

  async function better(query: ProductListQuery, search: string, count: number): Promise<string | null> {
    const other = await productSearch.otherwise(search)
    if (!other) return null
    const found = await repo.search({ ...query, pageSize: 1 }, other, 'totals')
    return countOf(found, 'found') > count ? other.search : null
  }

  async function read(parameters: ProductListParameters, counting: Counting): Promise<ProductList> {
    const query = withSort(parameters)
    const { query: measured, understood } = withMeasures(query)
    const answer = await searched(measured, counting)
    if (answer.total > 0 || !query.search || measured.search === query.search) return { ...answer, understood }
    const plan = { ...(await productSearch.plan(query.search)), isByLetters: true }
    const literal = listOf(query, await repo.search(query, plan, counting))
    return literal.total > 0 ? literal : { ...answer, understood }
  }

  return {
    /**
     * Returns a page with facet counts, each ignoring its own filter. Measures in a search become filters, unless only its letters
     * find something.
     */
    list: (parameters: ProductListParameters): Promise<ProductList> => read(parameters, 'facets'),

    /** Returns the same page without facet counts, nor another search with more results. */
    find: (parameters: ProductListParameters): Promise<FoundProducts> => read(parameters, 'totals'),

    /**
     * Returns a product with up to three related ones, and its components.
     * @param slug present or former: the response has the present one
     * @throws product.not_found, product.retired
     */
    async detail(slug: string): Promise<ProductDetail> {
      const row = await repo.bySlug(slug)
      if (!row) throw await missing(slug)
      return detailOf(row)
    },

    /** Returns what `detail` would say of a product that is not stored like this. */
    detailOf,

    /** Returns up to three alternatives to a product, retired or not: of its category, same subcategory first. Throws product.not_found. */
    async alternatives(slug: string): Promise<ProductAlternatives> {
      const address = await repo.addressOf(slug)
      if (!address) throw await missing(slug)
      const items = await repo.related(address, relatedProductsMax)
      return { items: items.map(summary) }
    },

    /** Returns the battery life of products, in years, by id; without those whose specifications state none. */
    async batteryYears(ids: string[]): Promise<Map<string, number>> {
      const rows = await repo.batteryYears(ids)
      return new Map(rows.map(({ id, batteryYears }) => [id, Number(batteryYears)]))
    },

    addressOf: repo.addressOf,

    addresses: repo.addresses,
    addressPages: repo.addressPages,
  }
}

export type FoundProducts = Omit<ProductList, 'facets' | 'uses' | 'didYouMean'>

export type ProductsService = ReturnType<typeof createProductsService>

function listedBy(
  query: ProductListQuery,
  listed: ListedRows,
  summary: (row: SummaryRow) => ProductSummary,
): ProductList {
  return {
    items: listed.rows.map(summary),
    total: countOf(listed, 'total'),
    page: query.page,
    pageSize: query.pageSize,
    facets: facetsOf(listed),
    uses: valuesOf(listed, 'use').map(({ value }) => value),
    understood: [],
    meant: null,
    without: [],
    didYouMean: null,
    suggestions: [],
  }
}

const byStrokes = new Intl.Collator('zh-Hant')

function facetsOf(listed: ListedRows): ProductList['facets'] {
  const stepsOf = (facet: 'price' | 'battery', isIn: (step: number) => boolean) =>
    valuesOf(listed, facet).reduce((total, { value, count }) => (isIn(Number(value)) ? total + count : total), 0)
  return {
    category: categories.map((value) => ({ value, count: countOf(listed, 'category', value) })),
    inStock: [true, false].map((value) => ({ value, count: countOf(listed, 'inStock', String(value)) })),
    ...eachTextFacet((facet) => valuesOf(listed, facet).sort((a, b) => byStrokes.compare(a.value, b.value))),
    mounting: mountings
      .map((value) => ({ value, count: countOf(listed, 'mounting', value) }))
      .filter(({ count }) => count > 0),
    price: [null, ...priceSteps].map((min, step) => {
      const next = priceSteps[step]
      const max = next === undefined ? null : next - 0.01
      return { min, max, count: stepsOf('price', (reached) => reached === step) }
    }),
    battery: batterySteps.map((min, step) => ({ min, count: stepsOf('battery', (reached) => reached > step) })),
  }
}

function countOf({ counts }: ListedRows, counted: Counted, value: string | null = null): number {
  return counts.find((count) => count.of === counted && count.value === value)?.count ?? 0
}

function valuesOf({ counts }: ListedRows, facet: Counted): { value: string; count: number }[] {
  return counts.flatMap(({ of, value, count }) => (of === facet && value !== null ? [{ value, count }] : []))
}

export function summaryOf(row: SummaryRow, promotionOf: PromotionOf): ProductSummary {
  return shown(row, promotionOf)
}

export function productOf(row: ProductRow, promotionOf: PromotionOf): Product {
  return shown(row, promotionOf)
}

function shown<Row extends SummaryRow>(row: Row, promotionOf: PromotionOf) {
  const price = priceOf(row, promotionOf)
  return {
    ...row,
    price,
    // a volume price above the promotion is no advantage
    volumePrices: row.volumePrices.filter((step) => price.msrp === null || step.price < price.msrp),
    limitedOffer: price.promotion !== undefined,
    stockStatus: stockStatusOf(row.inStock, row.stockQuantity),
    availability: availabilityLabelOf(row.inStock, row.stockQuantity),
    images: row.images.length > 0 ? row.images.map(ownImage) : standInsOf(row.sku),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function priceOf(row: SummaryRow, promotionOf: PromotionOf): Price {
  const { licenseAnnual, connectivityType, connectivityAnnualFee, connectivityDescription, pricePeriod } = row
  const msrp = amountOf(row.msrp)
  const listed: Price = {
    baseCurrency,
    displayPrice: displayPriceOf(msrp === null ? undefined : new Big(msrp), pricePeriod),
    msrp,
    period: pricePeriod,
    partnerPrice: amountOf(row.partnerPrice),
    sensorPrice: amountOf(row.sensorPrice),
    licensePrice: { annual: amountOf(licenseAnnual), currency: baseCurrency },
    connectivity: {
      type: connectivityType,
      annualFee: amountOf(connectivityAnnualFee),
      currency: baseCurrency,
      description: connectivityDescription,
    },
    firstYearTotal: amountOf(row.firstYearTotal),
  }
  const promoted = msrp === null ? undefined : promotionOf(row, msrp)
  return promoted ? { ...reduced(listed, promoted.price), promotion: promoted.promotion } : listed
}

function reduced(price: Price, msrp: number): Price {
  const { period, sensorPrice, licensePrice, connectivity, firstYearTotal } = price
  return {
    ...price,
    displayPrice: displayPriceOf(new Big(msrp), period),
    msrp,
    sensorPrice: sensorPrice === null ? null : msrp,
    licensePrice: { ...licensePrice, annual: licensePrice.annual === null ? null : yearOf(msrp, period) },
    firstYearTotal:
      firstYearTotal === null
        ? null
        : totalsOf([{ quantity: 1, unitPrice: msrp, period, connectivityFee: connectivity.annualFee }]).firstYear,
  }
}

function ownImage({ hash, name, alt, width, height }: StoredImage): ProductImage {
  const size = width && height ? { width, height } : null
  return {
    url: picturePath(hash),
    name,
    origin: 'given',
    alt: alt ? withoutGaps(alt) : null,
    size,
    widths: size ? widthsOf(size.width) : [],
  }
}

function amountOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}
