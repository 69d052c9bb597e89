import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { hkdOf } from '#contract/catalogue/prices.ts'
import type { ProductListParameters, ProductSort, ProductSummary } from '#contract/catalogue/products.ts'
import { cardOf, converter, productSource } from './product-cards.rules.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

type Input = ToolInput<'find_products'>

const sorts: Record<Input['sort'], ProductSort | undefined> = {
  relevance: undefined,
  price_low: 'price',
  price_high: '-price',
  stock_high: '-stock',
  battery_long: '-battery',
  range_long: '-range',
  newest: '-createdAt',
}

/** Pages that are read where a condition is none of the catalogue's filters. */
const pagesRead = 3
const pageSize = 100

export function findProducts({ products, rates }: ToolServices) {
  async function matching(query: ProductListParameters, input: Input) {
    const { limit, country, minStock } = input
    const first = await products.find({ ...query, pageSize: country || minStock ? pageSize : limit })
    if (!country && !minStock) return { ...first, matches: first.items }
    const pages = [first.items]
    while (pages.length < pagesRead && pages.length * pageSize < first.total) {
      pages.push((await products.find({ ...query, page: pages.length + 1, pageSize })).items)
    }
    const matches = pages.flat().filter((product) => meets(product, input))
    return { ...first, total: matches.length, matches: matches.slice(0, limit) }
  }

  return async (input: Input, { language }: ToolContext): Promise<Answered<ToolOutput<'find_products'>>> => {
    const { currency } = input
    const inHkd = (amount: number | undefined) =>
      amount === undefined ? undefined : hkdOf(amount, currency === 'HKD' ? 1 : (rates().HKD?.[currency] ?? 1))
    const { matches, total, meant, without, understood } = await matching(
      {
        search: input.query,
        category: input.category,
        connectivityType: input.connectivity,
        mounting: input.mounting,
        ipRating: input.ipRating,
        inStock: input.inStock === undefined ? undefined : input.inStock ? 'true' : 'false',
        minPrice: inHkd(input.minPrice),
        maxPrice: inHkd(input.maxPrice),
        minBattery: input.minBatteryYears,
        minRange: input.minRangeKm,
        sort: sorts[input.sort],
        page: 1,
        pageSize,
      },
      input,
    )
    const batteryYears = await products.batteryYears(matches.map(({ id }) => id))
    const toCurrency = converter(currency, rates())
    return {
      output: {
        currency,
        items: matches.map((product) => cardOf(product, toCurrency, batteryYears.get(product.id))),
        total,
        meant,
        without,
        understood: understood.map(({ name, value }) => ({ name, value })),
      },
      sources: matches.map((product) => productSource(product, language)),
    }
  }
}

function meets({ countries, tracksStock, stockQuantity }: ProductSummary, { country, minStock }: Input): boolean {
  return (!country || countries.includes(country)) && (!minStock || (tracksStock && stockQuantity >= minStock))
}
