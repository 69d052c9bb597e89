import * as z from 'zod/mini'
import {
  type RetentionKind,
  type RetentionReason,
  retentionDueSchema,
  retentionReasons,
} from '#contract/staff/retention.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import type { Due } from './brake.rules.ts'

export interface HeldRun {
  id: string
  at: Date
  conversationDays: number
  reasons: RetentionReason[]
  due: Due[]
  lastSeenAt: Date | null
}

const clocksRow = z.object({ databaseNow: z.date(), lastSeenAt: z.nullable(z.date()) })

const tables = [
  ['enquiries', 'Enquiry', 'updatedAt'],
  ['demoRequests', 'DemoRequest', 'updatedAt'],
  ['quoteRequests', 'Quote', 'updatedAt'],
  ['conversations', 'Conversation', 'lastAt'],
] as const satisfies [RetentionKind, string, string][]

export function createRetentionRunsRepo(database: DatabaseHandle) {
  return {
    async due(before: Record<RetentionKind, Date>): Promise<Due[]> {
      const counts = tables.map(
        ([kind, table, column]) => Prisma.sql`
          SELECT ${kind} AS "kind", count(*)::int AS "of",
            (count(*) FILTER (WHERE ${Prisma.raw(`"${column}"`)} < ${before[kind]}))::int AS "due"
          FROM ${Prisma.raw(`"${table}"`)}`,
      )
      return readRows(database, retentionDueSchema.def.element)`${Prisma.join(counts, ' UNION ALL ')}`
    },

    /** Reads PostgreSQL's clock and the last run that erased; before the first run, the newest submission. */
    async clocks(): Promise<z.output<typeof clocksRow>> {
      const newest = tables.map(
        ([, table, column]) => Prisma.sql`(SELECT max(${Prisma.raw(`"${column}"`)}) FROM ${Prisma.raw(`"${table}"`)})`,
      )
      const clocks = await readRow(database, clocksRow)`
        SELECT clock_timestamp() AS "databaseNow", COALESCE(
          (SELECT "at" FROM "RetentionRun" WHERE "state" IN ('done', 'approved') ORDER BY "createdAt" DESC LIMIT 1),
          GREATEST(${Prisma.join(newest)})) AS "lastSeenAt"`
      if (!clocks) throw new Error('PostgreSQL has no clock')
      return clocks
    },

    /** Serialises hold, decide and done until the end of the transaction. */
    async lock(): Promise<void> {
      await database.$executeRaw`LOCK TABLE "RetentionRun" IN SHARE ROW EXCLUSIVE MODE`
    },

    async held(): Promise<HeldRun | undefined> {
      const row = await database.retentionRun.findFirst({ where: { state: 'held' } })
      if (!row) return undefined
      const { id, at, conversationDays, lastSeenAt } = row
      const reasons = z.array(z.enum(retentionReasons)).parse(row.reasons)
      return { id, at, conversationDays, lastSeenAt, reasons, due: retentionDueSchema.parse(row.due) }
    },

    async declinedAt(): Promise<Date | undefined> {
      const where = { state: 'declined' } as const
      const row = await database.retentionRun.findFirst({ where, orderBy: { createdAt: 'desc' } })
      return row?.decidedAt ?? undefined
    },

    async hold(run: Omit<HeldRun, 'id'>): Promise<void> {
      await database.retentionRun.deleteMany({ where: { state: 'held' } })
      await database.retentionRun.create({ data: { ...run, due: run.due.map((each) => ({ ...each })), state: 'held' } })
    },

    /** An approved run counts as the last one that erased. */
    async decide(id: string, state: 'approved' | 'declined', decidedBy: string, decidedAt: Date): Promise<void> {
      await database.retentionRun.deleteMany({ where: { state: state === 'approved' ? { not: 'held' } : 'declined' } })
      await database.retentionRun.update({ where: { id }, data: { state, decidedBy, decidedAt } })
    },

    /** Replaces all other runs: a held or declined one has no reason any more. */
    async done(run: Pick<HeldRun, 'at' | 'conversationDays'>): Promise<void> {
      await database.retentionRun.deleteMany()
      await database.retentionRun.create({ data: { ...run, reasons: [], due: [], state: 'done' } })
    },

    async erasedAt(): Promise<Date | undefined> {
      const where = { state: { in: ['done' as const, 'approved' as const] } }
      const row = await database.retentionRun.findFirst({ where, orderBy: { createdAt: 'desc' } })
      return row?.at
    },
  }
}
