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
  /** Returns the sync for the current configuration, or why there is none. */
  current: () => SyncService | { off: string }
  clock: () => { on: boolean; direction: SyncDirection }
  /** @throws sync.of_files for files, which are never written */
  requireNotion: () => void
}

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
