import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { IntegrationSettings } from '#contract/site/settings.ts'
import type { SyncConnection, syncConnectionWriteSchema } from '#contract/sync/sync.ts'
import { type CurrentSettings, type NotionEnvironment, notionFaults } from '#server/modules/settings/index.ts'
import { isSameDatabase } from '../notion/places.ts'

export type ConnectionWrite = z.infer<typeof syncConnectionWriteSchema>

/** What is configured, without its secrets: staff's, else the environment's. */
export function connectionOf(settings: CurrentSettings, environment: NotionEnvironment): SyncConnection {
  const { integrations, sync } = settings
  const { notionEnabled: isEnabled, notionDatabaseId: kept } = integrations
  const shown = {
    isEnabled,
    databaseId: kept || (environment.NOTION_DATABASE_ID ?? ''),
    dataSourceId: sync.dataSourceId,
    pricebookDatabaseId: sync.pricebookDatabaseId || (environment.NOTION_PRICEBOOK_DATABASE_ID ?? ''),
  }
  const apiKey = keyOf(settings, environment)
  return {
    ...shown,
    hasApiKey: apiKey !== undefined,
    fromEnvironment: kept === '' && shown.databaseId !== '',
    version: versionOf({ ...shown, apiKey }),
  }
}

/** Key and database come from one place. */
function keyOf({ integrations, secrets }: CurrentSettings, environment: NotionEnvironment): string | undefined {
  return integrations.notionDatabaseId ? secrets.notionApiKey : environment.NOTION_API_KEY
}

/**
 * By content: the two groups that it is kept in hold mail and the clock's switch, too, whose changes overtake nobody who edits
 * the connection. 31 bits of a hash tell nothing of a key.
 */
function versionOf(content: object): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readInt32BE() & 0x7fffffff
}

/** What becomes of the settings; what only repeats the environment goes on following it. */
export function connectedSettings(
  before: CurrentSettings,
  environment: NotionEnvironment,
  { isEnabled, apiKey, databaseId, dataSourceId, pricebookDatabaseId }: ConnectionWrite,
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
    sync: { ...sync, dataSourceId, pricebookDatabaseId: repeatsPricebook ? '' : pricebookDatabaseId },
  }
}

const fieldNames: Record<string, string> = {
  'secrets.notionApiKey': 'apiKey',
  'values.notionDatabaseId': 'databaseId',
}

/** Database and key belong together, as on the settings screen, and the pricebook is another database; named as this form names them. */
export function connectionFaults(
  before: CurrentSettings,
  after: IntegrationSettings,
  { apiKey, databaseId, pricebookDatabaseId }: ConnectionWrite,
): FieldError[] {
  const kept = { notionApiKey: before.secrets.notionApiKey !== undefined, smtpPassword: false, chatApiKey: false }
  const faults = notionFaults({ before: before.integrations, after, given: { notionApiKey: apiKey }, kept })
  return [
    ...faults.map((fault) => ({ ...fault, path: fieldNames[fault.path] ?? fault.path })),
    ...(isSameDatabase(databaseId, pricebookDatabaseId) ? [fieldError('pricebookDatabaseId', 'catalogue_itself')] : []),
  ]
}

/** What a test connects to. */
export interface ConnectionTarget {
  apiKey: string
  databaseId: string
  dataSourceId: string | undefined
  pricebookDatabaseId: string
}

/** What is given over what is kept; a kept key goes to the database it was given for, and to no other. */
export function connectionTarget(
  settings: CurrentSettings,
  environment: NotionEnvironment,
  given: { apiKey?: string | undefined; databaseId?: string | undefined; dataSourceId?: string | undefined },
): ConnectionTarget | { faults: FieldError[] } {
  const kept = connectionOf(settings, environment)
  const databaseId = given.databaseId || kept.databaseId
  const apiKey = given.apiKey ?? keyOf(settings, environment)
  if (!databaseId) return { faults: [fieldError('databaseId', 'required')] }
  if (!apiKey) return { faults: [fieldError('apiKey', 'required')] }
  if (given.apiKey === undefined && databaseId !== kept.databaseId) {
    return { faults: [fieldError('apiKey', 'of_other_database')] }
  }
  const dataSourceId = (given.dataSourceId ?? kept.dataSourceId) || undefined
  return { apiKey, databaseId, dataSourceId, pricebookDatabaseId: kept.pricebookDatabaseId }
}
