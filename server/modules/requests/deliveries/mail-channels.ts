import { transcriptText } from '#contract/assistant/transcripts.ts'
import { listLine, type Total, totalLabels, totalsOf } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { bracketed, colon, comma, gap } from '#contract/i18n/common-words.ts'
import { convertedTo, inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import {
  type Bilingual,
  pathPrefixes,
  type ReaderLanguage,
  writtenInWords,
  writtenLanguage,
} from '#contract/i18n/languages.ts'
import { confirmationDays } from '#contract/requests/confirmations.ts'
import { demoTimeZone, industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { inquiryTypeLabels } from '#contract/requests/enquiries.ts'
import { demoKindWords } from '#contract/requests/message-words.ts'
import { quoteFieldWords } from '#contract/sales/quote-words.ts'
import type { GeneralSettings } from '#contract/site/settings.ts'
import type { Site } from '#contract/site/site.ts'
import {
  type CurrentMail,
  type Email,
  labels,
  type MailSource,
  momentOf,
  periods,
  type Row,
  renderEmail,
  rowsOf,
  senderLine,
  slotText,
  staffOpening,
  staffSubjects,
  visitorOpenings,
  visitorSubjects,
  visitorWords,
  words,
} from '#server/modules/mail/index.ts'
import { type Mail, type MailAddress, MailError, type Mailer } from '#server/platform/mail.ts'
import type { QuoteLine } from '../quote-requests/quote-adding.repo.ts'
import { fullName } from '../submissions/submissions.rules.ts'
import type { ConfirmationLinks } from './confirmation-links.ts'
import { type Channel, DeliveryError } from './deliveries.service.ts'
import type { Message } from './messages.repo.ts'

/** In characters; the enquiry's screen has the rest. */
const transcriptMax = 3000

interface MailChannelServices {
  mail: MailSource
  site: () => Site
  general: () => Pick<GeneralSettings, 'language' | 'timezone'>
  /** Without it emails contain no links. */
  publicUrl: string | undefined
  links: ConfirmationLinks
}

/** Sends an email to staff in the default language. A reply to it goes to the visitor. */
export function createStaffMailChannel({ mail, site, general }: MailChannelServices): Channel {
  return async (message, signal) => {
    const { mailer, staff } = mailNow(mail)
    if (staff.length === 0) throw new DeliveryError('No address of staff is configured')
    const content = staffEmail(message, site(), general())
    await send(mailer, signal, content, {
      id: `${message.reference}.staff`,
      to: staff.map((address) => ({ name: '', address })),
      replyTo: visitorOf(message),
    })
  }
}

/**
 * Sends the acknowledgement of a form with a confirmation link, in the visitor's language. The address may be
 * somebody else's, so it contains nothing that the sender typed, not even a name.
 */
export function createVisitorMailChannel({ mail, site, links }: MailChannelServices): Channel {
  return (message, signal) =>
    sendToVisitor(mail, site(), message, signal, {
      id: visitorMailId(message.reference),
      to: { name: '', address: message.email },
      content: acknowledgementEmail(message, site(), links.url(message.reference, message.language)),
    })
}

/** Sends visitors a copy of their message once their address is confirmed. */
export function createVisitorCopyChannel({ mail, site, publicUrl }: MailChannelServices): Channel {
  return (message, signal) =>
    sendToVisitor(mail, site(), message, signal, {
      id: `${message.reference}.copy`,
      to: visitorOf(message),
      content: copyEmail(message, site(), publicUrl),
      answers: [visitorMailId(message.reference)],
    })
}

/** Message-ID of the acknowledgement; all later emails to the visitor refer to it. */
function visitorMailId(reference: string): string {
  return `${reference}.visitor`
}

interface ToVisitor extends Pick<Mail, 'id' | 'answers'> {
  to: MailAddress
  content: Email
}

/**
 * Dead-letters at once when the mail server does not know the address, because staff must reach the visitor another
 * way. Other errors may be temporary and are retried.
 */
async function sendToVisitor(
  mail: MailSource,
  site: Site,
  { language }: Message,
  signal: AbortSignal,
  { content, to, ...headers }: ToVisitor,
): Promise<void> {
  const { mailer, staff } = mailNow(mail)
  const [company = site.email] = staff
  const replyTo = { name: inLanguage(site.name, language), address: company }
  await send(mailer, signal, content, { ...headers, to: [to], replyTo }).catch((error: unknown) => {
    throw error instanceof MailError ? new DeliveryError(error.message, error.noSuchAddress) : error
  })
}

/** Throws for deliveries planned while a mail server was configured. */
function mailNow(mail: MailSource): CurrentMail {
  const current = mail.current()
  if (!current) throw new DeliveryError('No mail server is configured')
  return current
}

function send(
  mailer: Mailer,
  signal: AbortSignal,
  content: Email,
  mail: Pick<Mail, 'id' | 'to' | 'replyTo' | 'answers'>,
) {
  return mailer.send({ ...mail, ...renderEmail(content) }, signal)
}

function staffEmail(message: Message, site: Site, general: Pick<GeneralSettings, 'language' | 'timezone'>): Email {
  const { timezone } = general
  const language = writtenLanguage(general.language)
  const { name } = visitorOf(message)
  const who = message.company ? name + inLanguage(bracketed, language)(message.company) : name
  const additions = rowsOf(language, [
    [labels.conversation, conversationOf(message, language)],
    [labels.language, readerOf(message)[language]],
    [labels.received, momentOf(message.createdAt, language, timezone)],
  ])
  return {
    language,
    company: inLanguage(site.name, language),
    subject: `[${message.reference}] ${inLanguage(staffSubjects[message.kind], language)}${inLanguage(colon, language)}${who}`,
    opening: [inLanguage(staffOpening, language)],
    rows: [...messageRows(message, language), ...additions],
    closing: [],
  }
}

function readerOf({ language }: Message): Bilingual {
  return writtenInWords[language]
}

/** Only for staff: a mistyped address may be somebody else's. */
function conversationOf(message: Message, language: ReaderLanguage): string | undefined {
  if (message.kind !== 'enquiry' || message.conversation.length === 0) return undefined
  return transcriptText(message.conversation, language, transcriptMax)
}

/** @param url confirmation link; undefined when none can be created */
function acknowledgementEmail(message: Message, site: Site, url: string | undefined): Email {
  const { language, reference, kind } = message
  const name = inLanguage(site.name, language)
  const { confirm, confirmNote } = visitorWords
  const link = url && {
    label: inLanguage(confirm, language),
    url,
    note: inLanguage(confirmNote, language)(confirmationDays),
  }
  return {
    language,
    company: name,
    subject: inLanguage(visitorSubjects[kind], language)(reference),
    opening: [
      inLanguage(visitorWords.hello, language),
      inLanguage(visitorOpenings[kind], language)(name) + slotSentence(message),
    ],
    link: link || undefined,
    rows: rowsOf(language, [[labels.reference, reference]]),
    closing: [
      inLanguage(visitorWords.more, language)(site.phone),
      inLanguage(visitorWords.notYou, language),
      senderLine(site, language),
    ],
  }
}

function copyEmail(message: Message, site: Site, publicUrl: string | undefined): Email {
  const { language, reference } = message
  return {
    language,
    company: inLanguage(site.name, language),
    subject: inLanguage(visitorWords.copySubject, language)(reference),
    opening: [
      inLanguage(visitorWords.greeting, language)(visitorOf(message).name),
      inLanguage(visitorWords.copyOpening, language) + slotSentence(message),
    ],
    link: followLink(message, publicUrl),
    rows: messageRows(message, language),
    closing: [inLanguage(visitorWords.more, language)(site.phone), senderLine(site, language)],
  }
}

function slotSentence(message: Message): string {
  if (message.kind !== 'demo-request' || !message.holdsSlot) return ''
  const { language, slotHeldUntil } = message
  if (slotHeldUntil === null) return sentence(inLanguage(visitorWords.slotHeld, language), language)
  return sentence(
    inLanguage(visitorWords.slotHeldUntil, language)(momentOf(slotHeldUntil, language, demoTimeZone)),
    language,
  )
}

/** Appends a sentence; Chinese has no space between sentences. */
function sentence(text: string, language: ReaderLanguage): string {
  return inLanguage(gap, language) + text
}

function followLink(message: Message, publicUrl: string | undefined): Email['link'] {
  if (message.kind !== 'quote-request' || !publicUrl || !message.token) return undefined
  const url = `${publicUrl.replace(/\/$/, '')}${pathPrefixes[message.language]}/quotes/${message.token}`
  return {
    label: inLanguage(visitorWords.follow, message.language),
    url,
    note: inLanguage(visitorWords.followNote, message.language),
  }
}

function visitorOf(message: Message): { name: string; address: string } {
  if (message.kind !== 'enquiry') return { name: message.name, address: message.email }
  return { name: fullName(message), address: message.email }
}

function messageRows(message: Message, language: ReaderLanguage): Row[] {
  return rowsOf(language, [
    [labels.reference, message.reference],
    [labels.name, visitorOf(message).name],
    [labels.email, message.email],
    [labels.phone, message.phone],
    [labels.company, message.company],
    ...detailsOf(message, language),
    [labels.message, message.message],
    [labels.marketing, message.marketingConsent ? inLanguage(words.wantsNews, language) : undefined],
  ])
}

function detailsOf(message: Message, language: ReaderLanguage): [Bilingual, string | undefined][] {
  if (message.kind === 'enquiry') {
    const { inquiryType, product } = message
    return [
      [labels.inquiryType, inquiryType && inLanguage(inquiryTypeLabels[inquiryType], language)],
      [labels.product, product],
    ]
  }
  if (message.kind === 'demo-request') {
    const { demo, product, industry, useCase, preferredDate, preferredTime } = message
    return [
      [labels.demo, inLanguage(demoKindWords[demo], language)],
      [labels.product, product],
      [labels.industry, inLanguage(industryLabels[industry], language)],
      [labels.useCase, useCase && inLanguage(useCaseLabels[useCase], language)],
      [labels.time, preferredDate && slotText(preferredDate, preferredTime, language)],
    ]
  }
  return [
    [labels.lines, message.lines.map((line) => lineOf(line, language)).join('\n')],
    ...listTotals(message.lines).map(({ kind, amount }): [Bilingual, string] => [
      totalLabels[kind],
      inLanguage(words.atListPrices, language)(exactMoney(amount)),
    ]),
    [quoteFieldWords.currency, message.currency],
  ]
}

function listTotals(lines: QuoteLine[]): Total[] {
  return totalsOf(lines.map(({ pricePeriod: period, quantity, ...line }) => listLine({ ...line, period }, quantity)))
    .totals
}

function lineOf(line: QuoteLine, language: ReaderLanguage): string {
  const { quantity, name, nameEn, sku, note, listPrice, pricePeriod, connectivityFee } = line
  const product = convertedTo(language, nameIn({ name, nameEn }, language))
  const parts = [
    sku ?? '',
    listPrice === null
      ? inLanguage(words.priceOnRequest, language)
      : inLanguage(words.listPrice, language)(`${exactMoney(listPrice)}${inLanguage(periods[pricePeriod], language)}`),
    connectivityFee
      ? inLanguage(words.connectivityFee, language)(exactMoney(connectivityFee) + inLanguage(periods.year, language))
      : '',
    note && inLanguage(words.note, language)(note),
  ].filter((part) => part !== '')
  return `${quantity} × ${product}${inLanguage(bracketed, language)(parts.join(inLanguage(comma, language)))}`
}
