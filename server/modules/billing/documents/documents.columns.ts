import { documentKindWords, documentStateWords } from '#contract/billing/kinds.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import { billingWords } from './billing-documents.words.ts'
import type { DocumentRecord } from './documents.repo.ts'

const words = {
  kind: { 'zh-TW': '種類', en: 'Kind' },
  issued: { 'zh-TW': '發出日期', en: 'Issued' },
  paid: { 'zh-TW': '已付', en: 'Paid' },
  credited: { 'zh-TW': '已沖銷', en: 'Credited' },
  open: { 'zh-TW': '未付', en: 'Open' },
} as const satisfies Record<string, Bilingual>

export function documentColumns(language: ReaderLanguage): CsvColumns<DocumentRecord> {
  return [
    [inLanguage(billingWords.number, language), ({ number }) => number],
    [inLanguage(words.kind, language), ({ kind }) => inLanguage(documentKindWords[kind], language)],
    [inLanguage(orderFieldWords.status, language), ({ state }) => inLanguage(documentStateWords[state], language)],
    [inLanguage(words.issued, language), ({ issuedOn }) => issuedOn],
    [inLanguage(billingWords.dueOn, language), ({ dueOn }) => dueOn ?? ''],
    [inLanguage(orderFieldWords.customer, language), ({ customerName }) => customerName],
    [inLanguage(billingWords.order, language), ({ orderReference }) => orderReference],
    [inLanguage(billingWords.currency, language), ({ currency }) => currency],
    [inLanguage(orderFieldWords.amount, language), ({ total }) => total],
    [inLanguage(orderFieldWords.totalHkd, language), ({ totalHkd }) => totalHkd],
    [inLanguage(words.paid, language), ({ paid }) => paid],
    [inLanguage(words.credited, language), ({ credited }) => credited],
    [inLanguage(words.open, language), ({ open }) => open],
  ]
}
