import { isOfFiles, type SourceKind } from '#contract/sync/source.ts'
import type { SyncDirection } from '#contract/sync/sync.ts'
import {
  type NotionEnvironment,
  type SettingsSource,
  type SourceAccess,
  sourceAccess,
} from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { SyncService } from './sync.service.ts'

export interface SyncSource {
  kind: () => SourceKind
  /** The sync with what is configured now, or in one sentence why there is none. */
  current: () => SyncService | { off: string }
  /** What the clock is to do now: nothing, or runs of this direction. */
  clock: () => { on: boolean; direction: SyncDirection }
  /** @throws sync.of_files of files, which are read and never written */
  requireNotion: () => void
}

/** Asked before each run: a change of the settings acts on the next one. */
export function createSyncSource(
  settings: SettingsSource,
  config: NotionEnvironment & Pick<Config, 'SOURCE_FOLDER'>,
  serviceOf: (access: Exclude<SourceAccess, { off: string }>) => SyncService,
): SyncSource {
  const kind = () => settings.current().sync.source
  return {
    kind,
    current() {
      const access = sourceAccess(settings.current(), config)
      return 'off' in access ? access : serviceOf(access)
    },
    clock() {
      const { autoSync, direction } = settings.current().sync
      return { on: autoSync, direction: isOfFiles(kind()) ? 'import' : direction }
    },
    requireNotion() {
      if (isOfFiles(kind())) throw problem('sync.of_files', 'The catalogue comes from files, which are only imported')
    },
  }
}
