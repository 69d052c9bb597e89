import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/sync.ts'
import type { fieldOwnerChangeSchema, KeptMapping, Mapping, MappingFile, MappingRead } from '#contract/sync/mapping.ts'
import { call } from './request.ts'

/** The server waits for Notion for 30 seconds at most. */
const askingTimeoutMs = 40_000
const freshMs = 5 * 60_000

/** GET /admin/sync/mapping: asks Notion, so not at every turn. */
export const mappingStudioOptions = queryOptions({
  queryKey: ['notion', 'mapping'],
  queryFn: ({ signal }) => call(endpoints.getSyncMapping, { signal, timeoutMs: askingTimeoutMs }),
  staleTime: freshMs,
  refetchOnWindowFocus: false,
  retry: false,
})

/** GET /admin/sync/mapping/kept: whose each field is. */
export const keptMappingOptions = queryOptions({
  queryKey: ['sync', 'mapping'],
  queryFn: ({ signal }) => call(endpoints.getKeptSyncMapping, { signal }),
  staleTime: freshMs,
})

/** POST /admin/sync/mapping/preview: the last one stays in view until the next has come. */
export function mappingPreviewOptions(mapping: Mapping) {
  return queryOptions({
    queryKey: ['notion', 'preview', JSON.stringify(mapping)],
    queryFn: ({ signal }) =>
      call(endpoints.previewSyncMapping, { body: { mapping }, signal, timeoutMs: askingTimeoutMs }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    retry: false,
  })
}

/** PUT /admin/sync/mapping: over the version that was edited. */
export function keepMapping(version: number, mapping: Mapping): Promise<KeptMapping> {
  return call(endpoints.putSyncMapping, { body: { version, mapping }, timeoutMs: askingTimeoutMs })
}

/** PATCH /admin/sync/mapping/owner: of one field, where it is still whose it was. */
export function setFieldOwner(change: z.input<typeof fieldOwnerChangeSchema>): Promise<KeptMapping> {
  return call(endpoints.setSyncFieldOwner, { body: change })
}

/** POST /admin/sync/mapping/versions/{version}/restore: over the version in use. */
export function restoreMapping(former: number, version: number): Promise<KeptMapping> {
  return call(endpoints.restoreSyncMapping, { params: { version: former }, body: { version } })
}

/** GET /admin/sync/mapping/file. */
export function mappingFile(): Promise<MappingFile> {
  return call(endpoints.exportSyncMapping, {})
}

/** POST /admin/sync/mapping/file: what it says of the columns here. */
export function readMapping(file: MappingFile): Promise<MappingRead> {
  return call(endpoints.readSyncMapping, { body: file, timeoutMs: askingTimeoutMs })
}
