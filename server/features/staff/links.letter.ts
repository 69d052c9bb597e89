import type { Language } from '#contract/languages.ts'
import type { LinkPurpose } from '#contract/staff.ts'
import type { Mail } from '#server/platform/mail.ts'
import { letterHtml, letterText } from '../deliveries/letters.ts'
import type { CurrentSettings } from '../settings/settings.stored.ts'
import { linkClosings, linkLabels, linkOpenings, linkSubjects, linkWords } from './links.words.ts'

interface LinkLetter {
  id: string
  purpose: Exclude<LinkPurpose, 'setup'>
  user: { name: string; email: string }
  language: Language
  url: string
  expiresAt: Date
}

/** The mail that brings somebody a one-time link. */
export function linkMail(
  { id, purpose, user, language, url, expiresAt }: LinkLetter,
  { general }: Pick<CurrentSettings, 'general'>,
): Mail {
  const company = language === 'en' ? general.siteNameEn : general.siteName
  const subject = linkSubjects[purpose][language](company)
  const note = linkWords.note[language](momentOf(expiresAt, language, general.timezone))
  const letter = {
    language,
    company,
    subject,
    opening: [linkWords.greeting[language](user.name), linkOpenings[purpose][language](company)],
    link: { label: linkLabels[purpose][language], url, note },
    rows: [{ label: linkWords.account[language], value: user.email }],
    closing: [linkClosings[purpose][language]],
  }
  return {
    id: `link.${id}`,
    to: [{ name: user.name, address: user.email }],
    replyTo: { name: company, address: general.contactEmail },
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
  }
}

function momentOf(moment: Date, language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : 'zh-HK'
  return moment.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
}
