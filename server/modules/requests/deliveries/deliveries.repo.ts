import type { DeliveryChannel, DeliveryStatus } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { countRow, readRow } from '#server/platform/database/rows.ts'

export type { DeliveryChannel }

export interface NewDelivery {
  reference: string
  channel: DeliveryChannel
  /** Of the mail that answers the form: whose mailbox, and how long its link is good. */
  recipient?: string
  confirmUntil?: Date | null
}

/** Queries of deliveries. What is delivered stays so. */
export function createDeliveriesRepo(database: DatabaseHandle) {
  return {
    async add(deliveries: NewDelivery[]): Promise<void> {
      await database.delivery.createMany({ data: deliveries })
    },

    /**
     * How many mails answered a form to a mailbox in the last hour, whoever sent it. Holds the mailbox until the transaction ends: of
     * two at once, the second counts the first.
     */
    async lettersInHour(recipient: string): Promise<number> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`delivery ${recipient}`}, 0))`
      const row = await readRow(database, countRow)`
        SELECT count(*)::int AS "count" FROM "Delivery"
        WHERE "recipient" = ${recipient} AND "createdAt" > now() - interval '1 hour'`
      return row?.count ?? 0
    },

    /** The link in the mail that answers a message: until when it is good, and when it was used; undefined where none was sent. */
    async confirmation(reference: string): Promise<{ confirmUntil: Date; confirmedAt: Date | null } | undefined> {
      const where = { reference_channel: { reference, channel: 'visitor_mail' } } as const
      const row = await database.delivery.findUnique({ where, select: { confirmUntil: true, confirmedAt: true } })
      return row?.confirmUntil ? { confirmUntil: row.confirmUntil, confirmedAt: row.confirmedAt } : undefined
    },

    /** @returns false where the address of the message was confirmed before */
    async confirm(reference: string, now: Date): Promise<boolean> {
      const where = { reference, channel: 'visitor_mail', confirmedAt: null } as const
      const { count } = await database.delivery.updateMany({ where, data: { confirmedAt: now } })
      return count === 1
    },

    /** Of one message, by channel. */
    of(reference: string) {
      return database.delivery.findMany({
        where: { reference },
        orderBy: { channel: 'asc' },
        select: { channel: true, status: true, attempts: true, lastError: true, deliveredAt: true },
      })
    },

    /** Undefined where it is there no more. */
    async status(reference: string, channel: DeliveryChannel): Promise<DeliveryStatus | undefined> {
      const where = { reference_channel: { reference, channel } }
      const row = await database.delivery.findUnique({ where, select: { status: true } })
      return row?.status
    },

    async delivered(reference: string, channel: DeliveryChannel): Promise<void> {
      await database.delivery.updateMany({
        where: { reference, channel },
        data: { status: 'delivered', deliveredAt: new Date(), attempts: { increment: 1 }, lastError: null },
      })
    },

    async failed(reference: string, channel: DeliveryChannel, lastError: string): Promise<void> {
      await database.delivery.updateMany({
        where: { reference, channel, status: 'pending' },
        data: { attempts: { increment: 1 }, lastError },
      })
    },

    /** @returns whether it was parked, and is pending now with all its tries */
    async unpark(reference: string, channel: DeliveryChannel): Promise<boolean> {
      const { count } = await database.delivery.updateMany({
        where: { reference, channel, status: 'parked' },
        data: { status: 'pending', attempts: 0, lastError: null },
      })
      return count === 1
    },

    /** What is known of the one that was parked now; undefined where it was not pending. */
    async park(reference: string, channel: DeliveryChannel) {
      const [parked] = await database.delivery.updateManyAndReturn({
        where: { reference, channel, status: 'pending' },
        data: { status: 'parked' },
        select: { attempts: true, lastError: true },
      })
      return parked
    },
  }
}

export type DeliveriesRepo = ReturnType<typeof createDeliveriesRepo>
