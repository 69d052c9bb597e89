import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { colon } from '#contract/i18n/punctuation.ts'
import { notificationKindLabels, notificationPlace, notificationSentence } from '#contract/staff/notification-words.ts'
import type { Notification, NotificationKind } from '#contract/staff/notifications.ts'
import type { Letter } from '#server/modules/mail/index.ts'
import { notificationMailWords as words } from './notification-mails.words.ts'

/** Mail programs show no more of it. */
const subjectMax = 150

interface MailedNotifications {
  kind: NotificationKind
  /** Of one kind, the oldest first; at least one. */
  notifications: Pick<Notification, 'kind' | 'params'>[]
  /** Not among them. */
  more: number
  name: string
  language: ReaderLanguage
  /** Whose admin it is. */
  company: string
  /** Where staff reach it; without it, no link is given. */
  publicUrl: string | undefined
}

/** What a person is told by mail: one notification with its screen, or several in one. */
export function notificationLetter({
  kind,
  notifications,
  more,
  name,
  language,
  company,
  publicUrl,
}: MailedNotifications): Letter {
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
