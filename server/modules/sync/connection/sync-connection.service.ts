import type * as z from 'zod/mini'
import { isOfFiles } from '#contract/sync/source.ts'
import type { autoSyncSchema, SyncConnection } from '#contract/sync/sync.ts'
import {
  type CurrentSettings,
  type GroupWrite,
  rewriteGroups,
  type SettingsSource,
} from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type ConnectionWrite, connectedSettings, connectionFaults, connectionOf } from './sync-connection.rules.ts'

interface SyncConnectionServices {
  database: Database
  audit: Audit
  secrets: Secrets
  config: Config
  settings: SettingsSource
  refresh: () => Promise<void>
}

export function createSyncConnection(services: SyncConnectionServices) {
  const { settings, config, refresh } = services

  async function rewrite(actor: Actor, writesOf: (before: CurrentSettings) => GroupWrite[]): Promise<void> {
    await rewriteGroups(services, actor, writesOf).finally(refresh) // also after a failure, so that the answer shows current values
  }

  const current = (): SyncConnection => connectionOf(settings.current(), config)

  return {
    current,

    /** Replaces the connection. @throws request.invalid; record.changed with the current connection */
    async write(actor: Actor, write: ConnectionWrite): Promise<SyncConnection> {
      await rewrite(actor, (before) => {
        const now = connectionOf(before, config)
        if (now.version !== write.version) {
          throw problem('record.changed', 'The connection was changed meanwhile', undefined, { current: now })
        }
        const { integrations, sync } = connectedSettings(before, config, write)
        const faults = connectionFaults(before, integrations, write, config)
        if (faults.length > 0) throw problem('request.invalid', 'Some values are not valid', faults)
        return [
          { group: 'integrations', values: integrations, secrets: { notionApiKey: write.apiKey } },
          { group: 'sync', values: sync, secrets: {} },
        ]
      })
      return current()
    },

    /** Updates the schedule and direction; omitted values stay. @throws sync.of_files */
    async setAuto(actor: Actor, change: z.infer<typeof autoSyncSchema>): Promise<void> {
      await rewrite(actor, ({ sync }) => {
        const { enabled = sync.autoSync, ...given } = change
        if (given.direction && given.direction !== 'import' && isOfFiles(sync.source))
          throw problem('sync.of_files', 'The catalogue comes from files, which are only imported')
        return [{ group: 'sync', values: { ...sync, ...given, autoSync: enabled }, secrets: {} }]
      })
    },
  }
}

export type SyncConnectionService = ReturnType<typeof createSyncConnection>
