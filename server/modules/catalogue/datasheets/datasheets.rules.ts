import { buyingRows } from '#contract/catalogue/buying-rows.ts'
import {
  type FirstYearPart,
  firstYearOf,
  totalLabels,
  workingSystemOf,
  workingSystemWords,
} from '#contract/catalogue/prices.ts'
import {
  categoryLabels,
  type FeatureGroup,
  type Product,
  type ProductDetail,
  type ProductSummary,
  type Specification,
} from '#contract/catalogue/products.ts'
import { buyingCounts } from '#contract/catalogue/values/buying-words.ts'
import { offerEndText } from '#contract/catalogue/values/promotion-end.ts'
import { dateText } from '#contract/i18n/formats.ts'
import { convertedTo, halfIn, inLanguage, listIn, nameIn, orChinese } from '#contract/i18n/in-language.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { TableRow } from '#server/platform/documents/document-table.ts'
import { connectivityCopy, datasheetCopy, periodCopy } from './datasheets.words.ts'

export interface DatasheetContent {
  name: string
  otherName: string | undefined
  kind: string
  codes: TableRow[]
  description: string | undefined
  isMachineTranslated: boolean
  /** Whether texts were converted from Traditional Chinese, unchecked. */
  isConverted: boolean
  tags: string[]
  prices: TableRow[]
  components: TableRow[]
  specifications: TableRow[]
  features: TableRow[]
  buying: TableRow[]
}

export type DatasheetProduct = Product & Partial<Pick<ProductDetail, 'parts' | 'componentProducts'>>

/** Returns a datasheet's content in a language, with Chinese texts where there is no English. */
export function contentOf(product: DatasheetProduct, language: ReaderLanguage): DatasheetContent {
  const shown = orChinese(product.nameEn ? 'nameEn' : null, 'name', language)
  const described = orChinese(product.descriptionEn ? 'descriptionEn' : null, 'description', language)
  const otherName = product[shown === 'name' ? 'nameEn' : 'name']
  const written = product[shown] ?? product.name
  const name = convertedTo(language, written)
  const description = convertedTo(language, product[described])
  const use = product.subcategory && convertedTo(language, halfIn(product.subcategory, language))
  return {
    name,
    otherName: otherName && otherName !== product[shown] ? otherName : undefined,
    kind: [inLanguage(categoryLabels[product.category], language), use].filter(Boolean).join(separator),
    codes: codesOf(product, language),
    description: description ?? undefined,
    isMachineTranslated: [shown, described].some((field) => product.machineTranslated.some((name) => name === field)),
    isConverted: name !== written || description !== product[described],
    tags: convertedTo(language, product.tags),
    prices: pricesOf(product, language),
    components: product.components.map(({ sku, quantity }) => {
      const sold = product.componentProducts?.find((component) => component.sku === sku)?.product
      return convertedRow(`${quantity} × ${sold ? nameIn(sold, language) : sku}`, sold ? sku : '', language)
    }),
    specifications: orChinese(filled(product.specificationsEn), product.specifications, language).map((row) =>
      rowOf(row, language),
    ),
    features: orChinese(filled(product.featuresEn), product.features, language).flatMap((group) =>
      groupRows(group, language),
    ),
    buying: buyingRows(product, language, {
      volumePrices: null, // among the prices
      requires: namesOf(product.parts?.requires ?? [], language),
      accessories: namesOf(product.parts?.accessories ?? [], language),
      documents: product.documents.map(({ title, url }) => `${convertedTo(language, title)} ${url}`).join('\n'),
    }),
  }
}

function namesOf(products: ProductSummary[], language: ReaderLanguage): string {
  const names = products.map(({ sku, ...product }) => {
    const name = convertedTo(language, nameIn(product, language))
    return sku ? `${name} (${sku})` : name
  })
  return listIn(names, language)
}

function filled<One>(list: One[]): One[] | undefined {
  return list.length > 0 ? list : undefined
}

export const separator = ' · '

function codesOf(product: Product, language: ReaderLanguage): TableRow[] {
  const codes = [
    [inLanguage(datasheetCopy.model, language), product.modelNumber],
    [inLanguage(datasheetCopy.sku, language), product.sku],
    [inLanguage(datasheetCopy.manufacturerCode, language), product.manufacturerCode],
  ] as const
  return codes.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Lists the list price, then the parts of the first year's cost. The partner price is never shown. */
function pricesOf(product: DatasheetProduct, language: ReaderLanguage): TableRow[] {
  const { msrp, period, connectivity, promotion } = product.price
  const each = inLanguage(periodCopy[period], language)
  const value = msrp === null ? inLanguage(datasheetCopy.priceOnRequest, language) : hkd(msrp) + each
  const listLabel = inLanguage(datasheetCopy.listPrice, language)
  const list = promotion
    ? [
        { label: listLabel, value: hkd(promotion.msrp) + each },
        {
          label: `${inLanguage(datasheetCopy.offerPrice, language)} ${offerEndText(promotion.until, dateLocales[language])}`,
          value,
        },
      ]
    : [{ label: listLabel, value }]
  const volume = product.volumePrices.map(({ from, price }) => ({
    label: inLanguage(buyingCounts.fromPieces, language)(from),
    value: hkd(price) + each,
  }))
  const { parts, total } = firstYearOf(product)
  if (total === null) return [...list, ...volume]
  const { type, description } = connectivity
  const plan = description === null ? type && connectivityCopy[type] : halfIn(description, language)
  const rows = parts.map((part) => ({
    label: [inLanguage(part.label, language), part.kind === 'connectivity' && plan].filter(Boolean).join(separator),
    value: partOf(part, language),
  }))
  return [
    ...list,
    ...volume,
    ...rows,
    { label: inLanguage(totalLabels.firstYear, language), value: hkd(total), emphasis: 'total' },
    ...systemRows(product, language),
  ]
}

/** Gives the price with everything that the product does not work without, as its page does. */
function systemRows({ parts, ...product }: DatasheetProduct, language: ReaderLanguage): TableRow[] {
  const system = parts && workingSystemOf({ ...product, parts })
  if (!system) return []
  const value =
    system.total === null
      ? inLanguage(datasheetCopy.priceOnRequest, language)
      : inLanguage(workingSystemWords.from, language)(hkd(system.total))
  return [{ label: inLanguage(workingSystemWords.label, language), value }]
}

function partOf({ amount, isYearly }: FirstYearPart, language: ReaderLanguage): string {
  if (amount === null) return inLanguage(datasheetCopy.notApplicable, language)
  if (amount === 0) return inLanguage(datasheetCopy.free, language)
  return hkd(amount) + (isYearly ? inLanguage(periodCopy.year, language) : '')
}

const figures = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })

function hkd(amount: number): string {
  return `HK$${figures.format(amount)}`
}

function rowOf({ name, value, unit }: Specification, language: ReaderLanguage): TableRow {
  return convertedRow(name, unit ? `${value} ${unit}` : value, language)
}

function groupRows({ category, items }: FeatureGroup, language: ReaderLanguage): TableRow[] {
  const rows = items.map(({ feature, value }) => convertedRow(feature, value, language))
  return category ? [{ ...convertedRow(category, '', language), emphasis: 'group' }, ...rows] : rows
}

function convertedRow(label: string, value: string, language: ReaderLanguage): TableRow {
  return { label: convertedTo(language, label), value: convertedTo(language, value) }
}

export function dateOf(time: Date, language: ReaderLanguage): string {
  const style = { dateStyle: 'long', timeZone: 'Asia/Hong_Kong' } as const
  return dateText(time, dateLocales[language], style)
}

/** Returns the last midnight in Hong Kong (UTC+8 all year), so that everything made on one day has one time. */
export function dayOf(time: Date): Date {
  const offsetMs = 8 * 3_600_000
  const dayMs = 24 * 3_600_000
  return new Date(Math.floor((time.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)
}

/** Maximum length of the product's name: some proxies refuse longer headers, and a Chinese character takes nine bytes. */
const fileNameMax = 60

/** Returns a Content-Disposition with a readable file name (RFC 6266, RFC 5987). */
export function dispositionOf(product: Product, content: DatasheetContent, language: ReaderLanguage): string {
  const words = [
    [...content.name].slice(0, fileNameMax).join(''),
    product.modelNumber ?? product.sku,
    inLanguage(datasheetCopy.title, language),
  ]
  const name = `${words.filter(Boolean).join(' ')}.pdf`.replace(/[\p{C}/\\:*?"<>|]/gu, ' ').replace(/\s+/g, ' ')
  const encoded = encodeURIComponent(name).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `inline; filename="${product.slug.replace(/[^\w.-]/g, '_')}-datasheet.pdf"; filename*=UTF-8''${encoded}`
}
