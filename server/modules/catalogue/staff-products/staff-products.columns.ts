import { listingWords, productFactWords, sourceWords, stockWords } from '#contract/catalogue/product-words.ts'
import { categoryLabels, type PricePeriod } from '#contract/catalogue/products.ts'
import { recordFields } from '#contract/fields/product.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import { exportedCell } from '../editing/product-input.rules.ts'
import { headingOf } from '../imports/import-columns.ts'
import type { RecordRow } from './staff-products.repo.ts'

/** Headings that an import must not recognise, for columns after those that it reads. */
const words = {
  ...productFactWords,
  msrp: { 'zh-TW': '網站標價（HKD，系統計算）', en: 'Price shown (HKD, calculated)' },
  partnerPrice: { 'zh-TW': '網站夥伴價（HKD，系統計算）', en: 'Partner price shown (HKD, calculated)' },
  period: { 'zh-TW': '收費週期（系統計算）', en: 'Price is for (calculated)' },
  stock: { 'zh-TW': '庫存數量（系統計算）', en: 'Pieces in stock (calculated)' },
  status: { 'zh-TW': '庫存水平（系統計算）', en: 'Stock level (calculated)' },
  category: { 'zh-TW': '所屬目錄（系統計算）', en: 'Listed under (calculated)' },
  state: { 'zh-TW': '網站狀態', en: 'On the site' },
  updatedAt: { 'zh-TW': '更新時間（UTC）', en: 'Updated (UTC)' },
} as const satisfies Record<string, Bilingual>

const periodLabels: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '一次性', en: 'One-time' },
  month: { 'zh-TW': '每月', en: 'Per month' },
  year: { 'zh-TW': '每年', en: 'Per year' },
}
/** Returns the columns of exports, which can be imported again: SKU, record, derived values, id. */
export function recordColumns(language: ReaderLanguage): CsvColumns<RecordRow> {
  const fields = recordFields
    .filter((field) => field !== 'images')
    .toSorted((one, other) => Number(other === 'sku') - Number(one === 'sku'))
  return [
    ...fields.map((field): CsvColumns<RecordRow>[number] => [
      headingOf(field),
      ({ record }) => exportedCell(field, record[field] ?? null),
    ]),
    [inLanguage(words.category, language), ({ category }) => inLanguage(categoryLabels[category], language)],
    [inLanguage(words.msrp, language), ({ msrp }) => msrp],
    [inLanguage(words.partnerPrice, language), ({ partnerPrice }) => partnerPrice],
    [inLanguage(words.period, language), ({ period }) => inLanguage(periodLabels[period], language)],
    [inLanguage(words.stock, language), ({ stockQuantity }) => stockQuantity],
    [inLanguage(words.status, language), ({ stockStatus }) => inLanguage(stockWords[stockStatus], language)],
    [
      inLanguage(words.state, language),
      ({ isRetired, isUnlisted }) =>
        inLanguage(listingWords[isRetired ? 'retired' : isUnlisted ? 'unlisted' : 'listed'], language),
    ],
    [inLanguage(words.source, language), ({ source }) => inLanguage(sourceWords[source], language)],
    [inLanguage(words.updatedAt, language), ({ updatedAt }) => updatedAt],
    [inLanguage(words.address, language), ({ slug }) => slug],
    [headingOf('id'), ({ id }) => id],
  ]
}
