import type { Correction, TestQuestions } from '#contract/assistant/conversations.ts'
import { writtenLanguage } from '#contract/i18n/languages.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { questionLanguage } from '../chat/language.rules.ts'
import { createCorrectionsRepo } from './corrections.repo.ts'

/** Wrong answers: staff mark them, developers get them as test questions. */
export function createCorrections({ database, audit }: { database: Database; audit: Audit }) {
  return {
    /**
     * Marks an answer as wrong, or takes the mark back (null). The audit log, which is permanent, has no words of it.
     * @throws conversation.not_found, also where it has no such answer
     */
    put(actor: Actor, turn: { id: string; turnId: string }, correction: Correction | null): Promise<void> {
      return database.prisma.$transaction(async (tx) => {
        const isPut = await createCorrectionsRepo(tx).put(turn, correction && { ...correction, by: actor.name })
        if (!isPut) throw problem('conversation.not_found', 'No conversation has such an answer')
        await publish(tx, 'conversations.changed')
        const action = correction ? 'conversation.answer_marked' : 'conversation.answer_unmarked'
        await audit.record(tx, actor, { action, entity: 'conversation', entityId: turn.id })
      })
    },

    async testQuestions(actor: Actor): Promise<TestQuestions> {
      const questions: TestQuestions = { en: [], 'zh-TW': [] }
      const rows = await createCorrectionsRepo(database.prisma).marked()
      for (const { question, correction, language, before } of rows) {
        const list = questions[writtenLanguage(questionLanguage(question, language))]
        list.push([question, correction.says, correction.never, before])
      }
      await database.prisma.$transaction((tx) =>
        audit.record(tx, actor, {
          action: 'conversations.exported',
          entity: 'conversations',
          after: { rows: rows.length, mark: ['wrong'] },
        }),
      )
      return questions
    },
  }
}

export type Corrections = ReturnType<typeof createCorrections>
