import type { IntegrationSettings } from '#contract/settings.ts'
import type { Config } from '#server/config.ts'
import type { CurrentSettings } from './settings.stored.ts'

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
export type NotionAccess = { databaseId: string; apiKey: string } | { off: string }

/** @returns where the catalogue comes from now, or in one sentence why nothing is synced */
export function notionAccess(
  { integrations, secrets }: Pick<CurrentSettings, 'integrations' | 'secrets'>,
  config: Pick<Config, 'NOTION_API_KEY' | 'NOTION_DATABASE_ID'>,
): NotionAccess {
  const { notionEnabled, notionDatabaseId } = integrations
  if (!notionEnabled) return { off: 'Syncing with Notion is switched off (settings, Integrations)' }
  const databaseId = notionDatabaseId || config.NOTION_DATABASE_ID
  const apiKey = notionDatabaseId ? secrets.notionApiKey : config.NOTION_API_KEY
  if (!databaseId) {
    return { off: 'Nothing to sync with: set NOTION_API_KEY and NOTION_DATABASE_ID, or enter them in the settings' }
  }
  if (!apiKey) return { off: 'There is no Notion API key for the database in the settings: enter it again' }
  return { databaseId, apiKey }
}
