import {
  type NewReplyTemplate,
  type ReplyTemplate,
  type ReplyTemplateQuery,
  type ReplyTemplateWrite,
  replyTemplateSchema,
} from '#contract/requests/reply-templates.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createReplyTemplatesRepo, type TemplateFields, type TemplateRow } from './reply-templates.repo.ts'

/** Manages the templates of emails to buyers. */
export function createReplyTemplates({ database, audit }: { database: Database; audit: Audit }) {
  const repo = createReplyTemplatesRepo(database.prisma)

  return {
    async page(query: ReplyTemplateQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(templateOf) }
    },

    /** @throws reply_template.not_found */
    read: async (id: string): Promise<ReplyTemplate> => templateOf(found(await repo.read(id))),

    add(actor: Actor, fields: NewReplyTemplate): Promise<ReplyTemplate> {
      return database.prisma.$transaction(async (tx) => {
        const templates = createReplyTemplatesRepo(tx)
        const made = found(await templates.read(await templates.add(fields, actor.name)))
        await audit.record(tx, actor, { action: 'reply_template.created', ...subject(made), after: fields })
        return templateOf(made)
      })
    },

    /** @throws reply_template.not_found; record.changed with the present template as `current` */
    write(actor: Actor, id: string, { version, ...fields }: ReplyTemplateWrite): Promise<ReplyTemplate> {
      return database.prisma.$transaction(async (tx) => {
        const templates = createReplyTemplatesRepo(tx)
        const before = found(await templates.read(id))
        if (before.version !== version) throw changedMeanwhile(before)
        const changed = difference(fieldsOf(before), fields)
        if (!changed) return templateOf(before)
        const isWritten = await templates.write(id, version, fields, actor.name)
        const now = found(await templates.read(id))
        if (!isWritten) throw changedMeanwhile(now)
        await audit.record(tx, actor, { action: 'reply_template.updated', ...subject(now), ...changed })
        return templateOf(now)
      })
    },
  }
}

export type ReplyTemplates = ReturnType<typeof createReplyTemplates>

function found(row: TemplateRow | undefined): TemplateRow {
  if (!row) throw problem('reply_template.not_found', 'No template has this id')
  return row
}

function changedMeanwhile(row: TemplateRow) {
  return problem('record.changed', 'Edit the present version', undefined, { current: templateOf(row) })
}

function templateOf({ createdAt, updatedAt, ...row }: TemplateRow): ReplyTemplate {
  return replyTemplateSchema.parse({ ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() })
}

function fieldsOf(row: TemplateRow): TemplateFields {
  const { name, nameEn, kinds, subject, subjectEn, body, bodyEn, isArchived } = row
  return { name, nameEn, kinds, subject, subjectEn, body, bodyEn, isArchived }
}

function subject({ id, name }: TemplateRow) {
  return { entity: 'reply_template', entityId: id, entityName: name }
}
