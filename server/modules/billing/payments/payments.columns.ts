import { paymentMethodWords, paymentStateWords } from '#contract/billing/payments.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { PaymentRow } from './payments.repo.ts'
import { receiptWords } from './receipts.words.ts'

const words = {
  payer: { 'zh-TW': '銀行紀錄的付款人', en: 'Payer' },
  refund: { 'zh-TW': '退款', en: 'Refund' },
  received: { 'zh-TW': '收款', en: 'Payment' },
  kind: { 'zh-TW': '種類', en: 'Kind' },
  left: { 'zh-TW': '餘額', en: 'Credit left' },
  note: { 'zh-TW': '備註', en: 'Note' },
} as const satisfies Record<string, Bilingual>

export function paymentColumns(language: ReaderLanguage): CsvColumns<PaymentRow> {
  const kinds = { received: words.received, refunded: words.refund }
  return [
    [inLanguage(receiptWords.receivedOn, language), ({ receivedOn }) => receivedOn],
    [inLanguage(words.kind, language), ({ direction }) => inLanguage(kinds[direction], language)],
    [inLanguage(receiptWords.method, language), ({ method }) => inLanguage(paymentMethodWords[method], language)],
    [inLanguage(orderFieldWords.customer, language), ({ customerName }) => customerName],
    [inLanguage(words.payer, language), ({ payer }) => payer],
    [inLanguage(receiptWords.reference, language), ({ reference }) => reference],
    [inLanguage(orderFieldWords.currency, language), ({ currency }) => currency],
    [inLanguage(orderFieldWords.amount, language), ({ amount }) => amount],
    [inLanguage(words.left, language), ({ left }) => left],
    [inLanguage(orderFieldWords.status, language), ({ state }) => inLanguage(paymentStateWords[state], language)],
    [inLanguage(words.note, language), ({ note }) => note],
  ]
}
