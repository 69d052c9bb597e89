import * as z from 'zod/mini'
import { type IntegrationSecret, integrationSecretNames, type StoredGroupName } from '#contract/settings.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database.ts'
import { publish } from '#server/platform/events.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createSettingsRepo, type StoredGroup } from './settings.repo.ts'
import { type CurrentSettings, secretContext } from './settings.stored.ts'

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
 * Writes what differs, tells every instance, and the audit log. What staff never changed is not kept, so that it goes on
 * following the environment.
 * @returns false where another has written the group meanwhile
 */
export async function writeGroup(
  { audit, secrets }: { audit: Audit; secrets: Secrets },
  { tx, actor, before, stored }: Writing,
  { group, values, secrets: given }: GroupWrite,
): Promise<boolean> {
  const changed = difference({ ...before[group] }, { ...values })
  const marks = marksOf(given, before)
  if (!changed && Object.keys(marks).length === 0) return true
  const row = stored.find(({ name }) => name === group)
  const isWritten = await createSettingsRepo(tx).write(group, before.versions[group], {
    values: { ...jsonOf(row?.values), ...jsonOf(changed?.after) },
    secrets: sealed(secrets, row, given),
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
