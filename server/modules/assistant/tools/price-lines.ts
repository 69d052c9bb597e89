import { offeringAt, planOffering } from '#content/builder/offerings.ts'
import type { ListTotals, PricedToolLine } from '#contract/assistant/tools/tool.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import {
  type ListPrice,
  lineTotals,
  listLine,
  listPriceFor,
  type PricedLine,
  totalOver,
  totalsOf,
} from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { coveredNeeds, isOfferingAddress, needOf, type Offering } from '#contract/sales/offerings.ts'
import { bothNames, type Convert } from './product-cards.rules.ts'
import { productsByKeys } from './product-keys.ts'
import { ToolRefusal, type ToolServices } from './tool-context.ts'

export interface AskedLine {
  product: string
  quantity: number
}

type Sold = { address: string; quantity: number } & ({ product: ProductSummary } | { offering: Offering })

export interface PricedList {
  lines: PricedToolLine[]
  totals: ListTotals
  products: ProductSummary[]
}

/**
 * Prices a list as a request for quotation of it would be: equal lines are joined, volume prices apply, and devices whose points a plan
 * on the list covers pay no connectivity.
 * @throws ToolRefusal `tool.product_not_found`
 */
export async function pricedList(
  { lookup, plans }: Pick<ToolServices, 'lookup' | 'plans'>,
  asked: AskedLine[],
  toCurrency: Convert,
): Promise<PricedList> {
  const offered = plans().map(planOffering)
  const keys = asked.map(({ product }) => product)
  const products = await productsByKeys(
    lookup,
    keys.filter((key) => !isOfferingAddress(key)),
  )
  const sold = joined(
    asked.map(({ product: key, quantity }): Sold => {
      const product = products.get(key)
      if (product) return { address: product.slug, quantity, product }
      const offering = offeringAt(key, offered)
      if (!offering) throw new ToolRefusal('tool.product_not_found', { product: key })
      return { address: key, quantity, offering }
    }),
  )
  const needs = sold.map((line) => ('product' in line ? needOf(deviceKindOf(line.product)) : undefined))
  const covered = coveredNeeds(
    sold.map(({ address: slug, quantity }, place) => ({ slug, quantity, need: needs[place] })),
    offered,
  )
  const prices = sold.map((line, place) => priceOf(line, needs[place] !== undefined && covered.has(needs[place])))
  const priced = sold.map(({ quantity }, place) => listLine(prices[place] ?? onRequest, quantity, toCurrency))
  return {
    lines: sold.map((line, place) => lineOf(line, priced[place] ?? listLine(onRequest, line.quantity), toCurrency)),
    totals: sumsOf(priced),
    products: sold.flatMap((line) => ('product' in line ? line.product : [])),
  }
}

const onRequest: ListPrice = { listPrice: null, period: 'once', connectivityFee: null }

function joined(lines: Sold[]): Sold[] {
  const byAddress = new Map<string, Sold>()
  for (const line of lines) {
    const quantity = (byAddress.get(line.address)?.quantity ?? 0) + line.quantity
    byAddress.set(line.address, { ...line, quantity })
  }
  return [...byAddress.values()]
}

function priceOf(line: Sold, isCovered: boolean): ListPrice {
  if ('offering' in line) {
    return { listPrice: line.offering.listPrice, period: line.offering.period, connectivityFee: null }
  }
  const price = listPriceFor(line.product, line.quantity)
  return isCovered && price.connectivityFee ? { ...price, connectivityFee: 0 } : price
}

function lineOf(line: Sold, priced: PricedLine, toCurrency: Convert): PricedToolLine {
  const { unitPrice, period, connectivityFee } = priced
  const { address: slug, quantity } = line
  const prices = { quantity, unitPrice, period, connectivityFee, total: lineTotals(priced).total }
  if ('offering' in line) {
    const { name, sku } = line.offering
    const names = { 'zh-TW': name['zh-TW'] || name.en, en: name.en || name['zh-TW'] }
    const none = { nextVolume: null, minimumOrder: null, isBelowMinimum: false, missing: 0 }
    return { slug, name: names, sku, ...prices, singlePrice: unitPrice, ...none }
  }
  const { product } = line
  const single = listPriceFor(product, 1).listPrice
  const next = product.volumePrices.find(({ from }) => from > quantity)
  const { minimumOrder, tracksStock, stockQuantity } = product
  return {
    slug,
    name: bothNames(product),
    sku: product.sku,
    ...prices,
    singlePrice: single === null ? null : toCurrency(single),
    nextVolume: next ? { from: next.from, price: toCurrency(next.price) } : null,
    minimumOrder,
    isBelowMinimum: quantity < (minimumOrder ?? 1),
    missing: missingOf(product, quantity, { tracksStock, stockQuantity }),
  }
}

/** Returns how many pieces the stock does not cover. */
export function missingOf(
  { inStock }: Pick<ProductSummary, 'inStock'>,
  quantity: number,
  { tracksStock, stockQuantity }: Pick<ProductSummary, 'tracksStock' | 'stockQuantity'>,
): number {
  return tracksStock ? Math.max(0, quantity - (inStock ? stockQuantity : 0)) : 0
}

function sumsOf(priced: PricedLine[]): ListTotals {
  const { totals, firstYear, onRequest: withoutPrice } = totalsOf(priced)
  const amountOf = (kind: 'once' | 'month' | 'year') => totals.find((total) => total.kind === kind)?.amount ?? 0
  return {
    once: amountOf('once'),
    monthly: amountOf('month'),
    yearly: amountOf('year'),
    firstYear,
    fiveYears: totalOver(priced, 5),
    tenYears: totalOver(priced, 10),
    onRequest: withoutPrice,
  }
}
