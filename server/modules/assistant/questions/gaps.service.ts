import type { MissedIntentTableQuery } from '#contract/assistant/intents.ts'
import { type GapTableQuery, type QuestionGap, questionGapSchema } from '#contract/assistant/questions.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createGapsRepo, type GapRow } from './gaps.repo.ts'
import { createMissedIntentsRepo } from './missed-intents.repo.ts'

export function createGaps({ database, audit }: { database: Database; audit: Audit }) {
  const repo = createGapsRepo(database.prisma)
  const intents = createMissedIntentsRepo(database.prisma)

  return {
    async page(query: GapTableQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(gapOf) }
    },

    async byIntent(query: MissedIntentTableQuery) {
      const page = await intents.page(query)
      return {
        ...page,
        items: page.items.map(({ lastAskedAt, ...row }) => ({ ...row, lastAskedAt: lastAskedAt.toISOString() })),
      }
    },

    /** @throws question.not_found */
    async read(id: string): Promise<QuestionGap> {
      return gapOf(found(await repo.read(id)))
    },

    /**
     * Dismisses or reopens a gap. Visitors' words are not written to the audit log, which is permanent.
     * @throws question.not_found; record.changed where it was answered
     */
    put(actor: Actor, id: string, state: 'open' | 'dismissed'): Promise<void> {
      return database.prisma.$transaction(async (tx) => {
        const gaps = createGapsRepo(tx)
        const isPut = await gaps.put(id, state)
        const now = found(await gaps.read(id))
        if (now.state === 'answered') {
          throw problem('record.changed', 'It has been answered', undefined, { current: gapOf(now) })
        }
        if (!isPut) return
        await publish(tx, 'conversations.changed')
        const action = state === 'open' ? 'question_gap.reopened' : 'question_gap.dismissed'
        await audit.record(tx, actor, { action, entity: 'question_gap', entityId: id })
      })
    },
  }
}

export type Gaps = ReturnType<typeof createGaps>

function found(row: GapRow | undefined): GapRow {
  if (!row) throw problem('question.not_found', 'Nothing that visitors asked has this id')
  return row
}

function gapOf({ lastAskedAt, ...row }: GapRow): QuestionGap {
  return questionGapSchema.parse({ ...row, lastAskedAt: lastAskedAt.toISOString() })
}
