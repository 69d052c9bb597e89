import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { orderFieldWords, orderStatusWords } from '#contract/sales/order-words.ts'
import { labels } from '#server/modules/mail/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { OrderRow } from './orders.repo.ts'

const words = {
  ...orderFieldWords,
  placed: { 'zh-TW': '下單時間', en: 'Placed' },
  purchaseOrder: { 'zh-TW': '客戶採購單號', en: 'Purchase order' },
} as const satisfies Record<string, Bilingual>

export function orderColumns(language: ReaderLanguage): CsvColumns<OrderRow> {
  return [
    [inLanguage(labels.reference, language), ({ reference }) => reference],
    [inLanguage(words.placed, language), ({ placedAt }) => placedAt],
    [inLanguage(words.status, language), ({ status }) => inLanguage(orderStatusWords[status], language)],
    [inLanguage(words.customer, language), ({ customerName }) => customerName],
    [inLanguage(words.contact, language), ({ contactName }) => contactName],
    [inLanguage(labels.email, language), ({ email }) => email],
    [inLanguage(words.phone, language), ({ phone }) => phone],
    [inLanguage(words.purchaseOrder, language), ({ purchaseOrder }) => purchaseOrder],
    [inLanguage(words.items, language), ({ itemsCount }) => itemsCount],
    [inLanguage(words.currency, language), ({ currency }) => currency],
    [inLanguage(words.amount, language), ({ total }) => total],
    [inLanguage(words.totalHkd, language), ({ totalHkd }) => totalHkd],
    [inLanguage(words.carrier, language), ({ carrier }) => carrier],
    [inLanguage(words.trackingNumber, language), ({ trackingNumber }) => trackingNumber],
  ]
}
