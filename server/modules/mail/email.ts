import { colon } from '#contract/i18n/common-words.ts'
import { dateText } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type Bilingual, dateLocales, languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import { escapeMarkup } from '#server/platform/visible-text.ts'

/** One email in one language, rendered to plain text and HTML. All texts are plain: they may come from a visitor. */
export interface Email {
  language: ReaderLanguage
  company: string
  subject: string
  opening: string[]
  link?: { label: string; url: string; note: string } | undefined
  rows: Row[]
  closing: string[]
}

export interface Row {
  label: string
  value: string
}

/** Builds rows from label and value pairs. @param optional pairs with an empty value are left out */
export function rowsOf(language: ReaderLanguage, optional: [Bilingual, string | undefined][]): Row[] {
  return optional.flatMap(([label, value]) => (value ? [{ label: inLanguage(label, language), value }] : []))
}

/** Formats a moment, for example "21 November 2026 at 21:05 (Asia/Hong_Kong)". */
export function momentOf(moment: Date, language: ReaderLanguage, timezone: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const
  const time = dateText(moment, dateLocales[language], options)
  return inLanguage(withZone, language)(time, timezone)
}

/** Formats a demo slot in Hong Kong time, for example "Tuesday 1 December 2026 10:00". */
export function slotText(date: string, time: string | undefined, language: ReaderLanguage): string {
  const day = dateText(date, dateLocales[language], { dateStyle: 'full', timeZone: 'UTC' })
  return time ? `${day} ${time}${inLanguage(hongKongTime, language)}` : day
}

const withZone = {
  'zh-TW': (time: string, timezone: string) => `${time}（${timezone}）`,
  en: (time: string, timezone: string) => `${time} (${timezone})`,
}
const hongKongTime: Bilingual = { 'zh-TW': '（香港時間）', en: ', Hong Kong time' }

export function emailText({ language, opening, link, rows, closing }: Email): string {
  const sign = inLanguage(colon, language)
  const lines = rows.map(({ label, value }) =>
    value.includes('\n') ? `${label}${sign.trimEnd()}\n${value}` : `${label}${sign}${value}`,
  )
  const linked = link ? [`${link.label}${sign.trimEnd()}\n${link.url}\n${link.note}`] : []
  return `${[...opening, ...linked, ...(lines.length > 0 ? [lines.join('\n')] : []), ...closing].join('\n\n')}\n`
}

export function renderEmail(email: Email): { subject: string; text: string; html: string } {
  return { subject: email.subject, text: emailText(email), html: emailHtml(email) }
}

export function senderLine({ name, address }: Pick<Site, 'name' | 'address'>, language: ReaderLanguage): string {
  return `${inLanguage(name, language)} · ${inLanguage(address, language)}`
}

/** Uses tables and inline styles only, which all email clients support. */
function emailHtml({ language, company, subject, opening, link, rows, closing }: Email): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${breaks(text)}</p>`
  const small = (text: string) => `<p style="margin:0 0 12px;font-size:14px;color:#4f5f65">${breaks(text)}</p>`
  const row = ({ label, value }: Row) =>
    `<tr><th style="${cell};width:6em;font-weight:600;color:#4f5f65">${escapeMarkup(label)}</th><td style="${cell}">${breaks(value)}</td></tr>`
  return [
    `<!doctype html><html lang="${languageTags[language]}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#ffffff;color:#152429;font:16px/1.6 ${fonts}">`,
    '<div style="max-width:600px;margin:0 auto">',
    `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid #006165;font-weight:700">${escapeMarkup(company)}</p>`,
    ...opening.map(paragraph),
    ...(link ? [anchor(link), small(link.note)] : []),
    `<table style="width:100%;border-collapse:collapse;margin:12px 0 24px;table-layout:fixed">${rows.map(row).join('')}</table>`,
    ...closing.map(small),
    '</div></body></html>',
  ].join('\n')
}

function anchor({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 4px"><a style="color:#006165;font-weight:600" href="${escapeMarkup(url)}">${escapeMarkup(label)}</a></p>`
}

const fonts = "system-ui,-apple-system,'Segoe UI','PingFang HK','Microsoft JhengHei',sans-serif"
const cell =
  'padding:8px 12px 8px 0;border-bottom:1px solid #e3e7ec;text-align:left;vertical-align:top;overflow-wrap:anywhere'

function breaks(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}
