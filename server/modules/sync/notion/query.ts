import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { NotionError, partialList } from './errors.ts'
import type { SendTo } from './places.ts'
import { type NotionPage, type QueryAnswer, queryAnswerSchema } from './schemas.ts'

const largestPage = 100
const mostRestarts = 3

export interface NotionBatch {
  pages: NotionPage[]
  /** Listing starts over; discard the batches before. */
  restarted?: true
  /** Notion truncated the list: pages that were not listed may exist. */
  incompleteReason?: SyncNote
  /** Requested pages that are in another database or in none. */
  elsewhere?: string[]
}

interface Query {
  sendTo: SendTo
  databaseId: string
  signal: AbortSignal
  stop: AbortSignal | undefined
  editedSince: Date | undefined
  /** Page size; halved after each 504. */
  pageSize: number
}

export async function* readPages(
  sendTo: SendTo,
  databaseId: string,
  { editedSince, signal, stop }: { editedSince?: Date | undefined; signal: AbortSignal; stop?: AbortSignal },
): AsyncGenerator<NotionBatch> {
  const query: Query = { sendTo, databaseId, signal, stop, editedSince, pageSize: largestPage }
  for (let restarts = 0; ; restarts += 1) {
    try {
      return yield* readWindows(query)
    } catch (error) {
      if (!isInvalidCursor(error) || restarts === mostRestarts) throw error
      yield { pages: [], restarted: true }
    }
  }
}

const minuteMs = 60_000

/**
 * A query lists at most 10,000 rows, so the next one starts at the minute in which the last row was created. A minute
 * with more rows than that is also read from its end; if both readings do not meet, the list is incomplete.
 */
async function* readWindows(query: Query): AsyncGenerator<NotionBatch> {
  let window: Window = {}
  for (;;) {
    const { capped, ids, lastCreated } = yield* readWindow(query, window)
    if (!capped) return
    if (lastCreated === undefined) return yield { pages: [], incompleteReason: tooManyInOneMinute() }
    if (window.from === undefined || lastCreated > window.from) window = { from: lastCreated }
    else {
      const next = new Date(Date.parse(lastCreated) + minuteMs).toISOString()
      const { met } = yield* readWindow(query, { from: lastCreated, before: next, known: ids })
      // if the rows do not meet in reverse order, rows may be missing
      if (met !== [...ids].at(-1)) return yield { pages: [], incompleteReason: tooManyInOneMinute(lastCreated) }
      window = { from: next }
    }
  }
}

function tooManyInOneMinute(minute = 'the same minute'): SyncNote {
  return syncNote('notion.crowded-minute', { minute })
}

interface Window {
  from?: string
  before?: string
  /** If set, reads backwards until one of these ids occurs. */
  known?: ReadonlySet<string>
}

interface WindowRead {
  capped: boolean
  met: string | undefined
  ids: Set<string>
  lastCreated: string | undefined
}

/** Requests each page while the one before is processed. */
async function* readWindow(query: Query, window: Window): AsyncGenerator<NotionBatch, WindowRead> {
  const over = new AbortController()
  const signal = AbortSignal.any([query.signal, over.signal])
  const requestFrom = (cursor: string | null) => {
    const answer = sendQuery(query, { window, cursor, signal })
    answer.catch(() => {}) // a consumer that stops early never awaits it
    return answer
  }
  const read: WindowRead = { capped: false, met: undefined, ids: new Set(), lastCreated: undefined }
  const cursors = new Set<string>()
  try {
    let next: Promise<QueryAnswer> | undefined = requestFrom(null)
    while (next) {
      const answer: QueryAnswer = await next
      const cursor = cursorOf(answer, cursors)
      read.met ??= answer.results.find(({ id }) => window.known?.has(id))?.id
      next = cursor === undefined || read.met !== undefined ? undefined : requestFrom(cursor)
      if (answer.results.length > 0) yield { pages: answer.results }
      for (const { id } of answer.results) read.ids.add(id)
      read.capped ||= answer.request_status?.type === 'incomplete'
      read.lastCreated = answer.results.at(-1)?.created_time ?? read.lastCreated
    }
  } finally {
    over.abort()
  }
  return read
}

/** @returns undefined at the end @throws NotionError if more is announced without a new cursor */
function cursorOf({ results, has_more, next_cursor }: QueryAnswer, cursors: Set<string>): string | undefined {
  if (!has_more) return undefined
  if (results.length === 0 || next_cursor === null || cursors.has(next_cursor)) throw partialList()
  cursors.add(next_cursor)
  return next_cursor
}

interface Place {
  window: Window
  cursor: string | null
  signal: AbortSignal
}

async function sendQuery(query: Query, { window, cursor, signal }: Place): Promise<QueryAnswer> {
  const { sendTo, databaseId, stop } = query
  const filter = filterOf(query.editedSince, window)
  const body = () => ({
    sorts: [{ timestamp: 'created_time', direction: window.known ? 'descending' : 'ascending' }],
    page_size: query.pageSize,
    ...(filter && { filter }),
    ...(cursor !== null && { start_cursor: cursor }),
  })
  const onFailure = (error: NotionError) => {
    if (error.status === 504) query.pageSize = Math.max(1, Math.floor(query.pageSize / 2))
  }
  return sendTo(databaseId, ({ version, path }) => ({
    path: `${path}/query`,
    version,
    method: 'post',
    body,
    answer: queryAnswerSchema,
    signal,
    stop,
    onFailure,
  }))
}

function filterOf(editedSince: Date | undefined, { from, before }: Window): object | undefined {
  const conditions = [
    ...(editedSince
      ? [{ timestamp: 'last_edited_time', last_edited_time: { on_or_after: editedSince.toISOString() } }]
      : []),
    ...(from ? [{ timestamp: 'created_time', created_time: { on_or_after: from } }] : []),
    ...(before ? [{ timestamp: 'created_time', created_time: { before } }] : []),
  ]
  return conditions.length > 1 ? { and: conditions } : conditions[0]
}

/** Returns whether Notion rejected its own cursor, so that listing has to start over. */
function isInvalidCursor(error: unknown): boolean {
  return error instanceof NotionError && error.status === 400 && /start_cursor/.test(`${error.code} ${error.message}`)
}
