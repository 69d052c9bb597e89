import type { SettingsAnswer, SettingsGroup } from '#contract/site/settings.ts'
import type { Config } from '#server/platform/config.ts'
import { plainAddress } from '#server/platform/http/addresses.ts'
import type { StoredGroup } from './settings.repo.ts'
import type { CurrentSettings } from './settings-stored.ts'

interface Known {
  stored: StoredGroup[]
  /** Name of the last person to change each group. */
  authors: Map<string, string>
  settings: CurrentSettings
  config: Config
  /** IP address of the requester. */
  address: string
}

/** Returns the settings without the secrets. */
export function answerOf({ stored, authors, settings, config, address }: Known): SettingsAnswer {
  const { general, notifications, security, integrations, chat, secrets, versions } = settings
  const stateOf = (group: SettingsGroup) => ({
    version: versions[group],
    updatedAt: stored.find(({ name }) => name === group)?.updatedAt.toISOString() ?? null,
    updatedBy: authors.get(group) ?? null,
  })
  return {
    general: { values: general, ...stateOf('general') },
    notifications: { values: notifications, ...stateOf('notifications') },
    security: { values: security, ...stateOf('security') },
    integrations: {
      values: integrations,
      ...stateOf('integrations'),
      secrets: {
        notionApiKey: secrets.notionApiKey !== undefined,
        smtpPassword: secrets.smtpPassword !== undefined,
        chatApiKey: secrets.chatApiKey !== undefined,
      },
      environment: {
        mailServer: config.SMTP_URL ? new URL(config.SMTP_URL).host : null,
        mailFrom: config.MAIL_FROM ?? null,
        mailTo: config.MAIL_TO ?? null,
        notionDatabaseId: config.NOTION_DATABASE_ID ?? null,
        chatApiUrl: config.CHAT_API_URL,
        chatModel: config.CHAT_MODEL,
        chatApiKey: config.CHAT_API_KEY !== undefined,
      },
    },
    chat: { values: chat, ...stateOf('chat') },
    yourAddress: plainAddress(address),
  }
}
