import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Config } from '#server/platform/config.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { SettingsRepo } from './settings.repo.ts'
import { type CurrentSettings, settingsOf } from './settings-stored.ts'

export interface SettingsSource {
  /** Read from memory, without I/O. */
  current: () => CurrentSettings
}

/** Caches the settings; reads them at the start and whenever an instance announces a change. */
export function createSettings(services: { repo: SettingsRepo; secrets: Secrets; config: Config }) {
  const { repo, secrets, config } = services
  let snapshot: CurrentSettings = settingsOf([], secrets, config)
  let begun = 0
  let shown = 0

  return {
    current: () => snapshot,

    /** Reads the settings again. Of two concurrent reads, the one that started later wins. */
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

/** Returns the language of a file: the requested one, else the reader's own, else the default of the settings. */
export function readerLanguage(
  settings: SettingsSource,
  { user }: StaffSession,
  requested?: ReaderLanguage,
): ReaderLanguage {
  return requested ?? user.language ?? settings.current().general.language
}
