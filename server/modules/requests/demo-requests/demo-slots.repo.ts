import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'

/** In Hong Kong time, YYYY-MM-DD and HH:MM. */
export interface Slot {
  date: string
  time: string
}

/** Matches requests that still hold their slot: confirmed, or within the half hour for confirmation. */
export function holding(now: Date) {
  return { OR: [{ slotHeldUntil: null }, { slotHeldUntil: { gt: now } }] }
}

/** Releases a slot that was not confirmed in time. Call it in the transaction that assigns the slot. */
export async function releaseLapsed(tx: Transaction, { date, time }: Slot, now: Date): Promise<void> {
  await tx.demoRequest.updateMany({
    where: { scheduledDate: dayOf(date), scheduledTime: time, slotHeldUntil: { lte: now } },
    data: { scheduledDate: null, scheduledTime: null, slotHeldUntil: null },
  })
}

/**
 * Makes a reservation permanent, even after its half hour, unless somebody else has the slot.
 * @returns undefined when the request named no time or staff have already decided
 */
export async function confirmSlot(tx: DatabaseHandle, reference: string): Promise<'kept' | 'lost' | undefined> {
  await tx.demoRequest.updateMany({ where: { reference, slotHeldUntil: { not: null } }, data: { slotHeldUntil: null } })
  return slotOf(tx, reference)
}

/** @returns undefined when the request named no time or staff have already decided */
export async function slotOf(database: DatabaseHandle, reference: string): Promise<'kept' | 'lost' | undefined> {
  const row = await database.demoRequest.findUnique({
    where: { reference },
    select: { preferredTime: true, scheduledDate: true, status: true },
  })
  if (!row || row.preferredTime === null || row.status !== 'requested') return undefined
  return row.scheduledDate === null ? 'lost' : 'kept'
}

/** Columns of type `date` are read and written as midnight UTC. */
export function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
