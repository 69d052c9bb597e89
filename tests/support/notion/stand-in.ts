import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, error } from './answers.ts'
import { catalogueColumns } from './catalogue.ts'
import { answerApi } from './endpoints.ts'
import { createFaultScript, deliver, spoil } from './faults.ts'
import { createFileStore } from './files.ts'
import type { NewColumn, Store } from './store.ts'
import { createWorkspace, type DoneWrite, type Source, type User } from './workspace.ts'

export interface StandInOptions {
  columns?: NewColumn[]
  title?: string
  apiKey?: string
  databaseId?: string
  /** 0: any that is free. */
  port?: number
  /** Rows that one query lists at most. */
  queryLimit?: number
  /** Rows of one minute come in the same order, whichever way they are sorted. */
  keepsTies?: boolean
  /** Lifetime of links to hosted files. */
  linkLifetimeMs?: number
  /** Its clock, which its pages and the Date of its answers are of. */
  now?: () => Date
  /** Whether its answers bear a Date; some proxies take it away. */
  isTimed?: boolean
}

interface LoggedRequest {
  method: string
  path: string
  version: string | undefined
  body: unknown
  /** The caller did not wait for the whole answer. */
  hungUp: boolean
}

type FaultScript = ReturnType<typeof createFaultScript<LoggedRequest>>

export interface NotionStandIn {
  url: string
  apiKey: string
  databaseId: string
  /** The database's first data source. */
  sourceId: string
  /** Edits as people make them in the database. */
  pages: Store['pages']
  columns: Store['columns']
  /** Somebody adds a data source to the database: from then on the oldest version of the API is refused. */
  addSource: (name: string, columns: NewColumn[]) => Source
  /** Somebody makes another database, of one data source. */
  addDatabase: (id: string, title: string, columns: NewColumn[]) => Source
  /** People and integrations of the workspace, by their ids. */
  users: Map<string, User>
  /** Versions of the API that are answered; all three unless a test says otherwise. */
  acceptVersions: (...versions: string[]) => void
  /** Writes that were carried out, oldest first. */
  writes: DoneWrite[]
  /** API requests so far, oldest first. */
  requests: LoggedRequest[]
  /** Spoils the next request that `when` picks, or the next few. */
  fail: FaultScript['add']
  /** Runs before each API request is answered; counts from 1. */
  onRequest: (hook: (request: LoggedRequest, count: number) => void | Promise<void>) => void
  close: () => Promise<void>
}

/** Starts a stand-in for Notion's API on a port of its own: a workspace with a database, spoken to over HTTP. */
export async function startNotion(options: StandInOptions = {}): Promise<NotionStandIn> {
  const {
    apiKey = 'ntn_stand_in_secret',
    databaseId = '1d3f6a52-90bb-4c8e-a5c1-7e0f2b4d6a88',
    now = () => new Date(),
    isTimed = true,
  } = options
  let url = ''
  const files = createFileStore({ origin: () => url, lifetimeMs: options.linkLifetimeMs ?? 3_600_000, now })
  const workspace = createWorkspace({ now, files })
  const title = options.title ?? '產品目錄 Catalogue'
  const database = workspace.addDatabase(databaseId, title, options.columns ?? catalogueColumns)
  const source = firstOf(database.sources)
  const context = {
    workspace,
    files,
    apiKey,
    versions: ['2022-06-28', '2025-09-03', '2026-03-11'],
    queryLimit: options.queryLimit ?? 10_000,
    keepsTies: options.keepsTies,
  }
  const requests: LoggedRequest[] = []
  const faults = createFaultScript<LoggedRequest>()
  let hook: Parameters<NotionStandIn['onRequest']>[0] = () => {}

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url)
    const body =
      Number(request.headers['content-length'] ?? 0) > 0 ? await readJson(request).catch(() => undefined) : {}
    const version = request.headers['notion-version']?.toString()
    const logged = { method: request.method ?? 'GET', path: pathname, version, body, hungUp: false }
    response.once('close', () => {
      logged.hungUp = !response.writableFinished
    })
    requests.push(logged)
    await hook(logged, requests.length)
    const fault = faults.take(logged)
    if (fault?.kind === 'late') await delay(fault.ms)
    const answered = () => answerApi(context, { ...logged, headers: request.headers })
    await deliver(response, dated(fault ? spoil(answered, fault) : answered()), fault)
  }

  /** Its answers tell its own time, to the second. */
  function dated(answer: Answer): Answer {
    return isTimed ? { ...answer, headers: { date: now().toUTCString(), ...answer.headers } } : answer
  }

  function answerFile(link: URL): Answer {
    const file = files.open(link)
    if (!file) return { status: 403, contentType: 'application/xml', body: '<Error><Code>AccessDenied</Code></Error>' }
    return { status: 200, contentType: file.contentType, body: file.bytes }
  }

  const server = createServer((request, response) => {
    response.sendDate = false
    const link = new URL(request.url ?? '/', url)
    const answered = link.pathname.startsWith('/secure/')
      ? deliver(response, answerFile(link), undefined)
      : answerRequest(request, response)
    answered.catch((reason) => deliver(response, error(500, 'internal_server_error', String(reason)), undefined))
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${portOf(server.address())}`

  return {
    url,
    apiKey,
    databaseId,
    sourceId: source.id,
    pages: source.pages,
    columns: source.columns,
    addSource: (name, columns) => workspace.addSource(database, name, columns, name),
    addDatabase: (id, name, columns) => firstOf(workspace.addDatabase(id, name, columns).sources),
    acceptVersions: (...versions) => {
      context.versions = versions
    },
    users: workspace.users,
    writes: workspace.writes,
    requests,
    fail: faults.add,
    onRequest: (next) => {
      hook = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function firstOf(sources: Source[]): Source {
  const [source] = sources
  if (!source) throw new Error('The database has no data source')
  return source
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens on no port')
  return address.port
}
