import * as z from 'zod'
import { type Answer, error, json, notFound, severalDataSources } from './answers.ts'
import type { Context } from './endpoints.ts'
import { toldPiece, writtenPiece } from './rich-text.ts'
import { type Row, users } from './store.ts'
import type { DoneWrite, Source } from './workspace.ts'
import { readWritten } from './writes.ts'

const paragraphSchema = z.strictObject({ rich_text: z.array(writtenPiece) })
const createSchema = z.strictObject({
  parent: z.union([
    z.object({ type: z.string().optional(), data_source_id: z.string() }),
    z.object({ type: z.string().optional(), database_id: z.string() }),
  ]),
  properties: z.record(z.string(), z.unknown()),
  children: z.array(z.looseObject({ type: z.literal('paragraph'), paragraph: paragraphSchema })).default([]),
})
const updateSchema = z.strictObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  archived: z.boolean().optional(),
  in_trash: z.boolean().optional(),
})
type Update = z.infer<typeof updateSchema>

/** POST /v1/pages. */
export function createPage(context: Context, version: string, body: unknown): Answer {
  const parsed = createSchema.safeParse(body)
  if (!parsed.success) return invalid(`body failed validation: ${z.prettifyError(parsed.error)}`)
  const source = parentOf(context, parsed.data.parent)
  if ('status' in source) return source
  const row = readRow(context, source, parsed.data.properties)
  if ('refusal' in row) return invalid(row.refusal)
  const id = source.pages.add(row.cells, undefined, users.bot)
  source.pages.find(id).blocks = parsed.data.children
  context.workspace.writes.push({ kind: 'create', id, columns: Object.keys(row.cells) })
  return { status: 200, body: source.render(source.pages.find(id), version) }
}

/** GET /v1/blocks/{id}/children of a page. */
export function answerBlocks({ workspace }: Context, source: Source, id: string): Answer {
  const told = source.pages.find(id).blocks.map(({ paragraph }) => ({
    object: 'block',
    type: 'paragraph',
    paragraph: { rich_text: paragraph.rich_text.map((piece) => toldPiece(piece, workspace.nameOf)) },
  }))
  return json(200, { object: 'list', results: told, next_cursor: null, has_more: false })
}

function parentOf({ workspace }: Context, parent: z.infer<typeof createSchema>['parent']): Source | Answer {
  if ('data_source_id' in parent) {
    return workspace.source(parent.data_source_id) ?? notFound('data source', parent.data_source_id)
  }
  const database = workspace.database(parent.database_id)
  if (!database) return notFound('database', parent.database_id)
  const [source, ...others] = database.sources
  return source && others.length === 0 ? source : severalDataSources(database)
}

/** PATCH /v1/pages/{id}: values, and into the trash or out of it. A page in the trash takes no values. */
export function updatePage(context: Context, source: Source, id: string, version: string, body: unknown): Answer {
  const parsed = updateSchema.safeParse(body)
  const misnamed = version >= '2026-03-11' && parsed.data?.archived !== undefined
  if (!parsed.success || misnamed) return invalid('body failed validation: body.archived should be not present.')
  const { properties } = parsed.data
  const trashed = parsed.data.archived ?? parsed.data.in_trash
  const page = source.pages.find(id)
  if ((page.archived || page.inTrash) && trashed !== false) {
    return invalid("Can't edit block that is archived. You must unarchive the block before editing.")
  }
  const row = readRow(context, source, properties)
  if ('refusal' in row) return invalid(row.refusal)
  source.pages.edit(id, row.cells, users.bot)
  if (trashed === true) moveToTrash(source, id)
  if (trashed === false) source.pages.restore(id, users.bot)
  context.workspace.writes.push({ kind: kindOf(trashed), id, columns: Object.keys(row.cells) })
  return { status: 200, body: source.render(source.pages.find(id), version) }
}

/** Puts a page into the trash and marks it archived, the older name for the same. */
function moveToTrash({ pages }: Source, id: string): void {
  pages.archive(id, {}, users.bot)
  pages.trash(id, {}, users.bot)
}

function kindOf(trashed: Update['in_trash']): DoneWrite['kind'] {
  if (trashed === undefined) return 'update'
  return trashed ? 'trash' : 'restore'
}

function invalid(message: string): Answer {
  return error(400, 'validation_error', message)
}

/** Cells by column name; properties are written by name or by id. */
function readRow(
  { files, workspace }: Context,
  { columns }: Source,
  properties: Record<string, unknown>,
): { cells: Row } | { refusal: string } {
  const cells: Row = {}
  for (const [key, written] of Object.entries(properties)) {
    const column = columns.all().find(({ id, name }) => name === key || id === key)
    if (!column) return { refusal: `${key} is not a property that exists.` }
    const value = readWritten(column, written, files, workspace.nameOf)
    if ('refusal' in value) return value
    cells[column.name] = value.cell
  }
  return { cells }
}
