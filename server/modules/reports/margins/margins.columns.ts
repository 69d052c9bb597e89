import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import { marginKindWords, marginWords as words } from '#contract/staff/margin-words.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { MarginRowRead } from './margins.repo.ts'

export function marginColumns(language: ReaderLanguage): CsvColumns<MarginRowRead> {
  const head = (phrase: Bilingual) => inLanguage(phrase, language)
  return [
    [head(words.at), ({ at }) => at.toISOString()],
    [head(words.kind), ({ kind }) => inLanguage(marginKindWords[kind], language)],
    [head(words.order), ({ reference }) => reference],
    [head(orderFieldWords.customer), ({ customerName }) => customerName],
    [head(words.product), ({ name }) => name],
    ['SKU', ({ sku }) => sku ?? ''],
    [head(words.quantity), ({ quantity }) => quantity],
    [head(words.revenueHkd), ({ revenue }) => revenue],
    [head(words.costHkd), ({ cost }) => cost ?? ''],
    [head(words.marginHkd), ({ margin }) => margin ?? ''],
    [head(words.percent), ({ percent }) => percent ?? ''],
  ]
}
