import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { type Answer, error, json, notFound } from './answers.ts'
import { describeColumn } from './columns.ts'
import { answerQuery } from './query.ts'
import type { Row, Store } from './store.ts'
import { readWritten, richText } from './values.ts'

export interface Context {
  store: Store
  apiKey: string
  databaseId: string
  title: string
  queryLimit: number
}

interface ApiRequest {
  method: string
  path: string
  body: unknown
  headers: IncomingHttpHeaders
}

const version = '2022-06-28'
const createSchema = z.object({
  parent: z.object({ database_id: z.string() }),
  properties: z.record(z.string(), z.unknown()),
})
const updateSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  archived: z.boolean().optional(),
  in_trash: z.boolean().optional(),
})

/** Answers a request to the API as Notion would: key and version first, then the endpoints of spec §7. */
export function answerApi(context: Context, request: ApiRequest): Answer {
  const refusal = refuse(context, request)
  if (refusal) return refusal
  const [root, kind, id, action, ...rest] = request.path.split('/').slice(1)
  if (root !== 'v1' || rest.length > 0) return invalidUrl()
  const endpoint = `${request.method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`
  switch (endpoint) {
    case 'GET databases/id':
      return isDatabase(context, id) ? json(200, describeDatabase(context)) : notFound('database', String(id))
    case 'POST databases/id/query':
      if (!isDatabase(context, id)) return notFound('database', String(id))
      return answerQuery(context.store, context.queryLimit, request.body)
    case 'POST pages':
      return createPage(context, request.body)
    case 'PATCH pages/id':
      return updatePage(context, String(id), request.body)
    default:
      return invalidUrl()
  }
}

function refuse({ apiKey }: Context, { headers, body }: ApiRequest): Answer | undefined {
  const given = headers['notion-version']
  if (headers.authorization !== `Bearer ${apiKey}`) return error(401, 'unauthorized', 'API token is invalid.')
  if (given === undefined) {
    const message =
      'Notion-Version header failed validation: Notion-Version header should be defined, instead was `undefined`.'
    return error(400, 'missing_version', message)
  }
  if (given !== version) {
    const message = `Notion-Version header failed validation: Notion-Version header should be \`"${version}"\`, instead was \`"${given}"\`.`
    return error(400, 'validation_error', message)
  }
  return body === undefined ? error(400, 'invalid_json', 'Error parsing JSON body.') : undefined
}

function invalidUrl(): Answer {
  return error(400, 'invalid_request_url', 'Invalid request URL.')
}

function isDatabase({ databaseId }: Context, id: string | undefined): boolean {
  return id?.replaceAll('-', '') === databaseId.replaceAll('-', '')
}

function describeDatabase({ store, databaseId, title }: Context): object {
  return {
    object: 'database',
    id: databaseId,
    title: richText(title),
    description: [],
    properties: Object.fromEntries(store.columns.all().map((column) => [column.name, describeColumn(column)])),
    is_inline: false,
    archived: false,
    in_trash: false,
  }
}

function createPage(context: Context, body: unknown): Answer {
  const parsed = createSchema.safeParse(body)
  if (!parsed.success) return error(400, 'validation_error', `body failed validation: ${z.prettifyError(parsed.error)}`)
  const { parent, properties } = parsed.data
  if (!isDatabase(context, parent.database_id)) return notFound('database', parent.database_id)
  const row = readRow(context.store, properties)
  if ('refusal' in row) return row.refusal
  const { pages, render } = context.store
  return { status: 200, body: render(pages.find(pages.add(row.cells))) }
}

function updatePage({ store }: Context, id: string, body: unknown): Answer {
  if (!store.pages.has(id)) return notFound('page', id)
  const parsed = updateSchema.safeParse(body)
  if (!parsed.success) return error(400, 'validation_error', `body failed validation: ${z.prettifyError(parsed.error)}`)
  const row = readRow(store, parsed.data.properties)
  if ('refusal' in row) return row.refusal
  store.pages.edit(id, row.cells)
  const gone = parsed.data.archived ?? parsed.data.in_trash
  if (gone === true) store.pages.archive(id)
  if (gone === false) store.pages.restore(id)
  return { status: 200, body: store.render(store.pages.find(id)) }
}

/** Cells by column name; properties are written by name or by id. */
function readRow(store: Store, properties: Record<string, unknown>): { cells: Row } | { refusal: Answer } {
  const cells: Row = {}
  for (const [key, written] of Object.entries(properties)) {
    const column = store.columns.all().find(({ id, name }) => name === key || id === key)
    if (!column) return { refusal: error(400, 'validation_error', `${key} is not a property that exists.`) }
    const value = readWritten(column.type, written)
    if (!value) return { refusal: error(400, 'validation_error', `${key} is expected to be ${column.type}.`) }
    cells[column.name] = value.cell
  }
  return { cells }
}
