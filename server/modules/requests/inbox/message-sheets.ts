import { dateText } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type Bilingual, dateLocales, type ReaderLanguage, writtenInWords } from '#contract/i18n/languages.ts'
import { industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { inquiryTypeLabels } from '#contract/requests/enquiries.ts'
import { demoKindWords, demoStatusWords, enquiryStatusWords, workFieldWords } from '#contract/requests/message-words.ts'
import type { DemoRequestDetail, EnquiryDetail } from '#contract/requests/messages.ts'
import type { Site } from '#contract/site/site.ts'
import { labels } from '#server/modules/mail/index.ts'
import { type Fonts, printable } from '#server/platform/documents/document-fonts.ts'
import { setFooters } from '#server/platform/documents/document-footer.ts'
import { setTable } from '#server/platform/documents/document-table.ts'
import { bytesOf, newDocument, newSheet, page, sizes, write } from '#server/platform/documents/document-type.ts'
import { messageSheetWords as words } from './inbox.words.ts'

/** A message as a table of labels and values; empty ones are left out. */
export interface MessageSheet {
  title: string
  rows: [label: Bilingual, value: string | null][]
}

export interface SheetReader {
  language: ReaderLanguage
  timezone: string
}

interface SheetsDocument {
  title: Bilingual
  sheets: MessageSheet[]
  reader: SheetReader
  site: Pick<Site, 'name'>
  madeAt: Date
}

export function enquirySheet(enquiry: EnquiryDetail, reader: SheetReader): MessageSheet {
  const { language } = reader
  const { status, product, inquiryType, message } = enquiry
  return {
    title: titleOf(enquiry),
    rows: [
      ...senderRows(enquiry, reader),
      [workFieldWords.status, inLanguage(enquiryStatusWords[status], language)],
      ...workRows(enquiry, reader),
      [labels.inquiryType, inquiryType && inLanguage(inquiryTypeLabels[inquiryType], language)],
      [labels.product, product],
      [labels.message, message],
    ],
  }
}

export function demoRequestSheet(demo: DemoRequestDetail, reader: SheetReader): MessageSheet {
  const { language } = reader
  const { status, kind, product, industry, useCase, message } = demo
  return {
    title: titleOf(demo),
    rows: [
      ...senderRows(demo, reader),
      [workFieldWords.status, inLanguage(demoStatusWords[status], language)],
      ...workRows(demo, reader),
      [words.scheduled, slotText(demo.scheduledDate, demo.scheduledTime, language)],
      [words.preferred, slotText(demo.preferredDate, demo.preferredTime, language)],
      [labels.demo, inLanguage(demoKindWords[kind], language)],
      [labels.industry, inLanguage(industryLabels[industry], language)],
      [labels.useCase, useCase && inLanguage(useCaseLabels[useCase], language)],
      [labels.product, product],
      [labels.message, message],
    ],
  }
}

type Sender = Pick<
  EnquiryDetail,
  | 'reference'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'language'
  | 'createdAt'
  | 'dueAt'
  | 'answeredAt'
  | 'assigneeName'
>

function titleOf({ reference, company, name }: Sender): string {
  return `${company || name} · ${reference}`
}

function senderRows(sender: Sender, reader: SheetReader): MessageSheet['rows'] {
  return [
    [labels.name, sender.name],
    [labels.company, sender.company],
    [labels.email, sender.email],
    [labels.phone, sender.phone],
    [labels.language, inLanguage(writtenInWords[sender.language], reader.language)],
    [labels.received, momentText(sender.createdAt, reader)],
  ]
}

function workRows({ assigneeName, dueAt, answeredAt }: Sender, reader: SheetReader): MessageSheet['rows'] {
  return [
    [workFieldWords.assignee, assigneeName],
    [words.dueAt, momentText(dueAt, reader)],
    [words.answeredAt, momentText(answeredAt, reader)],
  ]
}

function momentText(moment: string | null, { language, timezone }: SheetReader): string | null {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const
  return moment && dateText(new Date(moment), dateLocales[language], options)
}

/** @param day YYYY-MM-DD */
function slotText(day: string | null, time: string | null, language: ReaderLanguage): string | null {
  return day && `${dateText(day, dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })} ${time ?? ''}`.trim()
}

/** Writes messages one below the other on A4 pages. */
export async function setMessageSheets(document: SheetsDocument, fonts: Fonts): Promise<Buffer> {
  const { sheets, reader, site, madeAt } = document
  const { language } = reader
  const title = inLanguage(document.title, language)
  const author = inLanguage(site.name, language)
  const doc = await newDocument({ title, author, madeAt, language }, fonts)
  const made = bytesOf(doc)
  const sheet = newSheet({ doc, fonts, language }, () => page.left)
  const text = (given: string) => printable(given, fonts.covers)
  sheet.turn()
  const place = { x: page.left, y: sheet.y, width: page.right - page.left }
  sheet.y += write(sheet, title, place, { size: sizes.title, bold: true, leading: 1.3, role: 'H1' })
  for (const { title: name, rows } of sheets) {
    const filled = rows.flatMap(([label, value]) =>
      value ? [{ label: inLanguage(label, language), value: text(value) }] : [],
    )
    setTable(sheet, { title: text(name), rows: filled, values: 'text' })
    sheet.y += sizes.lead
  }
  sheet.part.end()
  setFooters(sheet, [text(`${author} · ${title}`)])
  doc.end()
  return made
}
