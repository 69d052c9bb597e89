import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { IntegrationSettings } from '#contract/site/settings.ts'
import type { SourceKind } from '#contract/sync/source.ts'
import type { SyncConnection, syncConnectionWriteSchema } from '#contract/sync/sync.ts'
import {
  type CurrentSettings,
  type FilesAccess,
  type NotionEnvironment,
  notionFaults,
} from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import { fileAddressFault } from '../files/file-table.rules.ts'
import { databaseIdOf, isSameDatabase } from '../notion/places.ts'

/** All files share one mapping, whatever they are called. */
export const filesTableId = 'files'

export { isSameDatabase }

/** Returns the key of a table's mapping: the database id without hyphens, in lower case. */
export function tableKey(tableId: string): string {
  return databaseIdOf(tableId).replaceAll('-', '').toLowerCase()
}

export type ConnectionWrite = z.infer<typeof syncConnectionWriteSchema>

export type SourceEnvironment = NotionEnvironment & Pick<Config, 'SOURCE_FOLDER' | 'NOTION_API_URL'>

/** Returns the configured connection without secrets: values set by staff, else the environment's. */
export function connectionOf(settings: CurrentSettings, environment: SourceEnvironment): SyncConnection {
  const { integrations, sync } = settings
  const { notionEnabled: isEnabled, notionDatabaseId: ownDatabaseId } = integrations
  const shown = {
    isEnabled,
    source: sync.source,
    fileUrl: sync.fileUrl,
    databaseId: ownDatabaseId || (environment.NOTION_DATABASE_ID ?? ''),
    dataSourceId: sync.dataSourceId,
    pricebookDatabaseId: sync.pricebookDatabaseId || (environment.NOTION_PRICEBOOK_DATABASE_ID ?? ''),
  }
  const apiKey = keyOf(settings, environment)
  return {
    ...shown,
    hasFolder: environment.SOURCE_FOLDER !== undefined,
    hasApiKey: apiKey !== undefined,
    fromEnvironment: ownDatabaseId === '' && shown.databaseId !== '',
    version: versionOf({ ...shown, apiKey }),
  }
}

/** Key and database always come from the same place, settings or environment. */
function keyOf({ integrations, secrets }: CurrentSettings, environment: NotionEnvironment): string | undefined {
  return integrations.notionDatabaseId ? secrets.notionApiKey : environment.NOTION_API_KEY
}

/**
 * Derives the version from the content. The versions of the settings groups would also change with unrelated settings.
 * A hash of 31 bits reveals nothing of the key.
 */
function versionOf(content: object): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readInt32BE() & 0x7fffffff
}

/** Returns the settings after a write. Values that equal the environment's stay unset, so that they follow it. */
export function connectedSettings(
  before: CurrentSettings,
  environment: NotionEnvironment,
  { isEnabled, source, fileUrl, apiKey, databaseId, dataSourceId, pricebookDatabaseId }: ConnectionWrite,
): Pick<CurrentSettings, 'integrations' | 'sync'> {
  const { integrations, sync } = before
  const { NOTION_DATABASE_ID, NOTION_PRICEBOOK_DATABASE_ID } = environment
  const repeatsDatabase = integrations.notionDatabaseId === '' && !apiKey && databaseId === NOTION_DATABASE_ID
  const repeatsPricebook = sync.pricebookDatabaseId === '' && pricebookDatabaseId === NOTION_PRICEBOOK_DATABASE_ID
  return {
    integrations: {
      ...integrations,
      notionEnabled: isEnabled,
      notionDatabaseId: repeatsDatabase ? '' : databaseId,
    },
    sync: { ...sync, source, fileUrl, dataSourceId, pricebookDatabaseId: repeatsPricebook ? '' : pricebookDatabaseId },
  }
}

const fieldNames: Record<string, string> = {
  'secrets.notionApiKey': 'apiKey',
  'values.notionDatabaseId': 'databaseId',
}

/** Key and database belong together; the pricebook is another database. Paths are the form's. */
export function connectionFaults(
  before: CurrentSettings,
  after: IntegrationSettings,
  { source, fileUrl, apiKey, databaseId, pricebookDatabaseId }: ConnectionWrite,
  environment: SourceEnvironment,
): FieldError[] {
  const kept = { notionApiKey: before.secrets.notionApiKey !== undefined, smtpPassword: false, chatApiKey: false }
  const faults = notionFaults({ before: before.integrations, after, given: { notionApiKey: apiKey }, stored: kept })
  return [
    ...faults.map((fault) => ({ ...fault, path: fieldNames[fault.path] ?? fault.path })),
    ...filesFaults(source, fileUrl, environment),
    ...(isSameDatabase(databaseId, pricebookDatabaseId) ? [fieldError('pricebookDatabaseId', 'catalogue_itself')] : []),
  ]
}

function filesFaults(
  source: SourceKind,
  fileUrl: string,
  { SOURCE_FOLDER, NOTION_API_URL }: SourceEnvironment,
): FieldError[] {
  if (source === 'folder') return SOURCE_FOLDER ? [] : [fieldError('source', 'no_source_folder')]
  if (source === 'address' && fileUrl === '') return [fieldError('fileUrl', 'required')]
  const fault = fileUrl === '' ? undefined : fileAddressFault(fileUrl, NOTION_API_URL)
  return fault ? [fieldError('fileUrl', fault)] : []
}

interface NotionTarget {
  kind: 'notion'
  apiKey: string
  databaseId: string
  dataSourceId: string | undefined
  pricebookDatabaseId: string
}

export type ConnectionTarget = NotionTarget | (FilesAccess & Pick<NotionTarget, 'databaseId' | 'pricebookDatabaseId'>)

interface Given {
  source?: SourceKind | undefined
  fileUrl?: string | undefined
  apiKey?: string | undefined
  databaseId?: string | undefined
  dataSourceId?: string | undefined
}

/** Merges given values over stored ones. A stored key is only used with the database that it was entered for. */
export function connectionTarget(
  settings: CurrentSettings,
  environment: SourceEnvironment,
  given: Given,
): ConnectionTarget | { faults: FieldError[] } {
  const kind = given.source ?? settings.sync.source
  if (kind === 'notion') return notionTarget(settings, environment, given)
  const fileUrl = given.fileUrl || settings.sync.fileUrl
  const faults = filesFaults(kind, fileUrl, environment)
  if (faults.length > 0) return { faults }
  const at = kind === 'folder' ? (environment.SOURCE_FOLDER ?? '') : fileUrl
  return { kind, at, databaseId: filesTableId, pricebookDatabaseId: '' }
}

function notionTarget(
  settings: CurrentSettings,
  environment: SourceEnvironment,
  given: Given,
): NotionTarget | { faults: FieldError[] } {
  const stored = connectionOf(settings, environment)
  const databaseId = given.databaseId || stored.databaseId
  const apiKey = given.apiKey ?? keyOf(settings, environment)
  if (!databaseId) return { faults: [fieldError('databaseId', 'required')] }
  if (!apiKey) return { faults: [fieldError('apiKey', 'required')] }
  if (given.apiKey === undefined && databaseId !== stored.databaseId) {
    return { faults: [fieldError('apiKey', 'of_other_database')] }
  }
  const dataSourceId = (given.dataSourceId ?? stored.dataSourceId) || undefined
  return { kind: 'notion', apiKey, databaseId, dataSourceId, pricebookDatabaseId: stored.pricebookDatabaseId }
}
