import * as z from 'zod/mini'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type NotificationKind, notificationKindNames, notificationKinds } from '#contract/staff/notifications.ts'
import { may, roles } from '#contract/staff/permissions.ts'
import { type Outbox, renderEmail } from '#server/modules/mail/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { JobOutcome, JobQueue, Jobs, RetryPlan } from '#server/platform/database/jobs.ts'
import { notificationEmail } from './notification-email.ts'
import { createNotificationMailsRepo } from './notification-mails.repo.ts'
import { notificationOf } from './notifications.service.ts'

interface NotificationMailsServices {
  database: Database
  settings: SettingsSource
  outbox: Outbox
  jobs: Pick<Jobs, 'enqueue' | 'isWorking'>
  retry: RetryPlan
  /** Minimum time between two emails of a kind to one person, in milliseconds; notifications meanwhile are combined. */
  pauseMs: number
  publicUrl: string | undefined
  now: () => Date
}

const queue = 'notification-mails'
const jobSchema = z.object({
  kind: z.enum(notificationKindNames),
})

/**
 * Creates the emails of notifications. The first is sent at once. A job within the pause is retried until it is over,
 * and the first retry sends everything since: a burst becomes two emails.
 */
export function createNotificationMails(services: NotificationMailsServices) {
  const { database, settings, outbox, jobs, pauseMs, publicUrl, now } = services

  /** Returns whether notifications are mailed at all. A command-line process without a queue sends none. */
  const isOn = () => settings.current().notifications.emailNotifications && outbox.canSend() && jobs.isWorking()

  async function carry(data: unknown): Promise<JobOutcome> {
    const { kind } = jobSchema.parse(data)
    let outcome: JobOutcome = 'done'
    for (const userId of await createNotificationMailsRepo(database.prisma).waiting(kind)) {
      const isWritten = await database.prisma.$transaction((tx) => write(tx, userId, kind))
      if (!isWritten) outcome = 'again'
    }
    return outcome
  }

  /** @returns false if the pause is not over */
  async function write(tx: Transaction, userId: string, kind: NotificationKind): Promise<boolean> {
    const repo = createNotificationMailsRepo(tx)
    await repo.takeTurn(userId, kind)
    const last = await repo.last(userId, kind)
    if (last && now().getTime() - last.getTime() < pauseMs) return false
    const allowed = roles.filter((role) => may(role, notificationKinds[kind].permission))
    const person = isOn() ? await repo.person(userId, allowed) : undefined
    const { rows, ids } = await repo.due(userId, kind)
    const notifications = rows.flatMap(notificationOf)
    if (!person || notifications.length === 0) {
      await repo.drop(userId, kind)
      return true
    }
    const { general } = settings.current()
    const language = person.language ?? general.language
    const company = inLanguage({ 'zh-TW': general.siteName, en: general.siteNameEn }, language)
    const more = ids.length - notifications.length
    const email = notificationEmail({ kind, notifications, more, name: person.name, language, company, publicUrl })
    const mailId = await outbox.send(tx, {
      entity: 'user',
      entityId: notifications[0]?.id ?? userId, // each in a thread of its own
      to: { name: person.name, address: person.email },
      ...renderEmail(email),
    })
    await repo.mailed(ids, mailId)
    return true
  }

  return {
    isOn,

    /** Enqueues a job that runs once the transaction is committed. */
    enqueue: (tx: Transaction, kind: NotificationKind) => jobs.enqueue(tx, queue, { kind }),

    queue: { name: queue, concurrency: 1, retry: services.retry, handle: carry } satisfies JobQueue,
  }
}

export type NotificationMails = ReturnType<typeof createNotificationMails>
