import {
  baseCurrency,
  type CurrencyCode,
  convert,
  currencies,
  type ExchangeRateTable,
} from '#contract/catalogue/money.ts'
import { listLine, listPriceFor, totalsOf } from '#contract/catalogue/prices.ts'
import { periodWords } from '#contract/catalogue/product-words.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { dateLocales, type Language } from '#contract/i18n/languages.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { joints, productSentences, quantityWords } from './demo.words.ts'
import { detailNamesFor, detailsFor } from './details.rules.ts'
import type { QuestionAnalysis } from './intents.rules.ts'
import { escaped } from './passage-text.rules.ts'
import { excerptOf } from './sentences.rules.ts'

/**
 * Describes a product for the demo mode: name, the details asked about, price as on the site, and stock.
 * @returns Markdown in one line, without a citation
 */
export function productSentence(
  source: Source,
  product: ProductSummary,
  language: Language,
  question: QuestionAnalysis,
  rates: ExchangeRateTable,
): string {
  const { stop, colon, space, list } = joints[language]
  const { intents } = question
  const details = detailsFor(source, product, question).join(list)
  const [price, stock] = [priceOf(product, language, question, rates), stockOf(product, language)]
  const isOffer = intents.has('price') || intents.has('stock')
  const offer = (intents.has('stock') && !intents.has('price') ? [stock, price] : [price, stock]).join(list)
  const about =
    !isOffer && (intents.has('recommend') || detailNamesFor(intents).length === 0)
      ? aboutOf(product, language, question)
      : ''
  const parts = [escaped(about), ...(isOffer ? [offer, escaped(details)] : [escaped(details), offer])].filter(
    (part) => part !== '',
  )
  const sentences = parts.map((part) => capital(part.replace(/[。.]$/, ''), language) + stop)
  return `**${escaped(nameOf(product, language))}**${colon}${sentences.join(space)}`
}

function nameOf(product: ProductSummary, language: Language): string {
  return nameIn(product, language)
}

function capital(text: string, language: Language): string {
  return inLanguage({ 'zh-TW': text, en: `${text[0]?.toUpperCase()}${text.slice(1)}` }, language)
}

/** Maximum width of the description's excerpt, in Latin characters. */
const aboutMax = 200

function aboutOf(
  { description, descriptionEn }: ProductSummary,
  language: Language,
  { intents, terms }: QuestionAnalysis,
): string {
  const text = inLanguage({ 'zh-TW': description ?? descriptionEn, en: descriptionEn ?? description }, language)
  return excerptOf(text ?? '', { terms, wanted: detailNamesFor(intents), most: aboutMax }).join(joints[language].space)
}

function priceOf(
  product: ProductSummary,
  language: Language,
  { intents, currency, quantity }: QuestionAnalysis,
  rates: ExchangeRateTable,
): string {
  const say = productSentences[language]
  const { msrp, period, connectivity, promotion } = product.price
  if (msrp === null) return say.onRequest
  const converted = (amount: number) => convert(amount, baseCurrency, currency, rates).amount
  const isConverted = currency !== baseCurrency
  const both = (amount: number, own: number | undefined) =>
    amountOf(amount) + (isConverted && own !== undefined ? say.converted(amountIn(own, currency)) : '')
  const shown = (amount: number) => both(amount, converted(amount))
  const { annualFee } = connectivity
  const each = periodWords[period][language]
  const parts = [say.listed(shown(promotion?.msrp ?? msrp) + each)]
  if (promotion) parts.push(say.offered(shown(msrp) + each, offerEndText(promotion.until, dateLocales[language])))
  if (!intents.has('price')) return parts.join(joints[language].comma)
  if (annualFee !== null) parts.push(annualFee === 0 ? say.noFee : say.fee(shown(annualFee)))
  const totals = (count: number) => {
    const [listed, own] = [undefined, converted].map(
      (inCurrency) => totalsOf([listLine(listPriceFor(product, count), count, inCurrency)]).totals,
    )
    return (listed ?? []).map(({ kind, amount }) => {
      const text = both(amount, own?.find((one) => one.kind === kind)?.amount)
      return { kind, text: kind === 'firstYear' ? say.firstYear(text) : text + periodWords[kind][language] }
    })
  }
  parts.push(...totals(1).flatMap(({ kind, text }) => (kind === 'firstYear' ? [text] : [])))
  if (quantity) {
    const [first, ...rest] = totals(quantity).map(({ text }) => text)
    parts.push(say.total(quantityWords[product.category][language](quantity), first ?? ''), ...rest)
  }
  return parts.join(joints[language].comma)
}

function amountIn(amount: number, currency: CurrencyCode): string {
  const symbol = currency === 'USD' ? 'US$' : `${currency} `
  return symbol + digitsOf(amount)
}

function amountOf(amount: number): string {
  return `${currencies.find(({ code }) => code === baseCurrency)?.symbol}${digitsOf(amount)}`
}

function digitsOf(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

function stockOf({ stockStatus, stockQuantity, category }: ProductSummary, language: Language): string {
  const say = productSentences[language]
  if (stockStatus === 'out-of-stock') return say.outOfStock
  const quantity = quantityWords[category][language](stockQuantity)
  return stockStatus === 'low-stock' ? say.lowStock(quantity) : say.inStock(quantity)
}
