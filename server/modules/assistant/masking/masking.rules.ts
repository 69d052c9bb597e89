import type { Language } from '#contract/i18n/languages.ts'
import { hkidSpans } from './masking-hkid.rules.ts'
import { phoneSpans } from './masking-phones.rules.ts'
import { plainCharacters, type Span } from './masking-spans.rules.ts'

const placeholders = {
  email: { 'zh-TW': '[電郵]', en: '[email]' },
  hkid: { 'zh-TW': '[身份證號碼]', en: '[HKID]' },
  phone: { 'zh-TW': '[電話]', en: '[phone]' },
} as const

/**
 * Also with spaces around its characters, and as people write it for machines not to find: name (at) example.com. Signs that begin none
 * are passed over together: tried again from each of them, a long run would take the square of its length. The last part of the domain is
 * of one script, so that Chinese may follow "example.com" without a space.
 */
const email =
  /([a-z0-9À-ɏ!#$%&'*+/=?^_`{|}~.-]+\s{0,2}(?:@|[([{]\s?at\s?[)\]}])\s{0,2}(?:[\p{L}\p{M}\p{N}-]+(?:\.| \. | ?[([{]\s?dot\s?[)\]}] ?))+(?:[a-z0-9À-ɏ-]+|\p{sc=Han}+|\p{sc=Hangul}+|[\p{sc=Hira}\p{sc=Kana}ー]+|\p{sc=Thai}+|\p{sc=Cyrl}+|\p{sc=Deva}+|\p{sc=Arab}+))|[a-z0-9À-ɏ!#$%&'*+/=?^_`{|}~.-]+/giu

/** In words: peter dot chan at example dot com. The 64 characters before an "at" have no more than 32 parts. */
const spelledEmail = /([a-z0-9_-]+(?:(?:\.| dot )[a-z0-9_-]+){0,31} at [a-z0-9-]+(?: dot [a-z0-9-]+)+)|[a-z0-9_-]+/gi

/**
 * A visitor's text without what tells who they are: e-mail addresses, phone numbers and identity card numbers of Hong Kong become
 * words for them. Of anything else, nothing changes. In doubt, it is masked.
 * @param language of the words
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

/** A masked text without the words that stand for what was masked: nothing is found by them. */
export function searchable(text: string): string {
  return text.replace(placeholder, ' ')
}

/** Of spans that overlap, the one that begins first counts. */
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
