import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type FieldError, fieldError, fieldErrorOf } from '#contract/problems/field-errors.ts'
import {
  type IntegrationSecret,
  integrationSecretNames,
  type Settings,
  type StoredGroupName,
  secretSchema,
  storedGroups,
} from '#contract/site/settings.ts'
import { type Audit, difference, systemActor } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { StartError } from '#server/platform/start-error.ts'
import { usualPresets } from './integrations.rules.ts'
import { createSettingsRepo } from './settings.repo.ts'
import { generalFaults, integrationsFaults, securityFaults } from './settings-faults.ts'
import { type CurrentSettings, settingsOf } from './settings-stored.ts'
import { type GroupWrite, rewriteGroups } from './settings-updates.ts'

/** Where a secret is: in an environment variable of the import, or in a file. */
const referenceSchema = z.union([
  z.strictObject({ env: z.string().check(z.minLength(1)) }),
  z.strictObject({ file: z.string().check(z.minLength(1)) }),
])
type References = Partial<Record<string, z.infer<typeof referenceSchema>>>

const group = z.record(z.string(), z.unknown())
const groupNames = Object.keys(storedGroups) as StoredGroupName[]
const fileSchema = z.strictObject({
  ...(Object.fromEntries(groupNames.map((name) => [name, z.optional(group)])) as Record<
    StoredGroupName,
    z.ZodMiniOptional<typeof group>
  >),
  secrets: z.optional(
    z.strictObject(Object.fromEntries(integrationSecretNames.map((name) => [name, z.optional(referenceSchema)]))),
  ),
})

/** Variable that an export refers to for each secret. */
const secretVariables: Record<IntegrationSecret, string> = {
  notionApiKey: 'SETTINGS_NOTION_API_KEY',
  smtpPassword: 'SETTINGS_SMTP_PASSWORD',
  chatApiKey: 'SETTINGS_CHAT_API_KEY',
}

interface SettingsFileServices {
  database: Database
  audit: Audit
  secrets: Secrets
  config: Config
}

/** Returns all settings in effect as JSON, with references in place of stored secrets. */
export async function exportSettings({ database, secrets, config }: SettingsFileServices): Promise<string> {
  const current = settingsOf(await createSettingsRepo(database.prisma).all(), secrets, config)
  const stored = integrationSecretNames.filter((name) => current.secrets[name] !== undefined)
  const file = {
    ...Object.fromEntries(groupNames.map((name) => [name, current[name]])),
    ...(stored.length > 0 && {
      secrets: Object.fromEntries(stored.map((name) => [name, { env: secretVariables[name] }])),
    }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Writes the settings that a file names, in one transaction; all others stay.
 * @param isTrial writes nothing
 * @returns a line for each difference
 * @throws StartError with a line for each fault
 */
export async function importSettings(
  services: SettingsFileServices,
  text: string,
  { isTrial = false, environment = process.env }: { isTrial?: boolean; environment?: NodeJS.ProcessEnv } = {},
): Promise<string[]> {
  const { database, secrets, config } = services
  const { secrets: references, ...groups } = parsed(text)
  const given = await secretsOf(references ?? {}, environment)
  let lines: string[] = []
  const writesOf = (before: CurrentSettings): GroupWrite[] => {
    const fresh = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => before.secrets[name as IntegrationSecret] !== value),
    )
    const after = validated(before, groups)
    refuse(faultsOf(before, after, fresh, config))
    lines = groupNames.flatMap((name) => differencesOf(name, before[name], after[name]))
    lines.push(...Object.keys(fresh).map((name) => `secrets.${name}: set`))
    return groupNames.map((name) => ({
      group: name,
      values: after[name],
      secrets: name === 'integrations' ? fresh : {},
    }))
  }
  if (isTrial) writesOf(settingsOf(await createSettingsRepo(database.prisma).all(), secrets, config))
  else await rewriteGroups(services, systemActor, writesOf)
  return lines
}

function parsed(text: string) {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new StartError(`The file is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const result = z.safeParse(fileSchema, content)
  refuse(faultsIn(result.error))
  return result.data ?? {}
}

async function secretsOf(references: References, environment: NodeJS.ProcessEnv) {
  const faults: FieldError[] = []
  const given: Partial<Record<IntegrationSecret, string>> = {}
  for (const name of integrationSecretNames) {
    const reference = references[name]
    if (!reference) continue
    const text =
      'env' in reference ? environment[reference.env] : await readFile(reference.file, 'utf8').catch(() => undefined)
    const { data } = z.safeParse(secretSchema, text?.trim())
    if (data) given[name] = data
    else faults.push(fieldError(`secrets.${name}`, 'required'))
  }
  refuse(faults)
  return given
}

function validated(before: CurrentSettings, file: Partial<Record<StoredGroupName, object | undefined>>): Settings {
  const faults: FieldError[] = []
  const groups = groupNames.map((name) => {
    const result = z.safeParse<z.ZodMiniType<object>>(storedGroups[name], { ...before[name], ...file[name] })
    faults.push(...faultsIn(result.error, name))
    return [name, result.data]
  })
  refuse(faults)
  return Object.fromEntries(groups)
}

function faultsOf(
  before: CurrentSettings,
  after: Settings,
  given: Partial<Record<IntegrationSecret, string>>,
  config: Config,
): FieldError[] {
  const stored = {
    notionApiKey: before.secrets.notionApiKey !== undefined,
    smtpPassword: before.secrets.smtpPassword !== undefined,
    chatApiKey: before.secrets.chatApiKey !== undefined,
  }
  const change = { before: before.integrations, after: after.integrations, given, stored, presets: usualPresets }
  const named = (name: StoredGroupName) => (fault: FieldError) => ({
    ...fault,
    path: fault.path.replace(/^values/, name),
  })
  return [
    ...generalFaults(after.general).map(named('general')),
    ...securityFaults(after.security).map(named('security')),
    ...integrationsFaults({ ...change, hasSender: config.MAIL_FROM !== undefined }).map(named('integrations')),
  ]
}

function faultsIn(error: z.core.$ZodError | undefined, at?: string): FieldError[] {
  return (error?.issues ?? []).flatMap((issue) => {
    const path = [...(at ? [at] : []), ...issue.path.map(String)]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => fieldError([...path, key].join('.'), 'unknown_field'))
    return [fieldErrorOf(path.join('.'), { ...issue })]
  })
}

function refuse(faults: FieldError[]): void {
  if (faults.length > 0) throw new StartError(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'))
}

function differencesOf(name: string, before: object, after: object): string[] {
  const changed = difference({ ...before }, { ...after })
  return Object.keys(changed?.after ?? {}).map((field) => {
    const [was, is] = [changed?.before[field], changed?.after[field]].map((value) => JSON.stringify(value))
    return `${name}.${field}: ${was} → ${is}`
  })
}
