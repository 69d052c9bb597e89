import * as z from 'zod'
import { type Answer, error, invalidCursor } from './answers.ts'
import type { Store, StoredPage } from './store.ts'

const timeCondition = z.strictObject({
  on_or_after: z.iso.datetime().optional(),
  after: z.iso.datetime().optional(),
  on_or_before: z.iso.datetime().optional(),
  before: z.iso.datetime().optional(),
})
const timeFilter = z.union([
  z.strictObject({ timestamp: z.literal('created_time'), created_time: timeCondition }),
  z.strictObject({ timestamp: z.literal('last_edited_time'), last_edited_time: timeCondition }),
])
const querySchema = z.strictObject({
  filter: z.union([timeFilter, z.strictObject({ and: z.array(timeFilter) })]).optional(),
  sorts: z
    .array(
      z.strictObject({
        timestamp: z.enum(['created_time', 'last_edited_time']),
        direction: z.enum(['ascending', 'descending']),
      }),
    )
    .optional(),
  page_size: z.int().min(1).max(100).default(100),
  start_cursor: z.string().optional(),
})
type Query = z.infer<typeof querySchema>

/** POST /v1/databases/{id}/query and /v1/data_sources/{id}/query: filters and sorts by time, pages of at most 100, at most `queryLimit` rows a query. */
export function answerQuery(
  store: Pick<Store, 'pages' | 'render'>,
  version: string,
  { queryLimit: limit, keepsTies = false }: { queryLimit: number; keepsTies?: boolean | undefined },
  body: unknown,
): Answer {
  const parsed = querySchema.safeParse(body)
  if (!parsed.success) return error(400, 'validation_error', `body failed validation: ${z.prettifyError(parsed.error)}`)
  const query = parsed.data
  const rows = sorted(
    store.pages.all().filter((page) => page.listed && matches(page, query.filter)),
    query.sorts,
    keepsTies,
  )
  const listed = rows.slice(0, limit)
  const from = query.start_cursor === undefined ? 0 : listed.findIndex(({ id }) => id === query.start_cursor)
  if (query.start_cursor !== undefined && from < 0) return invalidCursor(query.start_cursor)
  const next = listed[from + query.page_size]?.id ?? null
  const results = listed.slice(from, from + query.page_size).map((page) => store.render(page, version))
  return { status: 200, body: listOf(results, next, rows.length > limit) }
}

/** Pages come serialised already: a list of 100 is put together from their texts. */
function listOf(results: string[], next: string | null, isCapped: boolean): string {
  const status = isCapped
    ? { type: 'incomplete', incomplete_reason: 'query_result_limit_reached' }
    : { type: 'complete' }
  const rest = {
    next_cursor: next,
    has_more: next !== null,
    type: 'page_or_database',
    page_or_database: {},
    request_status: status,
  }
  return `{"object":"list","results":[${results.join(',')}],${JSON.stringify(rest).slice(1)}`
}

function matches(page: StoredPage, filter: Query['filter']): boolean {
  if (!filter) return true
  const filters = 'and' in filter ? filter.and : [filter]
  return filters.every((one) =>
    one.timestamp === 'created_time'
      ? isWithin(page.created, one.created_time)
      : isWithin(page.edited, one.last_edited_time),
  )
}

function isWithin(time: string, condition: z.infer<typeof timeCondition>): boolean {
  const { on_or_after, after, on_or_before, before } = condition
  return (
    (on_or_after === undefined || time >= on_or_after) &&
    (after === undefined || time > after) &&
    (on_or_before === undefined || time <= on_or_before) &&
    (before === undefined || time < before)
  )
}

function sorted(pages: StoredPage[], sorts: Query['sorts'], keepsTies: boolean): StoredPage[] {
  const [sort] = sorts ?? []
  if (!sort) return pages
  const key = sort.timestamp === 'created_time' ? 'created' : 'edited'
  const sign = sort.direction === 'ascending' ? 1 : -1
  // by the moment behind the minute that it tells: those of one minute stand in the order in which they were made
  const made = new Map(pages.map(({ id }, index) => [id, index]))
  const madeOf = ({ id }: StoredPage) => made.get(id) ?? 0
  const ties = keepsTies ? sign : 1
  return pages.sort((a, b) => sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : ties * (madeOf(a) - madeOf(b))))
}
