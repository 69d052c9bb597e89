import type * as z from 'zod/mini'
import type { SourceKind } from '#contract/sync/source.ts'
import type { connectionTestRequestSchema, SyncConnection } from '#contract/sync/sync.ts'

/** What the form holds; of the key: undefined leaves it as it is, null forgets it, a text takes its place. */
// A type, not an interface: forms take what has an index signature.
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

/** The request that the form makes: the key only where it is to change. */
export function connectionBodyOf({ apiKey, ...values }: ConnectionValues): unknown {
  return apiKey === undefined ? values : { ...values, apiKey }
}

/** Spec §5: there is a key and a database, typed or kept; a folder, or an address. */
export function isTestable(
  { source, fileUrl, apiKey, databaseId }: ConnectionValues,
  { hasApiKey, hasFolder }: SyncConnection,
): boolean {
  if (source === 'folder') return hasFolder
  if (source === 'address') return fileUrl.trim() !== ''
  const hasKey = apiKey === undefined ? hasApiKey : Boolean(apiKey?.trim())
  return hasKey && databaseId.trim() !== ''
}

/** What differs from what is kept; nothing, where that itself is to be tested. */
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
