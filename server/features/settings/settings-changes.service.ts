import * as z from 'zod/mini'
import { auditEntrySchema } from '#contract/audit.ts'
import type {
  GeneralSettings,
  IntegrationSecret,
  IntegrationSettings,
  NotificationSettings,
  SecuritySettings,
  SettingsAnswer,
  SettingsGroup,
  SettingsHistory,
  SettingsHistoryQuery,
} from '#contract/settings.ts'
import { integrationSecretNames } from '#contract/settings.ts'
import type { Config } from '#server/config.ts'
import { type Actor, type Audit, difference, systemActor } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database.ts'
import { publish } from '#server/platform/events.ts'
import { problem } from '#server/platform/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type MailPresets, usualPresets } from './integrations.rules.ts'
import { refusalOf, type Visit } from './security.rules.ts'
import { answerOf } from './settings.answer.ts'
import { type Fault, generalFaults, integrationsFaults, securityFaults } from './settings.faults.ts'
import { createSettingsRepo, type StoredGroup } from './settings.repo.ts'
import { type CurrentSettings, secretContext, settingsOf } from './settings.stored.ts'

/** Who changes settings, and how they came. */
export interface Caller {
  actor: Actor
  visit: Visit
}

interface Write<Values> {
  values: Values
  /** That was edited. */
  version: number
}

type GivenSecrets = Partial<Record<IntegrationSecret, string | null | undefined>>

interface SettingsChangesServices {
  database: Database
  audit: Audit
  secrets: Secrets
  config: Config
  /** Lets this instance act on what was written. */
  refresh: () => Promise<void>
  presets?: MailPresets | undefined
}

/** What is written over a group. */
interface Change {
  group: SettingsGroup
  values: object
  secrets: GivenSecrets
}

/** Settings as staff read and change them (spec §2, "/admin/settings"; §3, "Settings groups"). */
export function createSettingsChanges(services: SettingsChangesServices) {
  const { database, audit, secrets, config, refresh, presets = usualPresets } = services
  const repo = createSettingsRepo(database.prisma)

  async function answer(address: string): Promise<SettingsAnswer> {
    const [stored, authors] = await Promise.all([repo.all(), repo.authors()])
    return answerOf({ stored, authors, settings: settingsOf(stored, secrets, config), config, address })
  }

  /**
   * @param check of the settings as they are in the database, before anything is written
   * @throws request.invalid, settings.locks_you_out, record.changed with the whole answer as `current`
   */
  async function change(
    { actor, visit }: Caller,
    write: Change & { version: number },
    check: (before: CurrentSettings) => void,
  ): Promise<SettingsAnswer> {
    const isPresent = await database.prisma.$transaction(async (tx) => {
      const stored = await createSettingsRepo(tx).all()
      const before = settingsOf(stored, secrets, config)
      if (before.versions[write.group] !== write.version) return false
      check(before)
      return put(tx, actor, before, stored, write)
    })
    await refresh()
    const current = await answer(visit.ip)
    if (!isPresent) {
      throw problem('record.changed', `${write.group} is no longer of version ${write.version}`, undefined, { current })
    }
    return current
  }

  /** @returns false where another has written the group meanwhile */
  async function put(
    tx: Transaction,
    actor: Actor,
    before: CurrentSettings,
    stored: StoredGroup[],
    { group, values, secrets: given }: Change,
  ): Promise<boolean> {
    const changed = difference({ ...before[group] }, { ...values })
    const marks = marksOf(given, before)
    if (!changed && Object.keys(marks).length === 0) return true
    const row = stored.find(({ name }) => name === group)
    const isWritten = await createSettingsRepo(tx).write(group, before.versions[group], {
      values: { ...jsonOf(row?.values), ...jsonOf(changed?.after) },
      secrets: sealed(row, given),
    })
    if (!isWritten) return false
    await publish(tx, 'settings.changed')
    const none = Object.fromEntries(Object.keys(marks).map((name) => [name, null]))
    await audit.record(tx, actor, {
      action: 'settings.updated',
      entity: 'settings',
      entityId: group,
      before: { ...changed?.before, ...none },
      after: { ...changed?.after, ...marks },
    })
    return true
  }

  /** Encrypted anew, those that stay too: with the secret that is in use now. */
  function sealed(row: StoredGroup | undefined, given: GivenSecrets): Record<string, string> {
    const kept = z.safeParse(z.record(z.string(), z.string()), row?.secrets).data ?? {}
    for (const name of integrationSecretNames) {
      const text = given[name] ?? (kept[name] && secrets.decrypt(kept[name], secretContext(name)))
      if (text) kept[name] = secrets.encrypt(text, secretContext(name))
      if (given[name] === null) delete kept[name]
    }
    return kept
  }

  return {
    /** @param address of who asks */
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
            kept: {
              notionApiKey: before.secrets.notionApiKey !== undefined,
              smtpPassword: before.secrets.smtpPassword !== undefined,
            },
            presets,
            hasSender: config.MAIL_FROM !== undefined,
          }),
        ),
      )
    },

    /** For an operator who is locked out: staff may come from anywhere, over HTTP too, and without a second factor. */
    async openDoor(): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const stored = await createSettingsRepo(tx).all()
        const before = settingsOf(stored, secrets, config)
        const values = { ...before.security, ipWhitelist: [], sslRequired: false, twoFactorAuth: false }
        const isWritten = await put(tx, systemActor, before, stored, { group: 'security', values, secrets: {} })
        if (!isWritten) throw new Error('Somebody else has just changed the settings: try again')
      })
      await refresh()
    },

    /** Who changed what, from the audit log. */
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

function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw problem('request.invalid', 'Some values are not valid', faults)
}

/** What the audit log says of secrets. */
function marksOf(given: GivenSecrets, before: CurrentSettings): Record<string, string> {
  const marks: Record<string, string> = {}
  for (const name of integrationSecretNames) {
    const isKept = before.secrets[name] !== undefined
    if (given[name]) marks[name] = isKept ? 'changed' : 'set'
    if (given[name] === null && isKept) marks[name] = 'removed'
  }
  return marks
}

/** A plain object of JSON; of anything else, an empty one. */
function jsonOf(value: unknown): Record<string, z.core.util.JSONType> {
  return z.safeParse(z.record(z.string(), z.json()), value).data ?? {}
}
