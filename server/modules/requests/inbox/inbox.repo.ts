import * as z from 'zod/mini'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { type DemoKind, demoKindSchema } from '#contract/requests/demo-requests.ts'
import { demoStatuses, enquiryStatuses } from '#contract/requests/messages.ts'
import { Prisma } from '#prisma'
import type { Transaction } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import type { ThreadOf } from './threads.service.ts'

const common = {
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  language: readerLanguageSchema,
  message: z.string(),
  assigneeId: z.nullable(z.uuid()),
  assigneeName: z.nullable(z.string()),
  answeredAt: z.nullable(z.date()),
  version: z.int(),
}
const enquiryRow = z.object({ ...common, status: z.enum(enquiryStatuses) })
const demoRow = z.object({
  ...common,
  status: z.enum(demoStatuses),
  kind: demoKindSchema,
  product: z.string(),
  scheduledDate: z.nullable(z.string()),
  scheduledTime: z.nullable(z.string()),
  calendarSequence: z.int(),
})

/** An enquiry that is locked until the transaction ends. */
export type HeldEnquiry = z.infer<typeof enquiryRow> & ThreadOf & { entity: 'enquiry' }
/** A demo request that is locked until the transaction ends. */
export type HeldDemo = z.infer<typeof demoRow> & ThreadOf & { entity: 'demo-request'; kind: DemoKind }

const commonColumns = Prisma.sql`t."id", "reference", "email", "language", "message", "assigneeId", "answeredAt", "version",
  (SELECT u."name" FROM "User" u WHERE u."id" = t."assigneeId") AS "assigneeName", "status"::text`

export function createInboxRepo(tx: Transaction) {
  return {
    async holdEnquiry(id: string): Promise<HeldEnquiry | undefined> {
      const row = await readRow(tx, enquiryRow)`
        SELECT ${commonColumns}, full_name("firstName", "lastName") AS "name"
        FROM "Enquiry" t WHERE t."id" = ${id}::uuid FOR NO KEY UPDATE OF t`
      return row && { ...row, entity: 'enquiry' }
    },

    async holdDemo(id: string): Promise<HeldDemo | undefined> {
      const row = await readRow(tx, demoRow)`
        SELECT ${commonColumns}, "name", "kind", "product", "calendarSequence",
          to_char("scheduledDate", 'YYYY-MM-DD') AS "scheduledDate", "scheduledTime"
        FROM "DemoRequest" t WHERE t."id" = ${id}::uuid FOR NO KEY UPDATE OF t`
      return row && { ...row, entity: 'demo-request' }
    },

    async writeEnquiry(id: string, data: Prisma.EnquiryUncheckedUpdateInput): Promise<void> {
      await tx.enquiry.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
    },

    /** @returns false when another request holds the slot; the transaction must then be rolled back */
    async writeDemo(id: string, data: Prisma.DemoRequestUncheckedUpdateInput): Promise<boolean> {
      try {
        await tx.demoRequest.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
        return true
      } catch (error) {
        if (error instanceof Prisma.PrismaClientKnownRequestError && slotConflicts.has(error.code)) return false
        throw error
      }
    },

    /** Restarts the retention period. */
    async touch({ entity, id }: Pick<ThreadOf, 'entity' | 'id'>): Promise<void> {
      const change = { where: { id }, data: { updatedAt: new Date() } }
      if (entity === 'enquiry') await tx.enquiry.update(change)
      else await tx.demoRequest.update(change)
    },

    /** Returns whether a reply was emailed. */
    async hasReply({ entity, id }: Pick<ThreadOf, 'entity' | 'id'>): Promise<boolean> {
      const where = { entity, entityId: id, kind: 'reply' }
      return (await tx.activity.findFirst({ where, select: { id: true } })) !== null
    },
  }
}

/** The slot is taken (P2002), or two requests that swap slots deadlocked (P2034). */
const slotConflicts: ReadonlySet<string> = new Set(['P2002', 'P2034'])
