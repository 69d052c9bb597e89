import { buyingRows } from '#contract/catalogue/buying-rows.ts'
import { firstYearOf, totalLabels } from '#contract/catalogue/prices.ts'
import type { FeatureGroup, Product, Specification } from '#contract/catalogue/products.ts'
import { buyingCounts } from '#contract/catalogue/values/buying-words.ts'
import { offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { inLanguage, listIn, nameIn } from '#contract/i18n/in-language.ts'
import { dateLocales, type Language } from '#contract/i18n/languages.ts'

/** Writes a product as a passage: what the public sees, with present price and stock, without the partner price. */
export function productText(product: Product, language: Language): string {
  return inLanguage({ 'zh-TW': chineseText, en: englishText }, language)(product)
}

export function productTitle({ name, nameEn }: Pick<Product, 'name' | 'nameEn'>, language: Language): string {
  return nameIn({ name, nameEn }, language)
}

const connections = { lora: 'LoRaWAN', 'nb-iot': 'NB-IoT', wifi: 'Wi-Fi' } as const

function chineseText(product: Product): string {
  const { price, sku, modelNumber, inStock, stockQuantity, subcategory } = product
  const { type, annualFee, description } = price.connectivity
  const { yearly, total } = yearOf(product)
  return lines([
    product.description ?? product.descriptionEn,
    sku && `編號（SKU）：${sku}`,
    modelNumber && `型號：${modelNumber}`,
    subcategory && `類別：${subcategory}`,
    `價格：${price.msrp === null ? '按需報價' : `${hkd(price.msrp)}${{ once: '', month: '／月', year: '／年' }[price.period]}`}`,
    price.promotion &&
      `限時優惠價，至 ${offerEndText(price.promotion.until, dateLocales['zh-TW'])}；建議零售價：${hkd(price.promotion.msrp)}`,
    yearly && `${yearly.label['zh-TW']}：${hkd(yearly.amount)}／年`,
    type &&
      `連接：${connections[type]}${annualFee === null ? '' : annualFee === 0 ? '，連接年費免費' : `；年費 ${hkd(annualFee)}${description ? `（${description}）` : ''}`}`,
    total !== null && `${totalLabels.firstYear['zh-TW']}：${hkd(total)}`,
    `庫存：${inStock ? `有現貨，${stockQuantity} 件` : '暫時缺貨'}`,
    ...buyingLines(product, 'zh-TW', '：'),
    specificationLine('規格：', product.specifications, '；'),
    featureLine('特點：', product.features, '；'),
  ])
}

function englishText(product: Product): string {
  const { price, sku, modelNumber, inStock, stockQuantity, subcategory } = product
  const { type, annualFee, description } = price.connectivity
  const { yearly, total } = yearOf(product)
  const specifications = product.specificationsEn.length > 0 ? product.specificationsEn : product.specifications
  const features = product.featuresEn.length > 0 ? product.featuresEn : product.features
  return lines([
    product.descriptionEn ?? product.description,
    sku && `SKU: ${sku}`,
    modelNumber && `Model: ${modelNumber}`,
    subcategory && `Category: ${subcategory}`,
    `Price: ${price.msrp === null ? 'on request' : `${hkd(price.msrp)}${{ once: '', month: ' per month', year: ' per year' }[price.period]}`}`,
    price.promotion &&
      `Limited offer until ${offerEndText(price.promotion.until, dateLocales.en)}; list price: ${hkd(price.promotion.msrp)}`,
    yearly && `${yearly.label.en}: ${hkd(yearly.amount)} per year`,
    type &&
      `Connectivity: ${connections[type]}${annualFee === null ? '' : annualFee === 0 ? ', no annual fee (free)' : `; ${hkd(annualFee)} per year${description ? ` (${description})` : ''}`}`,
    total !== null && `${totalLabels.firstYear.en}: ${hkd(total)}`,
    `Stock: ${inStock ? `in stock, ${stockQuantity} units` : 'temporarily out of stock'}`,
    ...buyingLines(product, 'en', ': '),
    specificationLine('Specifications: ', specifications, '; '),
    featureLine('Features: ', features, '; '),
  ])
}

function buyingLines(product: Product, language: Language, separator: string): string[] {
  const { volumePrices, requires, accessories } = product
  const steps = volumePrices.map(
    ({ from, price }) => `${inLanguage(buyingCounts.fromPieces, language)(from)} ${hkd(price)}`,
  )
  const rows = buyingRows(product, language, {
    volumePrices: steps.join(inLanguage({ 'zh-TW': '；', en: '; ' }, language)),
    requires: listIn(requires, language),
    accessories: listIn(accessories, language),
    documents: null, // the assistant cannot read them
  })
  return rows.map(({ label, value }) => `${label}${separator}${value}`)
}

function yearOf(product: Product) {
  const { parts, total } = firstYearOf(product)
  const [yearly] = parts.flatMap(({ kind, label, isYearly, amount }) =>
    isYearly && kind !== 'connectivity' && amount !== null ? [{ label, amount }] : [],
  )
  return { yearly, total }
}

function lines(all: (string | null | undefined | false)[]): string {
  return all.filter(Boolean).join('\n')
}

function hkd(amount: number): string {
  return `HK$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
}

function specificationLine(label: string, specifications: Specification[], separator: string): string {
  return listed(
    label,
    specifications.map(({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ''}`),
    separator,
  )
}

function featureLine(label: string, groups: FeatureGroup[], separator: string): string {
  const items = groups.flatMap((group) => group.items.map(({ feature, value }) => `${feature} ${value}`))
  return listed(label, items, separator)
}

function listed(label: string, items: string[], separator: string): string {
  return items.length > 0 ? `${label}${items.join(separator)}` : ''
}

/** Returns whether a question contains a product's exact name, SKU or model number. */
export function isExactly({ name, nameEn, sku, modelNumber }: Product, question: string): boolean {
  const [text, letters] = [plain(question, ' '), plain(question, '')]
  const named = [name, nameEn].some((one) => one && ` ${text} `.includes(padded(plain(one, ' '))))
  return (
    named || [sku, modelNumber].some((one) => one && plain(one, '').length >= 4 && letters.includes(plain(one, '')))
  )
}

function plain(text: string, separator: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, separator)
}

function padded(name: string): string {
  return /^[a-z0-9]/.test(name) ? ` ${name} ` : name
}
