import type { Language } from '#contract/i18n/languages.ts'
import { hkidSpans } from './masking-hkid.rules.ts'
import { linkSpans } from './masking-links.rules.ts'
import { phoneSpans } from './masking-phones.rules.ts'
import { plainCharacters, type Span } from './masking-spans.rules.ts'

const placeholders = {
  email: { 'zh-TW': '[電郵]', en: '[email]' },
  hkid: { 'zh-TW': '[身份證號碼]', en: '[HKID]' },
  phone: { 'zh-TW': '[電話]', en: '[phone]' },
  link: { 'zh-TW': '[連結]', en: '[link]' },
} as const

/**
 * Matches email addresses, also with spaces or as "name (at) example.com". The second alternative skips runs that begin no address, which
 * would otherwise take quadratic time. The top-level domain is of one script, so that Chinese text may follow without a space.
 */
const email =
  /([a-z0-9À-ɏ!#$%&'*+/=?^_`{|}~.-]+\s{0,2}(?:@|[([{]\s?at\s?[)\]}])\s{0,2}(?:[\p{L}\p{M}\p{N}-]+(?:\.| \. | ?[([{]\s?dot\s?[)\]}] ?))+(?:[a-z0-9À-ɏ-]+|\p{sc=Han}+|\p{sc=Hangul}+|[\p{sc=Hira}\p{sc=Kana}ー]+|\p{sc=Thai}+|\p{sc=Cyrl}+|\p{sc=Deva}+|\p{sc=Arab}+))|[a-z0-9À-ɏ!#$%&'*+/=?^_`{|}~.-]+/giu

/** Matches addresses in words: peter dot chan at example dot com. The local part of 64 characters has at most 32 parts. */
const spelledEmail = /([a-z0-9_-]+(?:(?:\.| dot )[a-z0-9_-]+){0,31} at [a-z0-9-]+(?: dot [a-z0-9-]+)+)|[a-z0-9_-]+/gi

/**
 * Replaces email addresses, phone numbers, Hong Kong identity card numbers and private links by placeholders; in doubt, masks.
 * @param language of the placeholders
 */
export function masked(text: string, language: Language): string {
  const plain = plainCharacters(text)
  const emails = [email, spelledEmail].flatMap((shape) =>
    [...plain.matchAll(shape)].flatMap(({ index, 1: found }) =>
      found === undefined ? [] : [{ from: index, to: index + found.length }],
    ),
  )
  const found = [
    ...emails.map((span) => ({ ...span, kind: 'email' as const })),
    ...linkSpans(plain).map((span) => ({ ...span, kind: 'link' as const })),
    ...hkidSpans(plain).map((span) => ({ ...span, kind: 'hkid' as const })),
    ...phoneSpans(plain).map((span) => ({ ...span, kind: 'phone' as const })),
  ]
  return withoutSpans(text, found, (kind) => placeholders[kind][language])
}

const placeholder = new RegExp(
  Object.values(placeholders)
    .flatMap((words) => Object.values(words))
    .map((word) => word.replace(/[[\]]/g, '\\$&'))
    .join('|'),
  'g',
)

export function searchable(text: string): string {
  return text.replace(placeholder, ' ')
}

function withoutSpans<Kind>(text: string, spans: (Span & { kind: Kind })[], wordFor: (kind: Kind) => string): string {
  let kept = ''
  let at = 0
  for (const { from, to, kind } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue
    kept += text.slice(at, from) + wordFor(kind)
    at = to
  }
  return kept + text.slice(at)
}
