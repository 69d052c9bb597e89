import { yesNoWords } from '#contract/i18n/common-words.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { writtenInWords } from '#contract/i18n/languages.ts'
import { industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { inquiryTypeLabels } from '#contract/requests/enquiries.ts'
import { demoKindWords, demoStatusWords, enquiryStatusWords, workFieldWords } from '#contract/requests/message-words.ts'
import { labels } from '#server/modules/mail/index.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { DemoRequestRow } from './staff-demo-requests.repo.ts'
import type { EnquiryRow } from './staff-enquiries.repo.ts'

const words = {
  ...workFieldWords,
  received: { 'zh-TW': '收到時間（UTC）', en: 'Received (UTC)' },
  suspect: { 'zh-TW': '疑似垃圾訊息', en: 'Probably spam' },
  confirmed: { 'zh-TW': '電郵地址已確認', en: 'Email confirmed' },
  marketing: { 'zh-TW': '願意收取推廣', en: 'Wants news' },
  preferredDate: { 'zh-TW': '希望日期（香港）', en: 'Preferred date (Hong Kong)' },
  preferredTime: { 'zh-TW': '希望時間（香港）', en: 'Preferred time (Hong Kong)' },
  dueAt: { 'zh-TW': '回覆限期（UTC）', en: 'Reply due (UTC)' },
  answeredAt: { 'zh-TW': '首次回覆（UTC）', en: 'First reply (UTC)' },
  scheduledDate: { 'zh-TW': '示範日期（香港）', en: 'Demo on (Hong Kong)' },
  scheduledTime: { 'zh-TW': '示範時間（香港）', en: 'Demo at (Hong Kong)' },
  holdsSlot: { 'zh-TW': '已保留時段', en: 'Holds its slot' },
} as const satisfies Record<string, Bilingual>

const yesNo = (value: boolean): Bilingual => (value ? yesNoWords.yes : yesNoWords.no)

export type Sender = Pick<
  EnquiryRow,
  | 'reference'
  | 'createdAt'
  | 'name'
  | 'email'
  | 'isEmailConfirmed'
  | 'phone'
  | 'company'
  | 'language'
  | 'suspect'
  | 'marketingConsent'
>

/** Columns of the sender, common to all exports of messages. */
export function senderFields(language: ReaderLanguage): CsvColumns<Sender> {
  return [
    [inLanguage(labels.reference, language), ({ reference }) => reference],
    [inLanguage(words.received, language), ({ createdAt }) => createdAt],
    [inLanguage(labels.name, language), ({ name }) => name],
    [inLanguage(labels.email, language), ({ email }) => email],
    [
      inLanguage(words.confirmed, language),
      (row) => row.isEmailConfirmed !== null && inLanguage(yesNo(row.isEmailConfirmed), language),
    ],
    [inLanguage(labels.phone, language), ({ phone }) => phone],
    [inLanguage(labels.company, language), ({ company }) => company],
    [inLanguage(labels.language, language), (row) => inLanguage(writtenInWords[row.language], language)],
    [inLanguage(words.marketing, language), (row) => inLanguage(yesNo(row.marketingConsent), language)],
    [inLanguage(words.suspect, language), (row) => inLanguage(yesNo(row.suspect), language)],
  ]
}

function workColumns(language: ReaderLanguage): CsvColumns<Pick<EnquiryRow, 'assigneeName' | 'dueAt' | 'answeredAt'>> {
  return [
    [inLanguage(words.assignee, language), ({ assigneeName }) => assigneeName],
    [inLanguage(words.dueAt, language), ({ dueAt }) => dueAt],
    [inLanguage(words.answeredAt, language), ({ answeredAt }) => answeredAt],
  ]
}

export function enquiryColumns(language: ReaderLanguage): CsvColumns<EnquiryRow> {
  return [
    ...senderFields(language),
    [inLanguage(words.status, language), ({ status }) => inLanguage(enquiryStatusWords[status], language)],
    ...workColumns(language),
    [inLanguage(labels.product, language), ({ product }) => product],
    [
      inLanguage(labels.inquiryType, language),
      (row) => row.inquiryType && inLanguage(inquiryTypeLabels[row.inquiryType], language),
    ],
    [inLanguage(labels.message, language), ({ message }) => message],
  ]
}

export function demoRequestColumns(language: ReaderLanguage): CsvColumns<DemoRequestRow> {
  return [
    ...senderFields(language),
    [inLanguage(words.status, language), ({ status }) => inLanguage(demoStatusWords[status], language)],
    ...workColumns(language),
    [inLanguage(words.scheduledDate, language), ({ scheduledDate }) => scheduledDate],
    [inLanguage(words.scheduledTime, language), ({ scheduledTime }) => scheduledTime],
    [inLanguage(labels.demo, language), ({ kind }) => inLanguage(demoKindWords[kind], language)],
    [inLanguage(labels.product, language), ({ product }) => product],
    [inLanguage(labels.industry, language), ({ industry }) => inLanguage(industryLabels[industry], language)],
    [inLanguage(labels.useCase, language), ({ useCase }) => useCase && inLanguage(useCaseLabels[useCase], language)],
    [inLanguage(words.preferredDate, language), ({ preferredDate }) => preferredDate],
    [inLanguage(words.preferredTime, language), ({ preferredTime }) => preferredTime],
    [inLanguage(words.holdsSlot, language), ({ holdsSlot }) => inLanguage(yesNo(holdsSlot), language)],
    [inLanguage(labels.message, language), ({ message }) => message],
  ]
}
