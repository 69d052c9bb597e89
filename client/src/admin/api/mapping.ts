import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/sync.ts'
import type {
  fieldOwnerChangeSchema,
  Mapping,
  MappingFile,
  MappingRead,
  StoredMapping,
} from '#contract/sync/mapping.ts'
import { call } from './request.ts'

/** The server waits up to 30 seconds for Notion. */
const notionTimeoutMs = 40_000
const freshMs = 5 * 60_000

/** Requests Notion, so the answer is cached for some minutes. */
export const mappingStudioOptions = queryOptions({
  queryKey: ['notion', 'mapping'],
  queryFn: ({ signal }) => call(endpoints.getSyncMapping, { signal, timeoutMs: notionTimeoutMs }),
  staleTime: freshMs,
  refetchOnWindowFocus: false,
  retry: false,
})

export const savedMappingOptions = queryOptions({
  queryKey: ['sync', 'mapping'],
  queryFn: ({ signal }) => call(endpoints.getKeptSyncMapping, { signal }),
  staleTime: freshMs,
})

/** Keeps the previous preview until the next has loaded. */
export function mappingPreviewOptions(mapping: Mapping) {
  return queryOptions({
    queryKey: ['notion', 'preview', JSON.stringify(mapping)],
    queryFn: ({ signal }) =>
      call(endpoints.previewSyncMapping, { body: { mapping }, signal, timeoutMs: notionTimeoutMs }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    retry: false,
  })
}

/** Replaces the mapping of the given version. */
export function saveMapping(version: number, mapping: Mapping): Promise<StoredMapping> {
  return call(endpoints.putSyncMapping, { body: { version, mapping }, timeoutMs: notionTimeoutMs })
}

/** Changes one field's owner if it is still what the request expects. */
export function setFieldOwner(change: z.input<typeof fieldOwnerChangeSchema>): Promise<StoredMapping> {
  return call(endpoints.setSyncFieldOwner, { body: change })
}

export function restoreMapping(restored: number, version: number): Promise<StoredMapping> {
  return call(endpoints.restoreSyncMapping, { params: { version: restored }, body: { version } })
}

export function mappingFile(): Promise<MappingFile> {
  return call(endpoints.exportSyncMapping, {})
}

/** Reads a mapping file against the columns of the present database. */
export function readMapping(file: MappingFile): Promise<MappingRead> {
  return call(endpoints.readSyncMapping, { body: file, timeoutMs: notionTimeoutMs })
}
