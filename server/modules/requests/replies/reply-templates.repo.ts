import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { replyTemplates } from '#content/emails/reply-templates.ts'
import { type ReplyTemplate, type ReplyTemplateQuery, replyTemplateSchema } from '#contract/requests/reply-templates.ts'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const templateRow = z.extend(replyTemplateSchema, { createdAt: z.date(), updatedAt: z.date() })
export type TemplateRow = z.output<typeof templateRow>
export type TemplateFields = Omit<ReplyTemplate, 'id' | 'version' | 'updatedBy' | 'createdAt' | 'updatedAt'>

const table: Table<'name' | 'updatedAt', TemplateRow> = {
  row: templateRow,
  columns: Prisma.sql`"id", "name", "nameEn", "kinds", "subject", "subjectEn", "body", "bodyEn", "isArchived", "version",
    "updatedBy", "createdAt", "updatedAt"`,
  from: Prisma.sql`"ReplyTemplate"`,
  key: Prisma.sql`"id"`,
  sorts: { name: Prisma.sql`"name" COLLATE "zh-Hant-x-icu"`, updatedAt: Prisma.sql`"updatedAt"` },
  initialSort: 'name',
}

export function createReplyTemplatesRepo(database: DatabaseHandle) {
  return {
    page: (query: ReplyTemplateQuery) => readPage(database, table, conditionsOf(query), query),

    read(id: string): Promise<TemplateRow | undefined> {
      return readRow(database, templateRow)`SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
    },

    async add(fields: TemplateFields, updatedBy: string): Promise<string> {
      const id = randomUUID()
      await database.replyTemplate.create({ data: { ...fields, id, updatedBy } })
      return id
    },

    /** @returns whether the version was still the same */
    async write(id: string, version: number, fields: TemplateFields, updatedBy: string): Promise<boolean> {
      const data = { ...fields, updatedBy, version: version + 1 }
      return (await database.replyTemplate.updateMany({ where: { id, version }, data })).count === 1
    },
  }
}

/** Adds the templates that a new site starts with. Templates are never deleted, so an empty table is a new one. */
export async function seedReplyTemplates({ prisma }: Database): Promise<void> {
  if ((await prisma.replyTemplate.findFirst({ select: { id: true } })) !== null) return
  await prisma.replyTemplate.createMany({ data: replyTemplates, skipDuplicates: true }) // others may start too
}

function conditionsOf({ search, kind, state }: ReplyTemplateQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (kind?.length) conditions.push(Prisma.sql`"kinds" && ${kind}`)
  if (state?.length === 1) conditions.push(Prisma.sql`"isArchived" = ${state[0] === 'archived'}`)
  return conditions
}
