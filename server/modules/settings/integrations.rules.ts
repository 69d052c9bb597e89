import type { IntegrationSettings } from '#contract/site/settings.ts'
import type { Config } from '#server/platform/config.ts'
import type { CurrentSettings } from './settings-stored.ts'

/** What a kept password was given for: with anything else it is not used. */
export interface MailTarget {
  host: string
  port: number
  user: string
}

export type MailPresets = Record<'sendgrid' | 'mailgun', Pick<MailTarget, 'host' | 'port'>>
export const usualPresets: MailPresets = {
  sendgrid: { host: 'smtp.sendgrid.net', port: 587 },
  mailgun: { host: 'smtp.mailgun.org', port: 587 },
}

/** The mail server that staff have chosen; undefined where it is the environment's. */
export function mailTarget(
  { emailService, smtpHost, smtpPort, smtpUsername }: IntegrationSettings,
  presets: MailPresets,
): MailTarget | undefined {
  if (emailService === 'sendgrid') return { ...presets.sendgrid, user: 'apikey' }
  if (emailService === 'mailgun') return { ...presets.mailgun, user: smtpUsername }
  return smtpHost === '' ? undefined : { host: smtpHost, port: smtpPort, user: smtpUsername }
}

/** The database to sync with, and its key: both of the settings, or both of the environment. */
export type NotionAccess =
  | {
      databaseId: string
      apiKey: string
      /** Chosen by staff where the database has several. */
      dataSourceId: string | undefined
      /** That the pricebook is written to, where there is one. */
      pricebookDatabaseId: string | undefined
    }
  | { off: string }

/** What the environment says of Notion. */
export type NotionEnvironment = Pick<Config, 'NOTION_API_KEY' | 'NOTION_DATABASE_ID' | 'NOTION_PRICEBOOK_DATABASE_ID'>

/** @returns the database that is synced with now, or in one sentence why none is */
export function notionAccess(
  { integrations, secrets, sync }: Pick<CurrentSettings, 'integrations' | 'secrets' | 'sync'>,
  config: NotionEnvironment,
): NotionAccess {
  const { notionEnabled, notionDatabaseId } = integrations
  if (sync.source !== 'notion') return { off: 'The catalogue comes from files, not from Notion' }
  if (!notionEnabled) return { off: 'Syncing with Notion is switched off (settings, Integrations)' }
  const databaseId = notionDatabaseId || config.NOTION_DATABASE_ID
  const apiKey = notionDatabaseId ? secrets.notionApiKey : config.NOTION_API_KEY
  if (!databaseId) {
    return { off: 'Nothing to sync with: set NOTION_API_KEY and NOTION_DATABASE_ID, or enter them in the settings' }
  }
  if (!apiKey) return { off: 'There is no Notion API key for the database in the settings: enter it again' }
  const pricebookDatabaseId = sync.pricebookDatabaseId || config.NOTION_PRICEBOOK_DATABASE_ID
  return { databaseId, apiKey, dataSourceId: sync.dataSourceId || undefined, pricebookDatabaseId }
}

/** Files that the catalogue comes from: a folder on this machine, or the address of one. */
export interface FilesAccess {
  kind: 'folder' | 'address'
  /** Path of the folder; the address. */
  at: string
}

export type SourceAccess = (Exclude<NotionAccess, { off: string }> & { kind: 'notion' }) | FilesAccess | { off: string }

/** @returns where the catalogue comes from now, or in one sentence why nothing is synced */
export function sourceAccess(
  settings: Pick<CurrentSettings, 'integrations' | 'secrets' | 'sync'>,
  config: NotionEnvironment & Pick<Config, 'SOURCE_FOLDER'>,
): SourceAccess {
  const { source, fileUrl } = settings.sync
  if (source === 'notion') {
    const access = notionAccess(settings, config)
    return 'off' in access ? access : { kind: 'notion', ...access }
  }
  if (!settings.integrations.notionEnabled) return { off: 'Reading the product files is switched off (/admin/notion)' }
  if (source === 'address') return fileUrl ? { kind: 'address', at: fileUrl } : { off: 'No address of a file is given' }
  const { SOURCE_FOLDER } = config
  return SOURCE_FOLDER ? { kind: 'folder', at: SOURCE_FOLDER } : { off: 'No folder is given: set SOURCE_FOLDER' }
}

/** The model gateway: of the settings, or of the environment; the key that was given for it. */
export interface ChatAccess {
  apiUrl: string
  apiKey: string
  model: string
}

/** What the environment says of the model gateway. */
export type ChatEnvironment = Pick<Config, 'CHAT_API_KEY' | 'CHAT_API_URL' | 'CHAT_MODEL'>

/** @returns where answers come from now; undefined where there is no key: the demo mode answers */
export function chatAccess(
  { integrations, secrets }: Pick<CurrentSettings, 'integrations' | 'secrets'>,
  config: ChatEnvironment,
): ChatAccess | undefined {
  const { chatApiUrl, chatModel } = integrations
  const apiKey = secrets.chatApiKey ?? (chatApiUrl ? undefined : config.CHAT_API_KEY)
  if (!apiKey) return
  return { apiUrl: chatApiUrl || config.CHAT_API_URL, apiKey, model: chatModel || config.CHAT_MODEL }
}
