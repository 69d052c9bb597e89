import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { NotionError, partialList } from './errors.ts'
import type { SendTo } from './places.ts'
import { type NotionPage, type QueryAnswer, queryAnswerSchema } from './schemas.ts'

const largestPage = 100
const mostRestarts = 3

export interface NotionBatch {
  pages: NotionPage[]
  /** Reading begins again at the first page: what was counted so far no longer tells which pages exist. */
  restarted?: true
  /** Notion holds more than it gives: what was not listed may still exist. */
  incompleteReason?: SyncNote
  /** Pages that were asked for by their ids and are in another database, or in none. */
  elsewhere?: string[]
}

interface Query {
  sendTo: SendTo
  databaseId: string
  signal: AbortSignal
  stop: AbortSignal | undefined
  editedSince: Date | undefined
  /** Rows to ask for; halved by each 504. */
  pageSize: number
}

/** Reads every page that a database lists; see Notion.pages. */
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

/**
 * One query lists 10,000 rows at most, so reading goes on from the minute in which the last listed page was created.
 * A minute that holds more than a whole query gives cannot be read to its end.
 */
async function* readWindows(query: Query): AsyncGenerator<NotionBatch> {
  let createdFrom: string | undefined
  for (;;) {
    const { capped, lastCreated } = yield* readWindow(query, createdFrom)
    if (!capped) return
    if (lastCreated === undefined || (createdFrom !== undefined && lastCreated <= createdFrom)) {
      yield { pages: [], incompleteReason: tooManyInOneMinute(lastCreated) }
      return
    }
    createdFrom = lastCreated
  }
}

function tooManyInOneMinute(minute = 'the same minute'): SyncNote {
  return syncNote('notion.crowded-minute', { minute })
}

/**
 * Each page of rows is asked for while the one before is worked on.
 * @returns whether Notion kept rows back, and when the newest listed page was created
 */
async function* readWindow(
  query: Query,
  createdFrom: string | undefined,
): AsyncGenerator<NotionBatch, { capped: boolean; lastCreated: string | undefined }> {
  const over = new AbortController()
  const signal = AbortSignal.any([query.signal, over.signal])
  const askFrom = (cursor: string | null) => {
    const answer = ask(query, { createdFrom, cursor, signal })
    answer.catch(() => {}) // whoever reads no further does not hear of it
    return answer
  }
  let capped = false
  let lastCreated: string | undefined
  const cursors = new Set<string>()
  try {
    let next: Promise<QueryAnswer> | undefined = askFrom(null)
    while (next) {
      const answer: QueryAnswer = await next
      const cursor = cursorOf(answer, cursors)
      next = cursor === undefined ? undefined : askFrom(cursor)
      if (answer.results.length > 0) yield { pages: answer.results }
      capped ||= answer.request_status?.type === 'incomplete'
      lastCreated = answer.results.at(-1)?.created_time ?? lastCreated
    }
  } finally {
    over.abort()
  }
  return { capped, lastCreated }
}

/**
 * Where the list goes on; undefined at its end.
 * @param cursors that were followed so far
 * @throws NotionError where there is said to be more, and nothing leads to it: the list is not whole
 */
function cursorOf({ results, has_more, next_cursor }: QueryAnswer, cursors: Set<string>): string | undefined {
  if (!has_more) return undefined
  if (results.length === 0 || next_cursor === null || cursors.has(next_cursor)) throw partialList()
  cursors.add(next_cursor)
  return next_cursor
}

interface Place {
  createdFrom: string | undefined
  cursor: string | null
  signal: AbortSignal
}

async function ask(query: Query, { createdFrom, cursor, signal }: Place): Promise<QueryAnswer> {
  const { sendTo, databaseId, stop } = query
  const filter = filterOf(query.editedSince, createdFrom)
  const body = () => ({
    sorts: [{ timestamp: 'created_time', direction: 'ascending' }],
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

function filterOf(editedSince: Date | undefined, createdFrom: string | undefined): object | undefined {
  const edited = editedSince && {
    timestamp: 'last_edited_time',
    last_edited_time: { on_or_after: editedSince.toISOString() },
  }
  const created = createdFrom && { timestamp: 'created_time', created_time: { on_or_after: createdFrom } }
  return edited && created ? { and: [edited, created] } : edited || created || undefined
}

/** Whether the cursor that Notion gave is no longer good, so that reading has to begin again. */
function isInvalidCursor(error: unknown): boolean {
  return error instanceof NotionError && error.status === 400 && /start_cursor/.test(`${error.code} ${error.message}`)
}
