import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import { type Email, senderLine, visitorWords } from '#server/modules/mail/index.ts'
import { threadEmailWords as words } from './inbox.words.ts'

interface ThreadEmail extends Pick<Email, 'subject' | 'link' | 'rows'> {
  paragraphs: string[]
  /** Name of the staff member in the signature. */
  from?: string
}

/** Formats an email of a thread between greeting and signature, in the recipient's language. */
export function threadEmail(
  { language, name }: { language: ReaderLanguage; name: string },
  { subject, paragraphs, from, link, rows }: ThreadEmail,
  site: Site,
): Email {
  const company = inLanguage(site.name, language)
  const signature = from === undefined ? [] : [inLanguage(words.signature, language)(from, company)]
  return {
    language,
    company,
    subject,
    opening: [inLanguage(visitorWords.greeting, language)(name), ...paragraphs, ...signature],
    link,
    rows,
    closing: [inLanguage(words.more, language)(site.phone), senderLine(site, language)],
  }
}

/** Splits a text at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
