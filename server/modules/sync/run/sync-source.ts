import type { SyncDirection } from '#contract/sync/sync.ts'
import {
  type NotionAccess,
  type NotionEnvironment,
  notionAccess,
  type SettingsSource,
} from '#server/modules/settings/index.ts'
import type { SyncService } from './sync.service.ts'

export interface SyncSource {
  /** The sync with what is configured now, or in one sentence why there is none. */
  current: () => SyncService | { off: string }
  /** What the clock is to do now: nothing, or runs of this direction. */
  clock: () => { on: boolean; direction: SyncDirection }
}

/** Asked before each run: a change of the settings acts on the next one. */
export function createSyncSource(
  settings: SettingsSource,
  config: NotionEnvironment,
  serviceOf: (access: Exclude<NotionAccess, { off: string }>) => SyncService,
): SyncSource {
  return {
    current() {
      const access = notionAccess(settings.current(), config)
      return 'off' in access ? access : serviceOf(access)
    },
    clock() {
      const { autoSync, direction } = settings.current().sync
      return { on: autoSync, direction }
    },
  }
}
