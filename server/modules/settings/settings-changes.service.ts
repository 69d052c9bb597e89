import type { FieldError } from '#contract/problems/field-errors.ts'
import type {
  ChatSettings,
  GeneralSettings,
  IntegrationSettings,
  NotificationSettings,
  SecuritySettings,
  SettingsAnswer,
  SettingsHistory,
  SettingsHistoryQuery,
} from '#contract/site/settings.ts'
import { auditEntrySchema } from '#contract/staff/audit.ts'
import { type Actor, type Audit, systemActor } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type MailPresets, usualPresets } from './integrations.rules.ts'
import { refusalOf, type Visit } from './security.rules.ts'
import { createSettingsRepo } from './settings.repo.ts'
import { answerOf } from './settings-answer.ts'
import { generalFaults, integrationsFaults, securityFaults } from './settings-faults.ts'
import { type CurrentSettings, settingsOf } from './settings-stored.ts'
import { type GivenSecrets, type GroupWrite, rewriteGroups, writeGroup } from './settings-updates.ts'

export interface Caller {
  actor: Actor
  visit: Visit
}

interface Write<Values> {
  values: Values
  /** Version that was edited. */
  version: number
}

interface SettingsChangesServices {
  database: Database
  audit: Audit
  secrets: Secrets
  config: Config
  /** Applies the change on this instance. */
  refresh: () => Promise<void>
  presets?: MailPresets | undefined
}

export function createSettingsChanges(services: SettingsChangesServices) {
  const { database, secrets, config, refresh, presets = usualPresets } = services
  const repo = createSettingsRepo(database.prisma)

  async function answer(address: string): Promise<SettingsAnswer> {
    const [stored, authors] = await Promise.all([repo.all(), repo.authors()])
    return answerOf({ stored, authors, settings: settingsOf(stored, secrets, config), config, address })
  }

  /**
   * @param check runs on the settings as stored, before anything is written
   * @throws request.invalid, settings.locks_you_out, record.changed with the whole answer as `current`
   */
  async function change(
    { actor, visit }: Caller,
    write: GroupWrite & { version: number },
    check: (before: CurrentSettings) => void,
  ): Promise<SettingsAnswer> {
    const isPresent = await writeGroup(services, actor, write, check)
    await refresh()
    const current = await answer(visit.ip)
    if (!isPresent) {
      throw problem('record.changed', `${write.group} is no longer of version ${write.version}`, undefined, { current })
    }
    return current
  }

  return {
    /** @param address IP address of the requester */
    answer,

    general(caller: Caller, { values, version }: Write<GeneralSettings>): Promise<SettingsAnswer> {
      refuse(generalFaults(values))
      return change(caller, { group: 'general', values, version, secrets: {} }, () => undefined)
    },

    notifications(caller: Caller, { values, version }: Write<NotificationSettings>): Promise<SettingsAnswer> {
      return change(caller, { group: 'notifications', values, version, secrets: {} }, () => undefined)
    },

    security(caller: Caller, { values, version }: Write<SecuritySettings>): Promise<SettingsAnswer> {
      refuse(securityFaults(values))
      const refusal = refusalOf(caller.visit, values)
      if (refusal) throw problem('settings.locks_you_out', `You would be refused from then on: ${refusal.message}`)
      return change(caller, { group: 'security', values, version, secrets: {} }, () => undefined)
    },

    integrations(
      caller: Caller,
      { values, version, secrets: given = {} }: Write<IntegrationSettings> & { secrets?: GivenSecrets | undefined },
    ): Promise<SettingsAnswer> {
      return change(caller, { group: 'integrations', values, version, secrets: given }, (before) =>
        refuse(
          integrationsFaults({
            before: before.integrations,
            after: values,
            given,
            stored: {
              notionApiKey: before.secrets.notionApiKey !== undefined,
              smtpPassword: before.secrets.smtpPassword !== undefined,
              chatApiKey: before.secrets.chatApiKey !== undefined,
            },
            presets,
            hasSender: config.MAIL_FROM !== undefined,
          }),
        ),
      )
    },

    chat(caller: Caller, { values, version }: Write<ChatSettings>): Promise<SettingsAnswer> {
      return change(caller, { group: 'chat', values, version, secrets: {} }, () => undefined)
    },

    /** Lifts the restrictions for an operator who is locked out: any address, HTTP allowed, no second factor. */
    async liftAccessPolicy(): Promise<void> {
      const open = { ipWhitelist: [], sslRequired: false, twoFactorAuth: false }
      await rewriteGroups(services, systemActor, ({ security }) => [
        { group: 'security', values: { ...security, ...open }, secrets: {} },
      ])
      await refresh()
    },

    async history(query: SettingsHistoryQuery): Promise<SettingsHistory> {
      const page = await repo.history(query)
      const items = page.items.map(({ seq, at, ...entry }) =>
        auditEntrySchema.parse({ ...entry, seq: Number(seq), at: at.toISOString() }),
      )
      return { ...page, items }
    },
  }
}

export type SettingsChanges = ReturnType<typeof createSettingsChanges>

function refuse(faults: FieldError[]): void {
  if (faults.length > 0) throw problem('request.invalid', 'Some values are not valid', faults)
}
