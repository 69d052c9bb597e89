import type { SyncDirection } from '#contract/sync.ts'
import { type NotionAccess, type NotionEnvironment, notionAccess } from '../settings/integrations.rules.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import type { SyncService } from './sync.service.ts'

export interface SyncSource {
  /** The sync with what is configured now, or in one sentence why there is none. */
  current: () => SyncService | { off: string }
  /** What the clock is to do now: nothing, or runs of this direction. */
  clock: () => { on: boolean; direction: SyncDirection }
}

/**
 * Asked before each run: a change of the settings acts on the next one. Until then it is the same sync, which remembers what
 * it has learnt of Notion.
 */
export function createSyncSource(
  settings: SettingsSource,
  config: NotionEnvironment,
  serviceOf: (access: Exclude<NotionAccess, { off: string }>) => SyncService,
): SyncSource {
  let made: { by: string; service: SyncService } | undefined
  return {
    current() {
      const access = notionAccess(settings.current(), config)
      if ('off' in access) return access
      const by = JSON.stringify(access)
      if (made?.by !== by) made = { by, service: serviceOf(access) }
      return made.service
    },
    clock() {
      const { autoSync, direction } = settings.current().sync
      return { on: autoSync, direction }
    },
  }
}
