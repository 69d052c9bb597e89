import type { SalesSettings, SalesSettingsAnswer } from '#contract/site/settings.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createSettingsRepo } from './settings.repo.ts'
import { settingsOf } from './settings-stored.ts'
import { writeGroup } from './settings-updates.ts'

interface SalesSettingsServices {
  database: Database
  audit: Audit
  secrets: Secrets
  config: Config
  /** Applies the change on this instance. */
  refresh: () => Promise<void>
}

export function createSalesSettings(services: SalesSettingsServices) {
  const { database, secrets, config, refresh } = services
  const repo = createSettingsRepo(database.prisma)

  async function answer(): Promise<SalesSettingsAnswer> {
    const [stored, authors] = await Promise.all([repo.all(), repo.authors()])
    const { sales: values, versions } = settingsOf(stored, secrets, config)
    const updatedAt = stored.find(({ name }) => name === 'sales')?.updatedAt.toISOString() ?? null
    return { values, version: versions.sales, updatedAt, updatedBy: authors.get('sales') ?? null }
  }

  return {
    answer,

    /**
     * Takes effect at once on every instance. What is already priced keeps its rate.
     * @throws record.changed with the whole answer as `current`
     */
    async change(actor: Actor, given: { values: SalesSettings; version: number }): Promise<SalesSettingsAnswer> {
      const isWritten = await writeGroup(services, actor, { group: 'sales', ...given, secrets: {} })
      await refresh()
      const current = await answer()
      if (isWritten) return current
      throw problem('record.changed', `Sales is no longer of version ${given.version}`, undefined, { current })
    },
  }
}

export type SalesSettingsService = ReturnType<typeof createSalesSettings>
