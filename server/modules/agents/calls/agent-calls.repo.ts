import * as z from 'zod/mini'
import { type AgentCall, type AgentCallTableQuery, agentCallSchema } from '#contract/agents/agent-calls.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const callRow = z.extend(agentCallSchema, { at: z.date() })

const table: Table<'at' | 'durationMs', z.output<typeof callRow>> = {
  row: callRow,
  columns: Prisma.sql`"id", "at", "channel", "client", "sender", "tool", "asked", "outcome", "code", "products", "reference", "durationMs", (
      SELECT q."id" FROM "Quote" q WHERE q."reference" = "AgentCall"."reference"
    ) AS "quoteId"`,
  from: Prisma.sql`"AgentCall"`,
  key: Prisma.sql`"id"`,
  sorts: { at: Prisma.sql`"at"`, durationMs: Prisma.sql`"durationMs"` },
  initialSort: '-at',
}

export function createAgentCallsRepo(database: DatabaseHandle) {
  return {
    page: (query: AgentCallTableQuery) => readPage(database, table, conditionsOf(query), query),

    async add(call: Omit<AgentCall, 'id' | 'at' | 'quoteId'> & { at: Date }): Promise<void> {
      await database.agentCall.create({ data: call })
    },

    /** Erases calls from before a moment. @returns their number */
    async erase(before: Date): Promise<number> {
      const { count } = await database.agentCall.deleteMany({ where: { at: { lt: before } } })
      return count
    },
  }
}

function conditionsOf({ search, channel, outcome, requested, from, to }: AgentCallTableQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (channel?.length) conditions.push(Prisma.sql`"channel" = ANY(${channel})`)
  if (outcome?.length) conditions.push(Prisma.sql`"outcome" = ANY(${outcome})`)
  if (requested?.length === 1)
    conditions.push(requested[0] === 'true' ? Prisma.sql`"reference" IS NOT NULL` : Prisma.sql`"reference" IS NULL`)
  if (from) conditions.push(Prisma.sql`"at" >= ${new Date(from)}`)
  if (to) conditions.push(Prisma.sql`"at" < ${new Date(to)}`)
  return conditions
}
