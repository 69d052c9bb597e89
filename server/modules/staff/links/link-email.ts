import { dateText } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { LinkPurpose } from '#contract/staff/staff.ts'
import { renderEmail } from '#server/modules/mail/index.ts'
import type { CurrentSettings } from '#server/modules/settings/index.ts'
import type { Mail } from '#server/platform/mail.ts'
import { linkClosings, linkLabels, linkOpenings, linkSubjects, linkWords } from './links.words.ts'

interface LinkEmail {
  id: string
  purpose: Exclude<LinkPurpose, 'setup'>
  user: { name: string; email: string }
  language: ReaderLanguage
  url: string
  expiresAt: Date
}

export function linkEmail(
  { id, purpose, user, language, url, expiresAt }: LinkEmail,
  { general }: Pick<CurrentSettings, 'general'>,
): Mail {
  const company = inLanguage({ 'zh-TW': general.siteName, en: general.siteNameEn }, language)
  const subject = inLanguage(linkSubjects[purpose], language)(company)
  const note = inLanguage(linkWords.note, language)(momentOf(expiresAt, language, general.timezone))
  const content = {
    language,
    company,
    subject,
    opening: [
      inLanguage(linkWords.greeting, language)(user.name),
      inLanguage(linkOpenings[purpose], language)(company),
    ],
    link: { label: inLanguage(linkLabels[purpose], language), url, note },
    rows: [{ label: inLanguage(linkWords.account, language), value: user.email }],
    closing: [inLanguage(linkClosings[purpose], language)],
  }
  return {
    id: `link.${id}`,
    to: [{ name: user.name, address: user.email }],
    replyTo: { name: company, address: general.contactEmail },
    ...renderEmail(content),
  }
}

function momentOf(moment: Date, language: ReaderLanguage, timeZone: string): string {
  return dateText(moment, dateLocales[language], { dateStyle: 'long', timeStyle: 'short', timeZone })
}
