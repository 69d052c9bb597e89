import type { Language } from '#contract/languages.ts'
import { notificationKindLabels, notificationPlace, notificationSentence } from '#contract/notification-words.ts'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import type { Letter } from '../deliveries/letters.ts'
import { notificationMailWords as words } from './notification-mails.words.ts'

/** Mail programs show no more of it. */
const subjectMax = 150

interface Told {
  kind: NotificationKind
  /** Of one kind, the oldest first; at least one. */
  notifications: Pick<Notification, 'kind' | 'params'>[]
  /** Not among them. */
  more: number
  name: string
  language: Language
  /** Whose admin it is. */
  company: string
  /** Where staff reach it; without it, no link is given. */
  publicUrl: string | undefined
}

/** What a person is told by mail: one notification with its screen, or several in one. */
export function notificationLetter({ kind, notifications, more, name, language, company, publicUrl }: Told): Letter {
  const sentences = notifications.map((one) => notificationSentence(one, language))
  const [first, ...others] = notifications
  const isOne = first !== undefined && others.length === 0
  const count = notifications.length + more
  const gist = isOne ? (sentences[0] ?? '') : words.several[language](notificationKindLabels[kind][language], count)
  const place = isOne ? notificationPlace(first) : '/admin/notifications'
  const label = words[isOne ? 'open' : 'openAll'][language]
  const link = publicUrl && { label, url: new URL(place, publicUrl).href, note: words.signIn[language] }
  return {
    language,
    company,
    subject: `${company}${language === 'en' ? ': ' : '：'}${gist}`.slice(0, subjectMax),
    opening: [words.greeting[language](name), ...sentences, ...(more > 0 ? [words.more[language](more)] : [])],
    ...(link && { link }),
    rows: [],
    closing: [words.closing[language](company)],
  }
}
