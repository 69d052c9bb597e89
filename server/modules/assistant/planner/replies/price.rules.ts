import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { PricedToolLine } from '#contract/assistant/tools/tool.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { totalOver } from '#contract/catalogue/prices.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { count, money, priceOf } from '../money.rules.ts'
import { joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { nameOf, sentence } from './wording.ts'

type PriceList = ToolOutput<'price_list'>
type Facts = ToolOutput<'product_facts'>

/** Writes the price of one product: what it costs, its fee, first year, volume prices and what it needs. */
export function priceOfOne(facts: Facts, language: Language, citation: string): string {
  const { product, currency, volumePrices } = facts
  const say = priceWords[language]
  const { comma, list, space } = joints[language]
  const name = nameOf(product, language)
  if (product.price === null) return sentence(say.onRequest(name), language) + citation
  const amount = (value: number) => money(value, currency)
  const parts = [say.one(name, priceOf(product.price, product.period, currency, language), product.category)]
  if (product.period === 'month') parts.push(say.aYear(amount(product.firstYear ?? product.price * 12)))
  if (product.connectivityFee === 0) parts.push(say.freeConnectivity)
  if (product.connectivityFee && product.firstYear !== null)
    parts.push(say.fee(amount(product.connectivityFee), amount(product.firstYear)))
  if (product.usualPrice !== null && product.offerUntil)
    parts.push(say.usual(amount(product.usualPrice), product.offerUntil.slice(0, 10)))
  const steps = volumePrices.map(({ from, price }) => say.step(count(from), amount(price))).join(list)
  const minimum = product.minimumOrder ? sentence(say.minimum(count(product.minimumOrder)), language) : ''
  return [sentence(parts.join(comma), language) + citation, steps && sentence(say.volume(steps), language), minimum]
    .filter(Boolean)
    .join(space || '')
}

/** Writes the lines of a sum, each with its own. */
export function lineTexts(
  { lines, currency }: PriceList,
  language: Language,
  cite: (line: PricedToolLine) => string,
): string[] {
  const say = priceWords[language]
  const { comma } = joints[language]
  return lines.map((line) => {
    const name = nameOf(line, language)
    const citation = cite(line)
    if (line.unitPrice === null || line.total === null) return sentence(say.onRequest(name), language) + citation
    const each = priceOf(line.unitPrice, line.period, currency, language)
    const total = priceOf(line.total, line.period, currency, language)
    const isCheaper = line.singlePrice !== null && line.unitPrice < line.singlePrice
    const parts = [
      line.quantity === 1 ? say.lineOne(name, total) : say.line(name, count(line.quantity), each, total),
      ...(isCheaper ? [say.byVolume(money(line.singlePrice ?? 0, currency))] : []),
      ...(line.connectivityFee ? [say.lineFee(feeText(line, line.connectivityFee, currency))] : []),
      ...(line.isBelowMinimum ? [say.minimum(count(line.minimumOrder ?? 1))] : []),
      ...(line.missing > 0 ? [say.missing(count(line.missing))] : []),
    ]
    return sentence(parts.join(comma), language) + citation
  })
}

function feeText({ quantity }: PricedToolLine, fee: number, currency: CurrencyCode): string {
  const total = totalOver([{ quantity, unitPrice: fee, period: 'once', connectivityFee: null }], 1)
  return quantity === 1
    ? money(fee, currency)
    : `${count(quantity)} × ${money(fee, currency)} = ${money(total, currency)}`
}

/** Writes the sums of a list: of each period where lines are added, the first year, and the years asked for. */
export function totalTexts(list: PriceList, years: readonly number[], language: Language): string[] {
  const { totals, currency, lines } = list
  const say = priceWords[language]
  const amount = (value: number) => money(value, currency)
  const priced = lines.filter(({ total }) => total !== null)
  const added = (period: PricedToolLine['period']) => priced.filter((line) => line.period === period)
  const sumOf = (parts: number[], total: number) =>
    parts.length > 1 ? `${parts.map(amount).join(' + ')} = ${amount(total)}` : amount(total)
  const once = added('once').map(({ total }) => total ?? 0)
  const monthly = added('month').map(({ total }) => total ?? 0)
  const yearly = totals.yearly
  const texts = [
    ...(once.length > 1 || (once.length > 0 && (monthly.length > 0 || yearly > 0) && priced.length > 1)
      ? [say.once(sumOf(once, totals.once))]
      : []),
    ...(monthly.length > 1 ? [say.monthly(sumOf(monthly, totals.monthly))] : []),
    ...(yearly > 0 && priced.length > 1 ? [say.yearly(amount(yearly))] : []),
  ]
  const isRunning = totals.monthly > 0 || yearly > 0
  const isFirstYear =
    totals.firstYear !== totals.once && isRunning && (priced.length > 1 || totals.once > 0 || totals.monthly > 0)
  if (isFirstYear) texts.push(say.firstYear(yearSum(totals, 1, currency)))
  for (const one of years.filter((value) => value > 1))
    texts.push(say.overYears(one, isRunning ? yearSum(totals, one, currency) : amount(totals.once)))
  return texts.map((text) => sentence(text, language))
}

/** HK$12,555 + 12 × HK$399 + HK$240 = HK$17,583. */
function yearSum({ once, monthly, yearly }: PriceList['totals'], years: number, currency: CurrencyCode): string {
  const amount = (value: number) => money(value, currency)
  const total = totalOver(
    [
      { quantity: 1, unitPrice: once, period: 'once', connectivityFee: null },
      { quantity: 1, unitPrice: monthly, period: 'month', connectivityFee: null },
      { quantity: 1, unitPrice: yearly, period: 'year', connectivityFee: null },
    ],
    years,
  )
  const parts = [
    ...(once > 0 ? [amount(once)] : []),
    ...(monthly > 0 ? [`${12 * years} × ${amount(monthly)}`] : []),
    ...(yearly > 0 ? [years === 1 ? amount(yearly) : `${years} × ${amount(yearly)}`] : []),
  ]
  return parts.length === 1 && !parts[0]?.includes('×') ? amount(total) : `${parts.join(' + ')} = ${amount(total)}`
}
