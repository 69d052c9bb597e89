import type { DemoRequestFields } from '#contract/requests/demo-requests.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { Submission } from '../submissions/submissions.service.ts'
import { dayOf, holding, type Slot } from './demo-slots.repo.ts'

export type DemoRequestToWrite = DemoRequestFields &
  Submission & {
    /** Reserves the preferred date and time. */
    holdsSlot: boolean
    /** Until when the slot is reserved; null: permanently. */
    slotHeldUntil: Date | null
  }

export function createDemoRequestsRepo(database: DatabaseHandle) {
  return {
    /** Returns false when the same request, another of its reference, or one that holds its slot exists. */
    async add({ useCase, preferredDate, preferredTime, holdsSlot, ...request }: DemoRequestToWrite): Promise<boolean> {
      const data = {
        ...request,
        useCase: useCase ?? null,
        preferredDate: preferredDate ? dayOf(preferredDate) : null,
        preferredTime: preferredTime ?? null,
        ...(holdsSlot &&
          preferredDate && { scheduledDate: dayOf(preferredDate), scheduledTime: preferredTime ?? null }),
      }
      const { count } = await database.demoRequest.createMany({ data, skipDuplicates: true })
      return count === 1
    },

    async bySubmission(submissionId: string): Promise<{ reference: string } | undefined> {
      const row = await database.demoRequest.findUnique({ where: { submissionId }, select: { reference: true } })
      return row ?? undefined
    },

    /** Returns the start times of a day that are taken. */
    async takenTimes(date: string, now: Date): Promise<(string | null)[]> {
      const rows = await database.demoRequest.findMany({
        where: { scheduledDate: dayOf(date), ...holding(now) },
        select: { scheduledTime: true },
      })
      return rows.map(({ scheduledTime }) => scheduledTime)
    },

    async isTaken({ date, time }: Slot, now: Date): Promise<boolean> {
      const where = { scheduledDate: dayOf(date), scheduledTime: time, ...holding(now) }
      return (await database.demoRequest.findFirst({ where, select: { id: true } })) !== null
    },
  }
}
