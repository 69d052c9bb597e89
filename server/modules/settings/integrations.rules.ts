import type { IntegrationSettings } from '#contract/site/settings.ts'
import type { Config } from '#server/platform/config.ts'
import type { CurrentSettings } from './settings-stored.ts'

/** Target that a stored password was entered for; it is used with no other. */
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

/** Returns the mail server chosen by staff; undefined when the environment's is used. */
export function mailTarget(
  { emailService, smtpHost, smtpPort, smtpUsername }: IntegrationSettings,
  presets: MailPresets,
): MailTarget | undefined {
  if (emailService === 'sendgrid') return { ...presets.sendgrid, user: 'apikey' }
  if (emailService === 'mailgun') return { ...presets.mailgun, user: smtpUsername }
  return smtpHost === '' ? undefined : { host: smtpHost, port: smtpPort, user: smtpUsername }
}

/** Database and API key for the sync: both from the settings, or both from the environment. */
export type NotionAccess =
  | {
      databaseId: string
      apiKey: string
      /** Chosen by staff when the database has several. */
      dataSourceId: string | undefined
      /** Database that the pricebook is written to, if any. */
      pricebookDatabaseId: string | undefined
    }
  | { off: string }

export type NotionEnvironment = Pick<Config, 'NOTION_API_KEY' | 'NOTION_DATABASE_ID' | 'NOTION_PRICEBOOK_DATABASE_ID'>

/** @returns the database to sync with, or why there is none */
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

export interface FilesAccess {
  kind: 'folder' | 'address'
  /** Path of the folder, or URL. */
  at: string
}

export type SourceAccess = (Exclude<NotionAccess, { off: string }> & { kind: 'notion' }) | FilesAccess | { off: string }

/** @returns the source of the catalogue, or why nothing is synced */
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

/** URL and model come from the settings or the environment, the key from where it was entered for them. */
export interface ChatAccess {
  apiUrl: string
  apiKey: string
  model: string
}

export type ChatEnvironment = Pick<Config, 'CHAT_API_KEY' | 'CHAT_API_URL' | 'CHAT_MODEL'>

/** @returns undefined without a key: demo mode answers */
export function chatAccess(
  { integrations, secrets }: Pick<CurrentSettings, 'integrations' | 'secrets'>,
  config: ChatEnvironment,
): ChatAccess | undefined {
  const { chatApiUrl, chatModel } = integrations
  const apiKey = secrets.chatApiKey ?? (chatApiUrl ? undefined : config.CHAT_API_KEY)
  if (!apiKey) return
  return { apiUrl: chatApiUrl || config.CHAT_API_URL, apiKey, model: chatModel || config.CHAT_MODEL }
}
