import { industryLabels, useCaseLabels } from '#contract/demo-requests.ts'
import { inquiryTypeLabels } from '#contract/enquiries.ts'
import type { Bilingual, Language } from '#contract/languages.ts'
import type { GeneralSettings } from '#contract/settings.ts'
import type { Site } from '#contract/site.ts'
import { transcriptText } from '#contract/transcripts.ts'
import { type Mail, MailError, type Mailer } from '#server/platform/mail.ts'
import type { CurrentMail, MailSource } from '../settings/mail.service.ts'
import { fullName } from '../visitors/names.rules.ts'
import { type Channel, DeliveryError } from './deliveries.service.ts'
import { type Letter, letterHtml, letterText, momentOf, type Row, rowsOf, slotText } from './letters.ts'
import {
  demoKindLabels,
  labels,
  languageNames,
  periods,
  staffOpening,
  staffSubjects,
  visitorOpenings,
  visitorSubjects,
  visitorWords,
  words,
} from './letters.words.ts'
import type { Message, QuoteLine } from './messages.repo.ts'

/** The rest is on the enquiry's screen. Characters. */
const transcriptMax = 3000

interface MailChannelServices {
  mail: MailSource
  site: () => Site
  general: () => Pick<GeneralSettings, 'language' | 'timezone'>
  /** Without it, mails carry no link: only this variable knows where visitors reach the site. */
  publicUrl: string | undefined
}

/** Mail to staff, in the language of the settings. A reply to it goes to the visitor. */
export function createStaffMailChannel({ mail, site, general }: MailChannelServices): Channel {
  return async (message, signal) => {
    const { mailer, staff } = mailNow(mail)
    if (staff.length === 0) throw new DeliveryError('No address of staff is configured')
    const letter = staffLetter(message, site(), general())
    await send(mailer, signal, letter, {
      id: `${message.reference}.staff`,
      to: staff.map((address) => ({ name: '', address })),
      replyTo: visitorOf(message),
    })
  }
}

/**
 * A copy to the visitor, in the language they read. Where the mail server knows no such address it is parked at once, since
 * staff have to reach them another way; any other refusal may be the server's settings and is tried again.
 */
export function createVisitorMailChannel({ mail, site, publicUrl }: MailChannelServices): Channel {
  return async (message, signal) => {
    const { mailer, staff } = mailNow(mail)
    const current = site()
    const [company = current.email] = staff
    const letter = visitorLetter(message, current, publicUrl)
    await send(mailer, signal, letter, {
      id: `${message.reference}.visitor`,
      to: [visitorOf(message)],
      replyTo: { name: current.name[message.language], address: company },
    }).catch((error: unknown) => {
      throw error instanceof MailError ? new DeliveryError(error.message, error.noSuchAddress) : error
    })
  }
}

/** Planned while there was a mail server. */
function mailNow(mail: MailSource): CurrentMail {
  const current = mail.current()
  if (!current) throw new DeliveryError('No mail server is configured')
  return current
}

function send(mailer: Mailer, signal: AbortSignal, letter: Letter, mail: Pick<Mail, 'id' | 'to' | 'replyTo'>) {
  const { subject } = letter
  return mailer.send({ ...mail, subject, text: letterText(letter), html: letterHtml(letter) }, signal)
}

function staffLetter(message: Message, site: Site, general: Pick<GeneralSettings, 'language' | 'timezone'>): Letter {
  const { language, timezone } = general
  const { name } = visitorOf(message)
  const [open, close, colon] = language === 'zh-TW' ? ['（', '）', '：'] : [' (', ')', ': ']
  const who = message.company ? `${name}${open}${message.company}${close}` : name
  const additions = rowsOf(language, [
    [labels.conversation, conversationOf(message, language)],
    [labels.language, readerOf(message)[language]],
    [labels.received, momentOf(message.createdAt, language, timezone)],
  ])
  return {
    language,
    company: site.name[language],
    subject: `[${message.reference}] ${staffSubjects[message.kind][language]}${colon}${who}`,
    opening: [staffOpening[language]],
    rows: [...messageRows(message, language), ...additions],
    closing: [],
  }
}

function readerOf({ language }: Message): Bilingual {
  return languageNames[language]
}

/** For staff alone: whoever wrote it was there, and a mistyped address is somebody else's. */
function conversationOf(message: Message, language: Language): string | undefined {
  if (message.kind !== 'enquiry' || message.conversation.length === 0) return undefined
  return transcriptText(message.conversation, language, transcriptMax)
}

function visitorLetter(message: Message, site: Site, publicUrl: string | undefined): Letter {
  const { language, reference, kind } = message
  const name = site.name[language]
  const isSlotHeld = kind === 'demo-request' && message.holdsSlot
  return {
    language,
    company: name,
    subject: visitorSubjects[kind][language](reference),
    opening: [
      visitorWords.greeting[language](visitorOf(message).name),
      visitorOpenings[kind][language](name) + (isSlotHeld ? sentence(visitorWords.slotHeld, language) : ''),
    ],
    link: followLink(message, publicUrl),
    rows: messageRows(message, language),
    closing: [
      visitorWords.more[language](site.phone),
      visitorWords.notYou[language],
      `${name} · ${site.address[language]}`,
    ],
  }
}

/** After another: Chinese sentences stand without a space between. */
function sentence(text: Bilingual, language: Language): string {
  return language === 'zh-TW' ? text[language] : ` ${text[language]}`
}

function followLink(message: Message, publicUrl: string | undefined): Letter['link'] {
  if (message.kind !== 'quote-request' || !publicUrl || !message.token) return undefined
  const page = message.language === 'en' ? 'en/quotes' : 'quotes'
  const url = `${publicUrl.replace(/\/$/, '')}/${page}/${message.token}`
  return { label: visitorWords.follow[message.language], url, note: visitorWords.followNote[message.language] }
}

function visitorOf(message: Message): { name: string; address: string } {
  if (message.kind !== 'enquiry') return { name: message.name, address: message.email }
  return { name: fullName(message), address: message.email }
}

function messageRows(message: Message, language: Language): Row[] {
  return rowsOf(language, [
    [labels.reference, message.reference],
    [labels.name, visitorOf(message).name],
    [labels.email, message.email],
    [labels.phone, message.phone],
    [labels.company, message.company],
    ...detailsOf(message, language),
    [labels.message, message.message],
    [labels.marketing, message.marketingConsent ? words.wantsNews[language] : undefined],
  ])
}

function detailsOf(message: Message, language: Language): [Bilingual, string | undefined][] {
  if (message.kind === 'enquiry') {
    const { inquiryType, product } = message
    return [
      [labels.inquiryType, inquiryType && inquiryTypeLabels[inquiryType][language]],
      [labels.product, product],
    ]
  }
  if (message.kind === 'demo-request') {
    const { demo, product, industry, useCase, preferredDate, preferredTime } = message
    return [
      [labels.demo, demoKindLabels[demo][language]],
      [labels.product, product],
      [labels.industry, industryLabels[industry][language]],
      [labels.useCase, useCase && useCaseLabels[useCase][language]],
      [labels.time, preferredDate && slotText(preferredDate, preferredTime, language)],
    ]
  }
  return [
    [labels.lines, message.lines.map((line) => lineOf(line, language)).join('\n')],
    [labels.currency, message.currency],
  ]
}

function lineOf({ quantity, name, nameEn, sku, note, listPrice, pricePeriod }: QuoteLine, language: Language): string {
  const product = language === 'en' ? (nameEn ?? name) : name
  const parts = [
    sku ?? '',
    listPrice === undefined
      ? words.priceOnRequest[language]
      : words.listPrice[language](`${dollars(listPrice)}${periods[pricePeriod][language]}`),
    note && words.note[language](note),
  ].filter((part) => part !== '')
  const [open, between, close] = language === 'zh-TW' ? ['（', '，', '）'] : [' (', ', ', ')']
  return `${quantity} × ${product}${open}${parts.join(between)}${close}`
}

function dollars(amount: number): string {
  return `HK$${amount.toLocaleString('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
