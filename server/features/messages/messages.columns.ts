import { industryLabels, useCaseLabels } from '#contract/demo-requests.ts'
import { inquiryTypeLabels } from '#contract/enquiries.ts'
import type { Bilingual, Language } from '#contract/languages.ts'
import type { DemoStatus, EnquiryStatus } from '#contract/messages.ts'
import type { CsvColumns } from '#server/platform/csv.ts'
import { demoKindLabels, labels, languageNames } from '../deliveries/letters.words.ts'
import type { DemoRequestRow } from './staff-demo-requests.repo.ts'
import type { EnquiryRow } from './staff-enquiries.repo.ts'

const words = {
  received: { 'zh-TW': '收到時間（UTC）', en: 'Received (UTC)' },
  suspect: { 'zh-TW': '疑似垃圾訊息', en: 'Probably spam' },
  confirmed: { 'zh-TW': '電郵地址已確認', en: 'E-mail confirmed' },
  marketing: { 'zh-TW': '願意收取推廣', en: 'Wants news' },
  preferredDate: { 'zh-TW': '希望日期（香港）', en: 'Preferred date (Hong Kong)' },
  preferredTime: { 'zh-TW': '希望時間（香港）', en: 'Preferred time (Hong Kong)' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  assignee: { 'zh-TW': '跟進同事', en: 'Assigned to' },
  dueAt: { 'zh-TW': '回覆限期（UTC）', en: 'Answer due (UTC)' },
  answeredAt: { 'zh-TW': '首次回覆（UTC）', en: 'First answered (UTC)' },
  scheduledDate: { 'zh-TW': '示範日期（香港）', en: 'Demo on (Hong Kong)' },
  scheduledTime: { 'zh-TW': '示範時間（香港）', en: 'Demo at (Hong Kong)' },
  holdsSlot: { 'zh-TW': '已保留時段', en: 'Holds its slot' },
} as const satisfies Record<string, Bilingual>

const yesNo = (value: boolean): Bilingual => (value ? { 'zh-TW': '是', en: 'Yes' } : { 'zh-TW': '否', en: 'No' })

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

/** Of every message's export: whom it is from. */
export function senderColumns(language: Language): CsvColumns<Sender> {
  return [
    [labels.reference[language], ({ reference }) => reference],
    [words.received[language], ({ createdAt }) => createdAt],
    [labels.name[language], ({ name }) => name],
    [labels.email[language], ({ email }) => email],
    [words.confirmed[language], (row) => row.isEmailConfirmed !== null && yesNo(row.isEmailConfirmed)[language]],
    [labels.phone[language], ({ phone }) => phone],
    [labels.company[language], ({ company }) => company],
    [labels.language[language], (row) => languageNames[row.language][language]],
    [words.marketing[language], (row) => yesNo(row.marketingConsent)[language]],
    [words.suspect[language], (row) => yesNo(row.suspect)[language]],
  ]
}

const enquiryStatusLabels: Record<EnquiryStatus, Bilingual> = {
  new: { 'zh-TW': '新查詢', en: 'New' },
  in_progress: { 'zh-TW': '跟進中', en: 'In progress' },
  answered: { 'zh-TW': '已回覆', en: 'Answered' },
  closed: { 'zh-TW': '已結束', en: 'Closed' },
}
const demoStatusLabels: Record<DemoStatus, Bilingual> = {
  requested: { 'zh-TW': '待確認', en: 'Requested' },
  confirmed: { 'zh-TW': '已確認', en: 'Confirmed' },
  declined: { 'zh-TW': '已婉拒', en: 'Declined' },
  completed: { 'zh-TW': '已完成', en: 'Completed' },
}

/** Whose work it is, and until when an answer is due. */
function workColumns(language: Language): CsvColumns<Pick<EnquiryRow, 'assigneeName' | 'dueAt' | 'answeredAt'>> {
  return [
    [words.assignee[language], ({ assigneeName }) => assigneeName],
    [words.dueAt[language], ({ dueAt }) => dueAt],
    [words.answeredAt[language], ({ answeredAt }) => answeredAt],
  ]
}

/** Of enquiries' export. */
export function enquiryColumns(language: Language): CsvColumns<EnquiryRow> {
  return [
    ...senderColumns(language),
    [words.status[language], ({ status }) => enquiryStatusLabels[status][language]],
    ...workColumns(language),
    [labels.product[language], ({ product }) => product],
    [labels.inquiryType[language], (row) => row.inquiryType && inquiryTypeLabels[row.inquiryType][language]],
    [labels.message[language], ({ message }) => message],
  ]
}

/** Of demo requests' export. */
export function demoRequestColumns(language: Language): CsvColumns<DemoRequestRow> {
  return [
    ...senderColumns(language),
    [words.status[language], ({ status }) => demoStatusLabels[status][language]],
    ...workColumns(language),
    [words.scheduledDate[language], ({ scheduledDate }) => scheduledDate],
    [words.scheduledTime[language], ({ scheduledTime }) => scheduledTime],
    [labels.demo[language], ({ kind }) => demoKindLabels[kind][language]],
    [labels.product[language], ({ product }) => product],
    [labels.industry[language], ({ industry }) => industryLabels[industry][language]],
    [labels.useCase[language], ({ useCase }) => useCase && useCaseLabels[useCase][language]],
    [words.preferredDate[language], ({ preferredDate }) => preferredDate],
    [words.preferredTime[language], ({ preferredTime }) => preferredTime],
    [words.holdsSlot[language], ({ holdsSlot }) => yesNo(holdsSlot)[language]],
    [labels.message[language], ({ message }) => message],
  ]
}
