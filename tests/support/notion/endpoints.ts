import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, error, json, notFound, severalDataSources } from './answers.ts'
import { describeColumn } from './columns.ts'
import type { FileStore } from './files.ts'
import { answerBlocks, createPage, updatePage } from './pages.ts'
import { answerQuery } from './query.ts'
import { changeColumns } from './schema.ts'
import { users as standing } from './store.ts'
import { richText } from './values.ts'
import type { Database, Source, Workspace } from './workspace.ts'

export interface Context {
  workspace: Workspace
  files: FileStore
  apiKey: string
  /** Versions of the API that are still, or already, answered. */
  versions: string[]
  queryLimit: number
  keepsTies?: boolean | undefined
}

interface ApiRequest {
  method: string
  path: string
  body: unknown
  headers: IncomingHttpHeaders
}

/** The version from which columns and pages belong to data sources. */
const sourcesVersion = '2025-09-03'

/** Answers a request to the API as Notion would: key and version first, then the endpoints of databases, pages and data sources. */
export function answerApi(context: Context, request: ApiRequest): Answer {
  const version = versionOf(context, request)
  if (typeof version !== 'string') return version
  const [root, kind, id, action, ...rest] = request.path.split('/').slice(1)
  if (root !== 'v1' || rest.length > 0) return invalidUrl()
  const endpoint = `${request.method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`
  const { workspace } = context
  if (endpoint === 'GET users/id') return answerUser(workspace, String(id))
  if (endpoint === 'GET blocks/id/children') {
    const source = workspace.sourceOfPage(String(id))
    return source ? answerBlocks(context, source, String(id)) : notFound('page', String(id))
  }
  if (kind === 'pages') return answerPages(context, endpoint, String(id), version, request.body)
  if (kind === 'data_sources' && version >= sourcesVersion) {
    const source = workspace.source(id)
    return source ? answerSource(context, endpoint, source, version, request.body) : notFound('data source', String(id))
  }
  if (kind !== 'databases') return invalidUrl()
  const database = workspace.database(id)
  if (!database) return notFound('database', String(id))
  if (version >= sourcesVersion) {
    return endpoint === 'GET databases/id' ? json(200, describeContainer(database)) : invalidUrl()
  }
  const [source, ...others] = database.sources
  if (!source || others.length > 0) return severalDataSources(database)
  return answerSource(context, endpoint.replace('databases', 'data_sources'), source, version, request.body)
}

function versionOf({ apiKey, versions }: Context, { headers, body }: ApiRequest): string | Answer {
  const given = headers['notion-version']
  if (headers.authorization !== `Bearer ${apiKey}`) return error(401, 'unauthorized', 'API token is invalid.')
  if (typeof given !== 'string') {
    const message =
      'Notion-Version header failed validation: Notion-Version header should be defined, instead was `undefined`.'
    return error(400, 'missing_version', message)
  }
  if (!versions.includes(given)) {
    const known = versions.map((version) => `\`"${version}"\``).join(' or ')
    const message = `Notion-Version header failed validation: Notion-Version header should be ${known}, instead was \`"${given}"\`.`
    return error(400, 'validation_error', message)
  }
  return body === undefined ? error(400, 'invalid_json', 'Error parsing JSON body.') : given
}

/** @param asked an id, or `me` for the integration itself */
function answerUser({ users }: Workspace, asked: string): Answer {
  const id = asked === 'me' ? standing.bot : asked
  const user = users.get(id)
  if (!user) return notFound('user', id)
  const { type, name } = user
  const more =
    type === 'person' ? { person: { email: 'somebody@example.com' } } : { bot: { workspace_name: 'Harbour' } }
  return json(200, { object: 'user', id, type, name, avatar_url: null, ...more })
}

function answerPages(context: Context, endpoint: string, id: string, version: string, body: unknown): Answer {
  if (endpoint === 'POST pages') return createPage(context, version, body)
  const source = context.workspace.sourceOfPage(id)
  if (!source) return notFound('page', id)
  if (endpoint === 'GET pages/id') return { status: 200, body: source.render(source.pages.find(id), version) }
  return endpoint === 'PATCH pages/id' ? updatePage(context, source, id, version, body) : invalidUrl()
}

/** A data source; under the oldest version its database, which then is one with it. */
function answerSource(context: Context, endpoint: string, source: Source, version: string, body: unknown): Answer {
  const described = () => json(200, describeSource(source, version))
  switch (endpoint) {
    case 'GET data_sources/id':
      return described()
    case 'POST data_sources/id/query':
      return answerQuery(source, version, context, body)
    case 'PATCH data_sources/id':
      return changeColumns(context.workspace, source, body) ?? described()
    default:
      return invalidUrl()
  }
}

function invalidUrl(): Answer {
  return error(400, 'invalid_request_url', 'Invalid request URL.')
}

function describeContainer({ id, title, sources }: Database): object {
  return {
    object: 'database',
    id,
    title: richText(title),
    description: [],
    is_inline: false,
    in_trash: false,
    data_sources: sources.map((source) => ({ id: source.id, name: source.name })),
  }
}

function describeSource({ id, name, databaseId, columns }: Source, version: string): object {
  const isDatabase = version < sourcesVersion
  return {
    object: isDatabase ? 'database' : 'data_source',
    id: isDatabase ? databaseId : id,
    title: richText(name),
    description: [],
    properties: Object.fromEntries(columns.all().map((column) => [column.name, describeColumn(column)])),
    ...(isDatabase
      ? { is_inline: false, archived: false }
      : { parent: { type: 'database_id', database_id: databaseId } }),
    in_trash: false,
  }
}
