import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'

/** A day in Hong Kong, YYYY-MM-DD, and a time there, HH:MM. */
export interface Slot {
  date: string
  time: string
}

/** Requests that keep others out of their slot at a moment: those whose half hour is over, without a confirmation, do not. */
export function holding(now: Date) {
  return { OR: [{ slotHeldUntil: null }, { slotHeldUntil: { gt: now } }] }
}

/** Takes a slot from whoever has not confirmed in time, so that another may have it: to be called before it is given, in that transaction. */
export async function releaseLapsed(tx: Transaction, { date, time }: Slot, now: Date): Promise<void> {
  await tx.demoRequest.updateMany({
    where: { scheduledDate: dayOf(date), scheduledTime: time, slotHeldUntil: { lte: now } },
    data: { scheduledDate: null, scheduledTime: null, slotHeldUntil: null },
  })
}

/**
 * Keeps the slot for good, if a bit late too, unless somebody else has it by now.
 * @returns undefined where the request named no time, or staff have settled it
 */
export async function keepSlot(tx: DatabaseHandle, reference: string): Promise<'kept' | 'lost' | undefined> {
  await tx.demoRequest.updateMany({ where: { reference, slotHeldUntil: { not: null } }, data: { slotHeldUntil: null } })
  return slotOf(tx, reference)
}

/** @returns undefined where the request named no time, or staff have settled it */
export async function slotOf(database: DatabaseHandle, reference: string): Promise<'kept' | 'lost' | undefined> {
  const row = await database.demoRequest.findUnique({
    where: { reference },
    select: { preferredTime: true, scheduledDate: true, status: true },
  })
  if (!row || row.preferredTime === null || row.status !== 'requested') return undefined
  return row.scheduledDate === null ? 'lost' : 'kept'
}

/** A column of type `date` is read and written as midnight in UTC. */
export function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
