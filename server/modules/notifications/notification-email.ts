import { colon } from '#contract/i18n/common-words.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { notificationKindLabels, notificationPlace, notificationSentence } from '#contract/staff/notification-words.ts'
import type { Notification, NotificationKind } from '#contract/staff/notifications.ts'
import type { Email } from '#server/modules/mail/index.ts'
import { notificationMailWords as words } from './notification-mails.words.ts'

/** Longer subjects are cut off by email clients. */
const subjectMax = 150

interface MailedNotifications {
  kind: NotificationKind
  /** All of one kind, oldest first; at least one. */
  notifications: Pick<Notification, 'kind' | 'params'>[]
  more: number
  name: string
  language: ReaderLanguage
  company: string
  /** Address of the admin; without it, the email has no link. */
  publicUrl: string | undefined
}

export function notificationEmail({
  kind,
  notifications,
  more,
  name,
  language,
  company,
  publicUrl,
}: MailedNotifications): Email {
  const sentences = notifications.map((one) => notificationSentence(one, language))
  const [first, ...others] = notifications
  const isOne = first !== undefined && others.length === 0
  const count = notifications.length + more
  const gist = isOne
    ? (sentences[0] ?? '')
    : inLanguage(words.several, language)(inLanguage(notificationKindLabels[kind], language), count)
  const place = isOne ? notificationPlace(first) : '/admin/notifications'
  const label = inLanguage(words[isOne ? 'open' : 'openAll'], language)
  const link = publicUrl && { label, url: new URL(place, publicUrl).href, note: inLanguage(words.signIn, language) }
  return {
    language,
    company,
    subject: `${company}${inLanguage(colon, language)}${gist}`.slice(0, subjectMax),
    opening: [
      inLanguage(words.greeting, language)(name),
      ...sentences,
      ...(more > 0 ? [inLanguage(words.more, language)(more)] : []),
    ],
    ...(link && { link }),
    rows: [],
    closing: [inLanguage(words.closing, language)(company)],
  }
}
