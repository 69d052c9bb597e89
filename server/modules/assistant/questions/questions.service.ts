import { randomUUID } from 'node:crypto'
import {
  type NewQuestion,
  type PublicQuestion,
  publicQuestionSchema,
  type Question,
  type QuestionTableQuery,
  type QuestionWrite,
  questionGroupIds,
  questionSchema,
} from '#contract/assistant/questions.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createGapsRepo } from './gaps.repo.ts'
import { createQuestionsRepo, type QuestionFields, type QuestionRow } from './questions.repo.ts'
import { slugsOf } from './questions.rules.ts'

interface QuestionsServices {
  database: Database
  audit: Audit
  /** Updates this instance after a write; others are notified by an event. */
  onCommit: () => void
}

export function createQuestions({ database, audit, onCommit }: QuestionsServices) {
  const repo = createQuestionsRepo(database.prisma)

  async function change<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await database.prisma.$transaction(async (tx) => {
      await publish(tx, 'questions.changed')
      return run(tx)
    })
    onCommit()
    return result
  }

  return {
    async published(): Promise<{ items: PublicQuestion[] }> {
      const items = (await repo.published()).map((row) => publicQuestionSchema.parse(row))
      const place = ({ group }: PublicQuestion) => questionGroupIds.indexOf(group)
      return { items: items.toSorted((one, other) => place(one) - place(other)) }
    },

    async page(query: QuestionTableQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(questionOf) }
    },

    /** @throws question.not_found */
    async read(id: string): Promise<Question> {
      return questionOf(found(await repo.read(id)))
    },

    /** Adds a question and marks the gaps as answered, except those answered meanwhile. */
    add(actor: Actor, { gapIds, ...fields }: NewQuestion): Promise<Question> {
      return change(async (tx) => {
        const questions = createQuestionsRepo(tx)
        const id = await questions.add(slugsOf(fields, randomUUID()), fields, actor.name)
        if (id === undefined) throw new Error('No address is free for a question')
        const gaps = await createGapsRepo(tx).answer(gapIds, id)
        const made = found(await questions.read(id))
        await audit.record(tx, actor, { action: 'question.created', ...subject(made), after: { ...fields, gaps } })
        return questionOf(made)
      })
    },

    /** @throws question.not_found; record.changed with the present question as `current` */
    write(actor: Actor, id: string, { version, ...fields }: QuestionWrite): Promise<Question> {
      return change(async (tx) => {
        const questions = createQuestionsRepo(tx)
        const before = found(await questions.read(id))
        if (before.version !== version) throw changedMeanwhile(before)
        const changed = difference(fieldsOf(before), fields)
        if (!changed) return questionOf(before)
        const isWritten = await questions.write(id, version, fields, actor.name)
        const now = found(await questions.read(id))
        if (!isWritten) throw changedMeanwhile(now)
        await audit.record(tx, actor, { action: 'question.updated', ...subject(now), ...changed })
        return questionOf(now)
      })
    },

    /** Removes a question and reopens its gaps. Throws question.not_found; record.changed with the present question. */
    remove(actor: Actor, id: string, version: number): Promise<void> {
      return change(async (tx) => {
        const questions = createQuestionsRepo(tx)
        const before = found(await questions.read(id))
        await createGapsRepo(tx).reopen(id)
        if (!(await questions.remove(id, version))) throw changedMeanwhile(found(await questions.read(id)))
        await audit.record(tx, actor, { action: 'question.deleted', ...subject(before), before: fieldsOf(before) })
      })
    },
  }
}

export type Questions = ReturnType<typeof createQuestions>

function found(row: QuestionRow | undefined): QuestionRow {
  if (!row) throw problem('question.not_found', 'No question has this id')
  return row
}

function changedMeanwhile(row: QuestionRow) {
  return problem('record.changed', 'Edit the present version', undefined, { current: questionOf(row) })
}

function questionOf({ createdAt, updatedAt, ...row }: QuestionRow): Question {
  return questionSchema.parse({ ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() })
}

function fieldsOf(row: QuestionRow): QuestionFields {
  const { group, question, questionEn, answer, answerEn, words, wordsEn, isPublished } = row
  return { group, question, questionEn, answer, answerEn, words, wordsEn, isPublished }
}

function subject({ id, question }: QuestionRow) {
  return { entity: 'question', entityId: id, entityName: question }
}
