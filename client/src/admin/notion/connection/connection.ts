import type * as z from 'zod/mini'
import type { SourceKind } from '#contract/sync/source.ts'
import type { connectionTestRequestSchema, SyncConnection } from '#contract/sync/sync.ts'

/** Values of the form. For the key, undefined leaves it, null deletes it, and a text replaces it. */
// A type alias, because interfaces have no index signature.
export type ConnectionValues = {
  isEnabled: boolean
  source: SourceKind
  fileUrl: string
  apiKey: string | null | undefined
  databaseId: string
  dataSourceId: string
  pricebookDatabaseId: string
  version: number
}

export function connectionValuesOf(connection: SyncConnection): ConnectionValues {
  const { isEnabled, source, fileUrl, databaseId, dataSourceId, pricebookDatabaseId, version } = connection
  return { isEnabled, source, fileUrl, apiKey: undefined, databaseId, dataSourceId, pricebookDatabaseId, version }
}

/** Builds the request; contains the key only if it changes. */
export function connectionBodyOf({ apiKey, ...values }: ConnectionValues): unknown {
  return apiKey === undefined ? values : { ...values, apiKey }
}

/** Returns whether there is enough to test: a key and a database, typed or saved; or a folder or an address. */
export function isTestable(
  { source, fileUrl, apiKey, databaseId }: ConnectionValues,
  { hasApiKey, hasFolder }: SyncConnection,
): boolean {
  if (source === 'folder') return hasFolder
  if (source === 'address') return fileUrl.trim() !== ''
  const hasKey = apiKey === undefined ? hasApiKey : Boolean(apiKey?.trim())
  return hasKey && databaseId.trim() !== ''
}

/** Returns what differs from the saved connection; empty to test that one. */
export function testRequestOf(
  { source, fileUrl, apiKey, databaseId, dataSourceId }: ConnectionValues,
  connection: SyncConnection,
): z.input<typeof connectionTestRequestSchema> {
  const kind = source === connection.source ? {} : { source }
  if (source !== 'notion') {
    const isElsewhere = source === 'address' && fileUrl.trim() !== connection.fileUrl
    return { ...kind, ...(isElsewhere && { fileUrl }) }
  }
  const isOther = databaseId.trim() !== connection.databaseId
  return {
    ...kind,
    ...(apiKey && { apiKey: apiKey.trim() }),
    ...(isOther && { databaseId }),
    ...((isOther || dataSourceId !== connection.dataSourceId) && { dataSourceId }),
  }
}
