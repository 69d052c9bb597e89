import type { Settings, StoredGroupName } from '#contract/site/settings.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createSettingsRepo } from './settings.repo.ts'
import { settingsOf } from './settings-stored.ts'
import { writeGroup } from './settings-updates.ts'

export interface GroupSettingsServices {
  database: Database
  audit: Audit
  secrets: Secrets
  config: Config
  /** Applies the change on this instance. */
  refresh: () => Promise<void>
}

/** Reads and writes a group that has a screen of its own. */
export function createGroupSettings<Name extends StoredGroupName>(services: GroupSettingsServices, group: Name) {
  const { database, secrets, config, refresh } = services
  const repo = createSettingsRepo(database.prisma)

  return {
    async answer() {
      const [stored, authors] = await Promise.all([repo.all(), repo.authors()])
      const { [group]: values, versions } = settingsOf(stored, secrets, config)
      const updatedAt = stored.find(({ name }) => name === group)?.updatedAt.toISOString() ?? null
      return { values, version: versions[group], updatedAt, updatedBy: authors.get(group) ?? null }
    },

    /** Takes effect at once on every instance. @returns false where the group has another version by now */
    async write(actor: Actor, given: { values: Settings[Name]; version: number }): Promise<boolean> {
      const isWritten = await writeGroup(services, actor, { group, ...given, secrets: {} })
      await refresh()
      return isWritten
    },
  }
}

export type GroupSettings<Name extends StoredGroupName> = ReturnType<typeof createGroupSettings<Name>>
