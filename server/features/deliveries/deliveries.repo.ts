import type { DeliveryChannel, DeliveryStatus } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'

export type { DeliveryChannel }

/** Queries of deliveries. What is delivered stays so. */
export function createDeliveriesRepo(database: DatabaseHandle) {
  return {
    async add(reference: string, channels: DeliveryChannel[]): Promise<void> {
      await database.delivery.createMany({ data: channels.map((channel) => ({ reference, channel })) })
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
