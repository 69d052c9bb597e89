import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContentEntry, ContentPublish } from '#contract/content/entries.ts'
import type { ContentKind, ContentWrite, NewContent } from '#contract/content/kinds.ts'
import { listIndustries } from '#contract/endpoints/content/industries.ts'
import * as endpoints from '#contract/endpoints/content/staff.ts'
import { call } from './request.ts'

/** GET /admin/content?kind=. */
export function contentOptions(kind: ContentKind) {
  return queryOptions({
    queryKey: ['content', 'list', kind],
    queryFn: ({ signal }) => call(endpoints.listContent, { query: { kind }, signal }),
  })
}

/** GET /industries: what visitors see of /solutions, for previews; asked for again whenever any content has changed. */
export const shownIndustriesOptions = queryOptions({
  queryKey: ['content', 'list', 'shown industries'],
  queryFn: ({ signal }) => call(listIndustries, { signal }),
})

/** GET /admin/content/{id}: what is edited is what holds now. */
export function contentEntryOptions(id: string) {
  return queryOptions({
    queryKey: ['content', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getContent, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** GET /admin/content/{id}/history. */
export function contentHistoryOptions(id: string) {
  return queryOptions({
    queryKey: ['content', 'history', id],
    queryFn: ({ signal }) => call(endpoints.getContentHistory, { params: { id }, signal }),
  })
}

/** Takes an entry as it was answered, and has the rest asked for again. */
export function takeContent(queries: QueryClient, entry: ContentEntry): ContentEntry {
  queries.setQueryData(contentEntryOptions(entry.id).queryKey, entry)
  void queries.invalidateQueries({ queryKey: ['content', 'list'] })
  void queries.invalidateQueries({ queryKey: ['content', 'history', entry.id] })
  return entry
}

type Seen = Pick<ContentEntry, 'id' | 'version'>

/** POST /admin/content. */
export const addContent = (body: NewContent) => call(endpoints.addContent, { body })

/** PUT /admin/content/{id}. @throws record.changed, with the present one */
export const saveContent = (id: string, body: ContentWrite) => call(endpoints.putContent, { params: { id }, body })

/** POST /admin/content/{id}/publish. @throws record.changed */
export const publishContent = (id: string, body: ContentPublish) =>
  call(endpoints.publishContent, { params: { id }, body })

/** POST /admin/content/{id}/withdraw. @throws record.changed */
export const withdrawContent = ({ id, version }: Seen) =>
  call(endpoints.withdrawContent, { params: { id }, body: { version } })

/** DELETE /admin/content/{id}. @throws record.changed */
export const deleteContent = ({ id, version }: Seen) =>
  call(endpoints.deleteContent, { params: { id }, query: { version } })

/** POST /admin/content/{id}/undelete. @throws record.changed */
export const undeleteContent = ({ id, version }: Seen) =>
  call(endpoints.undeleteContent, { params: { id }, body: { version } })

/** POST /admin/content/{id}/restore. @throws record.changed */
export const restoreContent = ({ id, version }: Seen, to: number) =>
  call(endpoints.restoreContent, { params: { id }, body: { version, to } })

/** PUT /admin/content/order. @throws record.changed, with the present list */
export const orderContent = (kind: ContentKind, ids: string[]) => call(endpoints.orderContent, { body: { kind, ids } })
