import { createMail, createOutbox } from '#server/modules/mail/index.ts'
import { createNotificationMails, createNotifications } from '#server/modules/notifications/index.ts'
import {
  createChannels,
  createConfirmationLinks,
  createDeliveries,
  createDeliveriesRepo,
  createMessagesRepo,
  createPrivateLinks,
  createThreads,
} from '#server/modules/requests/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { MediaArea } from './catalogue.ts'

export type Outgoing = ReturnType<typeof outgoingServices>

type Needs = Pick<
  Dependencies,
  'config' | 'log' | 'pace' | 'presets' | 'now' | 'database' | 'background' | 'secrets' | 'settings' | 'site' | 'jobs'
> &
  MediaArea

/** Notifications of one kind within this time go out as one mail. */
const defaultMailPauseMs = 5 * 60_000

/** Creates outgoing mail, staff notifications and the deliveries of visitors' messages; `queues` are to be started with the jobs. */
export function outgoingServices(dependencies: Needs) {
  const { config, log, pace, presets, now, database, background, secrets, settings, site, jobs, replyFiles } =
    dependencies
  const mail = createMail({ settings, config, log, presets })
  if (mail.current() && !config.PUBLIC_URL) {
    log.warn('PUBLIC_URL is not set: mail to visitors carries no links, so nobody can confirm an address')
  }
  const { queues: outboxQueues, ...outbox } = createOutbox({
    database: background,
    jobs,
    mail,
    site,
    replyFile: replyFiles.bytesOf,
    retry: pace.retry,
    now,
    log,
  })
  const { queue: notificationMailsQueue, ...mails } = createNotificationMails({
    database: background,
    settings,
    outbox,
    jobs,
    retry: pace.retry,
    pauseMs: pace.mailPauseMs ?? defaultMailPauseMs,
    publicUrl: config.PUBLIC_URL,
    now,
  })
  const notifications = createNotifications({ database, settings, mails })
  const { notify } = notifications
  const quoteLinks = createPrivateLinks(secrets, 'quote')
  const orderLinks = createPrivateLinks(secrets, 'order')
  const confirmationLinks = createConfirmationLinks(secrets, config.PUBLIC_URL)
  const { queues, ...deliveries } = createDeliveries({
    database: background,
    repo: createDeliveriesRepo(background.prisma),
    messages: createMessagesRepo(background.prisma, quoteLinks),
    jobs,
    channels: createChannels({
      config,
      settings,
      mail,
      site,
      links: confirmationLinks,
      formLimitMs: pace.formLimitMs,
    }),
    retry: pace.retry,
    copiesAnHour: pace.copiesAnHour,
    secrets,
    notify,
    now,
    log,
  })
  return {
    mail,
    currentMailer: () => mail.current()?.mailer,
    outbox,
    notifications,
    notify,
    threads: createThreads({ outbox, notify, site, now }),
    quoteLinks,
    orderLinks,
    confirmationLinks,
    deliveries,
    queues: [...queues, ...outboxQueues, notificationMailsQueue],
  }
}
