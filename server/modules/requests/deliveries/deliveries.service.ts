import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { confirmationDays } from '#contract/requests/confirmations.ts'
import { deliveryChannels } from '#contract/requests/messages.ts'
import { type MessageKind, messageKinds } from '#contract/requests/visitors.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import { type Database, isDatabaseAway, type Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import type { JobOutcome, JobQueue, Jobs, RetryPlan } from '#server/platform/database/jobs.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { mailboxOf } from '../submissions/submissions.rules.ts'
import { createDeliveriesRepo, type DeliveriesRepo, type DeliveryChannel, type NewDelivery } from './deliveries.repo.ts'
import type { Channels } from './deliveries-channels.ts'
import type { Message, MessagesRepo } from './messages.repo.ts'

interface NewMessage {
  kind: MessageKind
  reference: string
  email: string
}

export interface Deliveries {
  /**
   * Plans the deliveries of a message in the transaction that stores it: a row and a job for each configured channel.
   * Do not call it for spam. Call it last in the transaction: it locks the mailbox, and a second message from it
   * waits.
   * @param message `email` is the sender's claimed address; one mailbox gets a few emails an hour at most
   * @returns whether a confirmation link is mailed
   */
  plan: (tx: Transaction, message: NewMessage) => Promise<boolean>
  /** Plans the visitor's copy of the message, in the transaction that confirms their address. */
  planCopy: (tx: Transaction, message: { kind: MessageKind; reference: string }) => Promise<void>
  /** Whether the reply to a form contains a confirmation link at present. */
  canAskToConfirm: () => boolean
  /** Whether a confirmation link was mailed for a message. */
  asksToConfirm: (reference: string) => Promise<boolean>
  /** Retries a dead-lettered delivery from the start. @returns false when it was not dead-lettered */
  retry: (
    tx: Transaction,
    delivery: { kind: MessageKind; reference: string; channel: DeliveryChannel },
  ) => Promise<boolean>
}

/** Sends a message to one destination. @throws DeliveryError or any other error; the job is retried */
export type Channel = (message: Message, signal: AbortSignal) => Promise<void>

/** Contains no personal data, because it is logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Dead-letters at once, because every further attempt would fail too. */
  readonly hopeless: boolean

  constructor(message: string, hopeless = false) {
    super(message)
    this.hopeless = hopeless
  }
}

/**
 * Retries for two days: pauses start at 15 to 30 s and double up to an hour. The first eight take 1.1 to 2.1 h, the
 * other 47 an hour each, so a delivery is dead-lettered 48.1 to 49.1 h after its first attempt.
 */
export const usualRetry: RetryPlan = { tries: 56, firstPauseS: 15, longestPauseS: 3600, limitS: 120 }

/** Dead-lettering is a small write and waits for the database as long as needed. */
const deadLetterRetry: RetryPlan = { tries: 10_000, firstPauseS: 15, longestPauseS: 300, limitS: 60 }
const deadLetterQueue = 'deliveries.park'

/** Jobs in progress at a time, per process and channel. */
const concurrency = 10

/** More than a person needs in an hour, and too few to abuse somebody else's address. */
const usualCopiesAnHour = 5
const dayMs = 86_400_000

/** Pause between attempts to record a delivery: far below a job's first pause. */
const recordPauseMs = 500

const jobSchema = z.object({
  kind: z.enum(messageKinds),
  reference: z.string(),
  channel: z.enum(deliveryChannels),
})

interface DeliveriesServices {
  database: Database
  repo: DeliveriesRepo
  messages: MessagesRepo
  jobs: Pick<Jobs, 'enqueue'>
  channels: Channels
  retry: RetryPlan
  /** Maximum confirmation emails to one mailbox in an hour. */
  copiesAnHour?: number | undefined
  secrets: Pick<Secrets, 'sign'>
  notify: Notify
  now: () => Date
  log: Logger
}

/**
 * Delivers messages at least once, with the reference as idempotency key. Success is recorded before the job is
 * closed, however long the database is away, and each job checks that record first: a message is sent twice only if
 * the process dies between the two. Each channel has its own queue, so that a slow one does not delay the others.
 */
export function createDeliveries(services: DeliveriesServices): Deliveries & { queues: JobQueue[] } {
  const { database, repo, messages, jobs, channels, retry, secrets, notify, now, log } = services
  const copiesAnHour = services.copiesAnHour ?? usualCopiesAnHour

  async function deliver(send: Channel, data: unknown, signal: AbortSignal): Promise<JobOutcome> {
    const { kind, reference, channel } = jobSchema.parse(data)
    const message = (await repo.status(reference, channel)) === 'pending' && (await messages.find(kind, reference))
    if (!message) return 'done' // already delivered, or erased meanwhile
    try {
      await send(message, signal)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await repo.failed(reference, channel, reason)
      log.warn({ reference, channel, reason }, 'A delivery failed')
      return error instanceof DeliveryError && error.hopeless ? 'hopeless' : 'again'
    }
    await persistently(() => repo.delivered(reference, channel))
    await notifyPages(kind)
    return 'done'
  }

  /** Notifies open pages; a failure is only logged. */
  async function notifyPages(kind: MessageKind): Promise<void> {
    const event = kind === 'quote-request' ? 'sales.changed' : 'messages.changed'
    await publish(database.prisma, event).catch((error: unknown) =>
      log.warn({ err: error }, 'Open pages were not notified of a delivery'),
    )
  }

  async function deadLetter(data: unknown): Promise<JobOutcome> {
    const { kind, reference, channel } = jobSchema.parse(data)
    const delivery = await database.prisma.$transaction(async (tx) => {
      const isNow = await createDeliveriesRepo(tx).deadLetter(reference, channel)
      if (isNow) await notify(tx, 'delivery.parked', { message: kind, reference, channel })
      return isNow
    })
    if (delivery) await notifyPages(kind)
    if (delivery)
      log.error({ reference, channel, ...delivery }, 'A delivery was given up and parked: pass it on by hand')
    return 'done'
  }

  /** Plans the reply to a form. @returns whether it contains a confirmation link */
  async function planAcknowledgement(tx: Transaction, { kind, reference, email }: NewMessage): Promise<boolean> {
    const recipient = secrets.sign(`mailbox:${mailboxOf(email)}`, 'throttle')
    if ((await createDeliveriesRepo(tx).emailsInLastHour(recipient)) >= copiesAnHour) {
      log.warn({ reference }, 'A message is not answered by mail: its mailbox was, as often as it may be in an hour')
      return false
    }
    const confirmUntil = channels.canAskToConfirm() ? new Date(now().getTime() + confirmationDays * dayMs) : null
    await put(tx, kind, [{ reference, channel: 'visitor_mail', recipient, confirmUntil }])
    return confirmUntil !== null
  }

  async function put(tx: Transaction, kind: MessageKind, deliveries: NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return
    await createDeliveriesRepo(tx).add(deliveries)
    for (const { reference, channel } of deliveries) {
      await jobs.enqueue(tx, queueOf(channel), { kind, reference, channel })
    }
  }

  return {
    async plan(tx, message) {
      const { kind, reference } = message
      const planned = channels.planned()
      const ours = planned.filter((channel) => channel !== 'visitor_mail')
      await put(
        tx,
        kind,
        ours.map((channel) => ({ reference, channel })),
      )
      return planned.includes('visitor_mail') && planAcknowledgement(tx, message)
    },

    async planCopy(tx, { kind, reference }) {
      if (channels.planned().includes('visitor_mail')) await put(tx, kind, [{ reference, channel: 'visitor_copy' }])
    },

    canAskToConfirm: channels.canAskToConfirm,
    asksToConfirm: async (reference) => (await repo.confirmation(reference)) !== undefined,

    async retry(tx, delivery) {
      const { reference, channel } = delivery
      if (!(await createDeliveriesRepo(tx).requeue(reference, channel))) return false
      await jobs.enqueue(tx, queueOf(channel), delivery)
      return true
    },

    /** Includes channels that are not configured now, as older jobs may exist. */
    queues: [
      { name: deadLetterQueue, concurrency, retry: deadLetterRetry, handle: deadLetter },
      ...deliveryChannels.map((channel) => ({
        name: queueOf(channel),
        concurrency,
        retry,
        deadLetterQueue,
        handle: (data: unknown, signal: AbortSignal) => deliver(channels.send[channel], data, signal),
      })),
    ],
  }
}

function queueOf(channel: DeliveryChannel): string {
  return `deliveries.${channel}`
}

/** Retries until the database accepts the write. */
async function persistently(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
    await setTimeout(recordPauseMs, undefined, { ref: false })
  }
}
