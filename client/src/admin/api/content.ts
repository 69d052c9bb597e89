import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContentEntry, ContentPublish } from '#contract/content/entries.ts'
import type { ContentKind, ContentWrite, NewContent } from '#contract/content/kinds.ts'
import { listIndustries } from '#contract/endpoints/content/pages.ts'
import * as endpoints from '#contract/endpoints/content/staff.ts'
import { call } from './request.ts'

export function contentOptions(kind: ContentKind) {
  return queryOptions({
    queryKey: ['content', 'list', kind],
    queryFn: ({ signal }) => call(endpoints.listContent, { query: { kind }, signal }),
  })
}

/** Everything that is not deleted, of all kinds. */
export const allContentOptions = queryOptions({
  queryKey: ['content', 'list', 'all'],
  queryFn: ({ signal }) => call(endpoints.listContent, { query: {}, signal }),
})

/** Industries as visitors see them, for previews; refetched whenever any content has changed. */
export const shownIndustriesOptions = queryOptions({
  queryKey: ['content', 'list', 'shown industries'],
  queryFn: ({ signal }) => call(listIndustries, { signal }),
})

export function contentEntryOptions(id: string) {
  return queryOptions({
    queryKey: ['content', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getContent, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function contentHistoryOptions(id: string) {
  return queryOptions({
    queryKey: ['content', 'history', id],
    queryFn: ({ signal }) => call(endpoints.getContentHistory, { params: { id }, signal }),
  })
}

/** Caches an entry that the server returned and invalidates the lists. */
export function cacheContent(queries: QueryClient, entry: ContentEntry): ContentEntry {
  queries.setQueryData(contentEntryOptions(entry.id).queryKey, entry)
  void queries.invalidateQueries({ queryKey: ['content', 'list'] })
  void queries.invalidateQueries({ queryKey: ['content', 'history', entry.id] })
  return entry
}

type Seen = Pick<ContentEntry, 'id' | 'version'>

export const addContent = (body: NewContent) => call(endpoints.addContent, { body })

/** @throws record.changed, with the current entry */
export const saveContent = (id: string, body: ContentWrite) => call(endpoints.putContent, { params: { id }, body })

/** @throws record.changed */
export const publishContent = (id: string, body: ContentPublish) =>
  call(endpoints.publishContent, { params: { id }, body })

/** @throws record.changed */
export const withdrawContent = ({ id, version }: Seen) =>
  call(endpoints.withdrawContent, { params: { id }, body: { version } })

/** @throws record.changed */
export const deleteContent = ({ id, version }: Seen) =>
  call(endpoints.deleteContent, { params: { id }, query: { version } })

/** @throws record.changed */
export const undeleteContent = ({ id, version }: Seen) =>
  call(endpoints.undeleteContent, { params: { id }, body: { version } })

/** @throws record.changed */
export const restoreContent = ({ id, version }: Seen, to: number) =>
  call(endpoints.restoreContent, { params: { id }, body: { version, to } })

/** @throws record.changed, with the current list */
export const orderContent = (kind: ContentKind, ids: string[]) => call(endpoints.orderContent, { body: { kind, ids } })
