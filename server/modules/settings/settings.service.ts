import type { Config } from '#server/platform/config.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { SettingsRepo } from './settings.repo.ts'
import { type CurrentSettings, settingsOf } from './settings-stored.ts'

export interface SettingsSource {
  /** Kept in memory, so that no request waits for it. */
  current: () => CurrentSettings
}

/**
 * The settings of spec §3: what staff have set, else the environment, else spec §9. Read once at the start, and again whenever
 * an instance says that they have changed.
 */
export function createSettings(services: { repo: SettingsRepo; secrets: Secrets; config: Config }) {
  const { repo, secrets, config } = services
  let snapshot: CurrentSettings = settingsOf([], secrets, config)
  let begun = 0
  let shown = 0

  return {
    current: () => snapshot,

    /** Reads them anew: at the start, and after a change. Of two readings at once, the later one counts. */
    async refresh(): Promise<void> {
      begun += 1
      const turn = begun
      const stored = await repo.all()
      if (turn < shown) return
      shown = turn
      snapshot = settingsOf(stored, secrets, config)
    },
  }
}
