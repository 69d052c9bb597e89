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

/** null is to be forgotten, undefined stays. */
export type GivenSecrets = Partial<Record<IntegrationSecret, string | null | undefined>>

/** What is written over a group. */
export interface GroupWrite {
  group: StoredGroupName
  values: object
  secrets: GivenSecrets
}

interface Writing {
  tx: Transaction
  actor: Actor
  /** As `tx` has read them: another version in the database by now is not overwritten. */
  before: CurrentSettings
  stored: StoredGroup[]
}

/**
 * Writes what differs of some groups, tells every instance, and then the audit log of each. What staff never changed is not
 * kept, so that it goes on following the environment.
 * @returns false where another has written one of them meanwhile: the transaction is to be given up
 */
export async function writeGroups(
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

/** Somebody else wrote one of the groups between our reading and our writing. */
class GroupChanged extends Error {
  override name = 'GroupChanged'
}
const triesMax = 5

/**
 * Writes groups by what they are at that moment, however often others write them meanwhile.
 * @param writesOf what to write over the settings as they are; it may refuse by throwing
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

/** undefined where nothing differs. */
function changeOf(before: CurrentSettings, { group, values, secrets: given }: GroupWrite) {
  const changed = difference({ ...before[group] }, { ...values })
  const marks = marksOf(given, before)
  if (!changed && Object.keys(marks).length === 0) return undefined
  const none = Object.fromEntries(Object.keys(marks).map((name) => [name, null]))
  const entry = { before: { ...changed?.before, ...none }, after: { ...changed?.after, ...marks } }
  return { group, given, after: changed?.after, entry }
}

/** Encrypted anew, those that stay too: with the secret that is in use now. */
function sealed(secrets: Secrets, row: StoredGroup | undefined, given: GivenSecrets): Record<string, string> {
  const kept = z.safeParse(z.record(z.string(), z.string()), row?.secrets).data ?? {}
  for (const name of integrationSecretNames) {
    const text = given[name] ?? (kept[name] && secrets.decrypt(kept[name], secretContext(name)))
    if (text) kept[name] = secrets.encrypt(text, secretContext(name))
    if (given[name] === null) delete kept[name]
  }
  return kept
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
