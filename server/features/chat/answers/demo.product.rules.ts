import type { Language } from '#contract/languages.ts'
import type { ProductSummary } from '#contract/products.ts'
import type { Asked } from './asked.rules.ts'
import { periodWords, quantityWords, productSentences as say } from './demo.words.ts'
import { sentencesOf, termsOf } from './sentences.rules.ts'
import type { Source } from './source.ts'

interface Detail {
  name: string
  value: string
}

/** Which details a question of each kind is about, by their names in either language. */
const detailNames: Partial<Record<Asked, RegExp>> = {
  battery: /電池|供電|續航|battery|power|supply/i,
  range: /距離|範圍|覆蓋|range|coverage/i,
  protection: /防護|防水|防塵|protection|ingress|\bIP\b/i,
  temperature: /溫度|temperature/i,
  frequency: /頻|frequenc|band/i,
  rate: /速率|頻寬|rate|bandwidth/i,
  size: /尺寸|大小|重量|dimension|size|weight/i,
  accuracy: /準確|精度|accura/i,
  network: /連接|網絡|connect|network/i,
  integration: /整合|介面|integrat|interface/i,
}

export const detailsMax = 3

/**
 * What the demo mode says of a product: its name, its price as the site shows it, its stock, and the details that the
 * question is about.
 * @returns one line of Markdown, without a citation
 */
export function productLine(source: Source, product: ProductSummary, language: Language, question: Question): string {
  const isInFull = question.asked.has('price')
  const parts = [
    ...priceOf(product, language, isInFull),
    stockOf(product, language),
    ...detailsFor(source, product, language, question).map(({ name, value }) =>
      language === 'en' ? `${lowered(name)}: ${value}` : `${name}：${value}`,
    ),
  ]
  return language === 'en'
    ? `**${nameOf(product, language)}** – ${parts.join('; ')}`
    : `**${nameOf(product, language)}**：${parts.join('；')}`
}

export interface Question {
  asked: Set<Asked>
  terms: Set<string>
}

export function nameOf(product: ProductSummary, language: Language): string {
  return language === 'en' ? (product.nameEn ?? product.name) : product.name
}

/** A name's first word in a sentence; abbreviations stay. */
function lowered(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? `${name[0]?.toLowerCase()}${name.slice(1)}` : name
}

function amountOf(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return `HK$${amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

function priceOf({ price }: ProductSummary, language: Language, isInFull: boolean): string[] {
  if (price.msrp === null) return [say.onRequest[language]()]
  const listed = say.price[language](amountOf(price.msrp) + periodWords[price.period][language])
  if (!isInFull) return [listed]
  const { annualFee } = price.connectivity
  return [
    listed,
    ...(annualFee === 0 ? [say.noFee[language]()] : annualFee ? [say.fee[language](amountOf(annualFee))] : []),
    ...(price.firstYearTotal !== null && price.firstYearTotal !== price.msrp
      ? [say.firstYear[language](amountOf(price.firstYearTotal))]
      : []),
  ]
}

function stockOf({ stockStatus, stockQuantity, category }: ProductSummary, language: Language): string {
  if (stockStatus === 'out-of-stock') return say.outOfStock[language]()
  const count = quantityWords[category][language](stockQuantity)
  return stockStatus === 'low-stock' ? say.lowStock[language](count) : say.inStock[language](count)
}

/** Those that the question names, by kind or by word; each name once. */
function detailsFor(source: Source, product: ProductSummary, language: Language, { asked, terms }: Question): Detail[] {
  const wanted = [...asked].flatMap((kind) => detailNames[kind] ?? [])
  const details = detailsOf(source, product, language)
  const fitting = details.filter(
    ({ name, value }) => wanted.some((names) => names.test(name)) || sharesTerm(terms, `${name} ${value}`),
  )
  const unique = new Map(fitting.map((detail) => [detail.name, detail]))
  return [...unique.values()].slice(0, detailsMax)
}

function sharesTerm(terms: Set<string>, text: string): boolean {
  return [...termsOf(text)].some((term) => terms.has(term))
}

/** Features, then what the source's text lists as "name: value". */
function detailsOf({ text }: Source, { features, featuresEn }: ProductSummary, language: Language): Detail[] {
  const groups = language === 'en' && featuresEn.length > 0 ? featuresEn : features
  const listed = sentencesOf(text).flatMap((sentence) => {
    const [, name, value] = /^([^:：]{1,40})[:：]\s*(\S.*?)[。.;；]?$/.exec(sentence) ?? []
    return name && value ? [{ name: name.trim(), value }] : []
  })
  return [...groups.flatMap(({ items }) => items.map(({ feature, value }) => ({ name: feature, value }))), ...listed]
}
