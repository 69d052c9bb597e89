import type { Bilingual } from '#contract/i18n/languages.ts'
import { saleWords } from '#contract/sales/quote-words.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import { draftWords } from '../../sales/index.ts'
import { quotesWords } from '../quotes.words.ts'
import type { FieldChange } from './revision-changes.ts'

export const changeWords = {
  added: { 'zh-TW': (name: string) => `加入 ${name}`, en: (name: string) => `${name} added` },
  removed: { 'zh-TW': (name: string) => `移除 ${name}`, en: (name: string) => `${name} removed` },
  field: {
    'zh-TW': (field: string, from: string, to: string) => `${field}：${from} → ${to}`,
    en: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  },
  nothing: { 'zh-TW': '（空白）', en: '(nothing)' },
} satisfies Dictionary

export const changedFieldWords: Record<FieldChange['field'], Bilingual> = {
  currency: saleWords.currency,
  rate: saleWords.rate,
  validUntil: quotesWords.validUntil,
  notes: quotesWords.notes,
  quantity: quotesWords.quantity,
  unitPriceHkd: quotesWords.unitPrice,
  discount: quotesWords.discount,
  connectivityFeeHkd: draftWords.connectivityFee,
  period: draftWords.period,
  note: draftWords.note,
}
