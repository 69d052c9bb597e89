import * as z from 'zod/mini'
import { type IntegrationSecret, integrationSecretNames, type StoredGroupName } from '#contract/site/settings.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createSettingsRepo, type StoredGroup } from './settings.repo.ts'
import { type CurrentSettings, secretContext, settingsOf } from './settings-stored.ts'

/** null deletes a secret, undefined leaves it unchanged. */
export type GivenSecrets = Partial<Record<IntegrationSecret, string | null | undefined>>

export interface GroupWrite {
  group: StoredGroupName
  values: object
  secrets: GivenSecrets
}

interface Writing {
  tx: Transaction
  actor: Actor
  /** As read inside `tx`; a newer version in the database is not overwritten. */
  before: CurrentSettings
  stored: StoredGroup[]
}

/**
 * Writes a group over the version that was edited, in a transaction.
 * @param check runs on the settings as stored, before anything is written
 * @returns false when the group has another version by now
 */
export function writeGroup(
  services: { database: Database; audit: Audit; secrets: Secrets; config: Config },
  actor: Actor,
  write: GroupWrite & { version: number },
  check: (before: CurrentSettings) => void = () => undefined,
): Promise<boolean> {
  const { database, secrets, config } = services
  return database.prisma.$transaction(async (tx) => {
    const stored = await createSettingsRepo(tx).all()
    const before = settingsOf(stored, secrets, config)
    if (before.versions[write.group] !== write.version) return false
    check(before)
    return writeGroups(services, { tx, actor, before, stored }, [write])
  })
}

/**
 * Writes the changed values of several groups, notifies every instance and records each group in the audit log.
 * Values that staff never changed are not stored, so that they keep following the environment.
 * @returns false when a group was changed meanwhile: roll back the transaction
 */
async function writeGroups(
  services: { audit: Audit; secrets: Secrets },
  writing: Writing,
  writes: GroupWrite[],
): Promise<boolean> {
  const { tx, actor, before, stored } = writing
  const changes = writes.map((write) => changeOf(before, write)).filter((change) => change !== undefined)
  for (const { group, after, given } of changes) {
    const row = stored.find(({ name }) => name === group)
    const isWritten = await createSettingsRepo(tx).write(group, before.versions[group], {
      values: { ...jsonOf(row?.values), ...jsonOf(after) },
      secrets: sealed(services.secrets, row, given),
    })
    if (!isWritten) return false
  }
  if (changes.length > 0) await publish(tx, 'settings.changed')
  for (const { group, entry } of changes) {
    await services.audit.record(tx, actor, {
      action: 'settings.updated',
      entity: 'settings',
      entityId: group,
      ...entry,
    })
  }
  return true
}

/** A group was written between reading and writing. */
class GroupChanged extends Error {
  override name = 'GroupChanged'
}
const triesMax = 5

/**
 * Writes groups based on their current values and retries when they are changed concurrently.
 * @param writesOf returns the writes for the current settings; it may reject by throwing
 */
export async function rewriteGroups(
  services: { database: Database; audit: Audit; secrets: Secrets; config: Config },
  actor: Actor,
  writesOf: (before: CurrentSettings) => GroupWrite[],
): Promise<void> {
  const { database, secrets, config } = services
  for (let tries = 1; tries <= triesMax; tries += 1) {
    try {
      return await database.prisma.$transaction(async (tx) => {
        const stored = await createSettingsRepo(tx).all()
        const before = settingsOf(stored, secrets, config)
        const isWritten = await writeGroups(services, { tx, actor, before, stored }, writesOf(before))
        if (!isWritten) throw new GroupChanged()
      })
    } catch (error) {
      if (!(error instanceof GroupChanged)) throw error
    }
  }
  throw problem('record.changed', 'The settings are being changed by others: try again')
}

/** @returns undefined when nothing differs */
function changeOf(before: CurrentSettings, { group, values, secrets: given }: GroupWrite) {
  const changed = difference({ ...before[group] }, { ...values })
  const marks = marksOf(given, before)
  if (!changed && Object.keys(marks).length === 0) return undefined
  const none = Object.fromEntries(Object.keys(marks).map((name) => [name, null]))
  const entry = { before: { ...changed?.before, ...none }, after: { ...changed?.after, ...marks } }
  return { group, given, after: changed?.after, entry }
}

/** Encrypts all secrets of the group with the current key, unchanged ones too. */
function sealed(secrets: Secrets, row: StoredGroup | undefined, given: GivenSecrets): Record<string, string> {
  const sealedSecrets = z.safeParse(z.record(z.string(), z.string()), row?.secrets).data ?? {}
  for (const name of integrationSecretNames) {
    const text = given[name] ?? (sealedSecrets[name] && secrets.decrypt(sealedSecrets[name], secretContext(name)))
    if (text) sealedSecrets[name] = secrets.encrypt(text, secretContext(name))
    if (given[name] === null) delete sealedSecrets[name]
  }
  return sealedSecrets
}

function marksOf(given: GivenSecrets, before: CurrentSettings): Record<string, string> {
  const marks: Record<string, string> = {}
  for (const name of integrationSecretNames) {
    const isKept = before.secrets[name] !== undefined
    if (given[name]) marks[name] = isKept ? 'changed' : 'set'
    if (given[name] === null && isKept) marks[name] = 'removed'
  }
  return marks
}

/** Returns an empty object for anything but a plain JSON object. */
function jsonOf(value: unknown): Record<string, z.core.util.JSONType> {
  return z.safeParse(z.record(z.string(), z.json()), value).data ?? {}
}
