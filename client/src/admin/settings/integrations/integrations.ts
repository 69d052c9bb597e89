import {
  type IntegrationSecret,
  type IntegrationSettings,
  integrationSecretNames,
  type SettingsAnswer,
} from '#contract/site/settings.ts'

/** Form values. For a secret, undefined leaves it, null deletes it, and a text replaces it. */
export type IntegrationsValues = IntegrationSettings &
  Record<IntegrationSecret, string | null | undefined> & { version: number }

export const integrationNames = [
  'notionEnabled',
  'notionDatabaseId',
  'notionApiKey',
  'emailService',
  'smtpHost',
  'smtpPort',
  'smtpUsername',
  'smtpPassword',
  'mailFrom',
  'mailTo',
  'chatApiUrl',
  'chatModel',
  'chatApiKey',
] as const satisfies (keyof IntegrationsValues)[]
export type IntegrationName = Exclude<(typeof integrationNames)[number], IntegrationSecret | 'notionEnabled'>

export function integrationsOf({ integrations: { values, version } }: SettingsAnswer): IntegrationsValues {
  return { ...values, notionApiKey: undefined, smtpPassword: undefined, chatApiKey: undefined, version }
}

/** Builds the request; contains only the secrets that change. */
export function integrationBodyOf({
  version,
  notionApiKey,
  smtpPassword,
  chatApiKey,
  ...values
}: IntegrationsValues): unknown {
  const given = { notionApiKey, smtpPassword, chatApiKey }
  const changed = integrationSecretNames.filter((name) => given[name] !== undefined)
  return { values, secrets: Object.fromEntries(changed.map((name) => [name, given[name]])), version }
}
