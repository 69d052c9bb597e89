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
import { createDeliveriesRepo, type DeliveriesRepo, type DeliveryChannel, type NewDelivery } from './deliveries.repo.ts'
import type { Channels } from './deliveries-channels.ts'
import { mailboxOf } from './mailbox.rules.ts'
import type { Message, MessagesRepo } from './messages.repo.ts'

interface NewMessage {
  kind: MessageKind
  reference: string
  email: string
}

export interface Deliveries {
  /**
   * Plans the deliveries of a message, to be called in the transaction that stores it: a row and a job for each channel
   * that it is to go to now. Without any, the message is simply kept. Not to be called for what is meant for nobody.
   * Last in its transaction: of two messages from one mailbox, the second waits for the first to be counted.
   * @param message `email`: where it says it is from. One mailbox is answered a few times an hour at most, whoever writes.
   * @returns whether a mail goes there whose link confirms the address
   */
  plan: (tx: Transaction, message: NewMessage) => Promise<boolean>
  /** Plans the visitor's copy of what they wrote: to be called once their address is confirmed, in that transaction. */
  planCopy: (tx: Transaction, message: { kind: MessageKind; reference: string }) => Promise<void>
  /** Whether the mail that answers a form asks now to confirm the address. */
  canAskToConfirm: () => boolean
  /** Whether that mail was planned for a message, with a link in it. */
  asksToConfirm: (reference: string) => Promise<boolean>
  /**
   * Has one that was parked tried again from the start.
   * @returns false where it was not parked
   */
  retry: (
    tx: Transaction,
    delivery: { kind: MessageKind; reference: string; channel: DeliveryChannel },
  ) => Promise<boolean>
}

/**
 * Hands a message over to one place.
 * @throws DeliveryError, or whatever went wrong: it is tried again
 */
export type Channel = (message: Message, signal: AbortSignal) => Promise<void>

/** Why a message was not taken, without anything personal: it is logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Every other try would be answered the same: it is parked at once. */
  readonly hopeless: boolean

  constructor(message: string, hopeless = false) {
    super(message)
    this.hopeless = hopeless
  }
}

/**
 * Two days: 15 to 30 s, then twice as long each time, at random up to twice that, up to an hour. The first eight pauses make
 * 1.1 to 2.1 h, the other 47 an hour each: parked 48.1 to 49.1 h after the first try.
 */
export const usualRetry: RetryPlan = { tries: 56, firstPauseS: 15, longestPauseS: 3600, limitS: 120 }

/** Parking is a small write. It waits for the database as long as it takes. */
const parkingRetry: RetryPlan = { tries: 10_000, firstPauseS: 15, longestPauseS: 300, limitS: 60 }
const parkingQueue = 'deliveries.park'

/** In hand at once in one process, for each channel. */
const concurrency = 10

/** More than anybody needs in an hour, and too few to be a nuisance to somebody whose address another gives. */
const usualCopiesAnHour = 5
const dayMs = 86_400_000

/** Between two tries to write down that a message was taken: far below a job's first pause. */
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
  /** How often one mailbox is answered in an hour. */
  copiesAnHour?: number | undefined
  secrets: Pick<Secrets, 'sign'>
  notify: Notify
  now: () => Date
  log: Logger
}

/**
 * Deliveries that lose nothing (spec §7): at least once, each with its message's reference as its key. What was taken is
 * written down before its job is closed, however long the database is away, and a job looks there first: a message goes out
 * twice only where a process died between the answer and its record. Each channel has its own queue: one that hangs delays
 * no other.
 */
export function createDeliveries(services: DeliveriesServices): Deliveries & { queues: JobQueue[] } {
  const { database, repo, messages, jobs, channels, retry, secrets, notify, now, log } = services
  const copiesAnHour = services.copiesAnHour ?? usualCopiesAnHour

  async function deliver(send: Channel, data: unknown, signal: AbortSignal): Promise<JobOutcome> {
    const { kind, reference, channel } = jobSchema.parse(data)
    const message = (await repo.status(reference, channel)) === 'pending' && (await messages.find(kind, reference))
    if (!message) return 'done' // by a process that died before it closed the job; or erased meanwhile
    try {
      await send(message, signal)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await repo.failed(reference, channel, reason)
      log.warn({ reference, channel, reason }, 'A delivery failed')
      return error instanceof DeliveryError && error.hopeless ? 'hopeless' : 'again'
    }
    await persistently(() => repo.delivered(reference, channel))
    await tellPages(kind)
    return 'done'
  }

  /** Pages that show it look again. That they do is not worth a delivery. */
  async function tellPages(kind: MessageKind): Promise<void> {
    const event = kind === 'quote-request' ? 'sales.changed' : 'messages.changed'
    await publish(database.prisma, event).catch((error: unknown) =>
      log.warn({ err: error }, 'No page was told of a delivery'),
    )
  }

  async function park(data: unknown): Promise<JobOutcome> {
    const { kind, reference, channel } = jobSchema.parse(data)
    const parked = await database.prisma.$transaction(async (tx) => {
      const isNow = await createDeliveriesRepo(tx).park(reference, channel)
      if (isNow) await notify(tx, 'delivery.parked', { message: kind, reference, channel })
      return isNow
    })
    if (parked) await tellPages(kind)
    if (parked) log.error({ reference, channel, ...parked }, 'A delivery was given up and parked: pass it on by hand')
    return 'done'
  }

  /** What answers the form. @returns whether it has a link that confirms the address */
  async function planLetter(tx: Transaction, { kind, reference, email }: NewMessage): Promise<boolean> {
    const recipient = secrets.sign(`mailbox:${mailboxOf(email)}`, 'throttle')
    if ((await createDeliveriesRepo(tx).lettersInHour(recipient)) >= copiesAnHour) {
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
      return planned.includes('visitor_mail') && planLetter(tx, message)
    },

    async planCopy(tx, { kind, reference }) {
      if (channels.planned().includes('visitor_mail')) await put(tx, kind, [{ reference, channel: 'visitor_copy' }])
    },

    canAskToConfirm: channels.canAskToConfirm,
    asksToConfirm: async (reference) => (await repo.confirmation(reference)) !== undefined,

    async retry(tx, delivery) {
      const { reference, channel } = delivery
      if (!(await createDeliveriesRepo(tx).unpark(reference, channel))) return false
      await jobs.enqueue(tx, queueOf(channel), delivery)
      return true
    },

    /** To be worked on once the server runs: of every channel, since what is configured may change. */
    queues: [
      { name: parkingQueue, concurrency, retry: parkingRetry, handle: park },
      ...deliveryChannels.map((channel) => ({
        name: queueOf(channel),
        concurrency,
        retry,
        givenUp: parkingQueue,
        handle: (data: unknown, signal: AbortSignal) => deliver(channels.send[channel], data, signal),
      })),
    ],
  }
}

function queueOf(channel: DeliveryChannel): string {
  return `deliveries.${channel}`
}

/** Does what must not be forgotten, as soon as the database is there. */
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
