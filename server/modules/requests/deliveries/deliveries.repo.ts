import type { DeliveryChannel, DeliveryStatus } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { countRow, readRow } from '#server/platform/database/rows.ts'

export type { DeliveryChannel }

export interface NewDelivery {
  reference: string
  channel: DeliveryChannel
  /** For the confirmation email: hash of the mailbox, and expiry of its link. */
  recipient?: string
  confirmUntil?: Date | null
}

/** A delivery that is marked as delivered never changes again. */
export function createDeliveriesRepo(database: DatabaseHandle) {
  return {
    async add(deliveries: NewDelivery[]): Promise<void> {
      await database.delivery.createMany({ data: deliveries })
    },

    /**
     * Counts the confirmation emails to a mailbox in the last hour. Locks the mailbox until the transaction ends, so
     * that concurrent messages count each other.
     */
    async emailsInLastHour(recipient: string): Promise<number> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`delivery ${recipient}`}, 0))`
      const row = await readRow(database, countRow)`
        SELECT count(*)::int AS "count" FROM "Delivery"
        WHERE "recipient" = ${recipient} AND "createdAt" > now() - interval '1 hour'`
      return row?.count ?? 0
    },

    /** Returns expiry and use of the link that was sent for a message; undefined when none was sent. */
    async confirmation(reference: string): Promise<{ confirmUntil: Date; confirmedAt: Date | null } | undefined> {
      const where = { reference_channel: { reference, channel: 'visitor_mail' } } as const
      const row = await database.delivery.findUnique({ where, select: { confirmUntil: true, confirmedAt: true } })
      return row?.confirmUntil ? { confirmUntil: row.confirmUntil, confirmedAt: row.confirmedAt } : undefined
    },

    /** @returns false when the address was already confirmed */
    async confirm(reference: string, now: Date): Promise<boolean> {
      const where = { reference, channel: 'visitor_mail', confirmedAt: null } as const
      const { count } = await database.delivery.updateMany({ where, data: { confirmedAt: now } })
      return count === 1
    },

    /** Returns the deliveries of one message, ordered by channel. */
    of(reference: string) {
      return database.delivery.findMany({
        where: { reference },
        orderBy: { channel: 'asc' },
        select: { channel: true, status: true, attempts: true, lastError: true, deliveredAt: true },
      })
    },

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

    /**
     * Resets a dead-lettered delivery to pending with all its attempts.
     * @returns false when it was not dead-lettered
     */
    async requeue(reference: string, channel: DeliveryChannel): Promise<boolean> {
      const { count } = await database.delivery.updateMany({
        where: { reference, channel, status: 'parked' },
        data: { status: 'pending', attempts: 0, lastError: null },
      })
      return count === 1
    },

    /** Dead-letters a delivery. @returns undefined when it was not pending */
    async deadLetter(reference: string, channel: DeliveryChannel) {
      const [delivery] = await database.delivery.updateManyAndReturn({
        where: { reference, channel, status: 'pending' },
        data: { status: 'parked' },
        select: { attempts: true, lastError: true },
      })
      return delivery
    },
  }
}

export type DeliveriesRepo = ReturnType<typeof createDeliveriesRepo>
