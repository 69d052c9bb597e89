import { subscriptionKindWords, subscriptionStateWords } from '#contract/billing/subscriptions.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import { billingWords } from '../documents/billing-documents.words.ts'
import type { SubscriptionRow } from './subscriptions.repo.ts'
import { subscriptionWords as words } from './subscriptions.words.ts'

export function subscriptionColumns(language: ReaderLanguage): CsvColumns<SubscriptionRow> {
  return [
    [inLanguage(orderFieldWords.customer, language), ({ customerName }) => customerName],
    [inLanguage(words.product, language), ({ name }) => name],
    ['SKU', ({ sku }) => sku ?? ''],
    [inLanguage(words.kind, language), ({ kind }) => inLanguage(subscriptionKindWords[kind], language)],
    [inLanguage(orderFieldWords.status, language), ({ state }) => inLanguage(subscriptionStateWords[state], language)],
    [inLanguage(words.quantity, language), ({ quantity }) => quantity],
    [inLanguage(billingWords.currency, language), ({ currency }) => currency],
    [inLanguage(words.unitPrice, language), ({ unitPrice }) => unitPrice],
    [inLanguage(words.period, language), ({ period }) => period],
    [inLanguage(words.yearlyHkd, language), ({ yearlyHkd }) => yearlyHkd],
    [inLanguage(words.startsOn, language), ({ startsOn }) => startsOn],
    [inLanguage(words.renewsOn, language), ({ renewsOn }) => renewsOn],
    [inLanguage(words.endsOn, language), ({ endsOn }) => endsOn ?? ''],
    [inLanguage(billingWords.order, language), ({ orderReference }) => orderReference],
  ]
}
