import { createImagesRepo } from '#server/modules/catalogue/index.ts'
import { notionAccess } from '#server/modules/settings/index.ts'
import {
  brakeOf,
  createMappingStudio,
  createNotion,
  createPace,
  createPlaceMemory,
  createReadSoon,
  createSyncConflicts,
  createSyncConnection,
  createSyncDatabase,
  createSyncPushes,
  createSyncRuns,
  createSyncService,
  createSyncSource,
  createSyncStatus,
  createSyncWebhook,
  createTranslator,
  type SyncSource,
} from '#server/modules/sync/index.ts'
import type { CatalogueWriting } from '../catalogue-writing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type SyncArea = ReturnType<typeof syncServices>

type Running = Pick<
  Dependencies,
  'config' | 'log' | 'onProgress' | 'notionWaits' | 'background' | 'settings' | 'events'
> &
  Pick<Outgoing, 'notify'> &
  Pick<CatalogueWriting, 'retryPush' | 'productWrites'>

type Needs = Running &
  Pick<Dependencies, 'database' | 'secrets' | 'audit' | 'refreshSettings' | 'jobs'> &
  Pick<CatalogueWriting, 'editing'>

/** How long Notion may take to say who we are, while it waits for our answer to a webhook. */
const ownBotLimitMs = 2000

/** The sync with Notion: its runs, its connection, and what waits for staff or for Notion. */
export function syncServices(needs: Needs) {
  const { config, log, database, secrets, audit, settings, refreshSettings: refresh, retryPush, editing, jobs } = needs
  const notionOf = notionSource(needs)
  const sync = syncSource(needs, notionOf)
  const access = () => notionAccess(settings.current(), config)
  return {
    sync,
    syncRuns: createSyncRuns({ database, audit, settings, sync, log }),
    syncStatus: createSyncStatus({ database, settings, sync }),
    syncConnection: createSyncConnection({ database, audit, secrets, config, settings, refresh }),
    syncDatabase: createSyncDatabase({ database, settings, config, notionOf }),
    syncConflicts: createSyncConflicts(editing),
    syncPushes: createSyncPushes({ database, audit, sync, retryPush, onCommit: needs.productWrites.onCommit }),
    syncWebhook: createSyncWebhook({
      database,
      audit,
      secrets,
      publicUrl: config.PUBLIC_URL,
      access,
      ownBot: async () => {
        const current = access()
        if ('off' in current) return undefined
        return notionOf(current)
          .self(AbortSignal.timeout(ownBotLimitMs))
          .catch(() => undefined)
      },
      readSoon: createReadSoon(jobs),
      isWorking: jobs.isWorking,
    }),
    mappingStudio: createMappingStudio({
      database,
      audit,
      settings,
      config,
      notionOf,
      rates: () => settings.current().sales,
      now: () => new Date(),
    }),
  }
}

/** The adapter for Notion: every one of them keeps to one pace, and knows what another has learnt of the API's version. */
function notionSource({
  config,
  background,
  log,
  notionWaits,
}: Pick<Dependencies, 'config' | 'background' | 'log' | 'notionWaits'>) {
  const pace = createPace(background.prisma)
  const memory = createPlaceMemory()
  return ({ apiKey, dataSourceId }: { apiKey: string; dataSourceId: string | undefined }) =>
    createNotion({
      apiKey,
      ...(dataSourceId && { dataSourceId }),
      apiUrl: config.NOTION_API_URL,
      pace,
      memory,
      log: (fields, message) => log.info(fields, message),
      ...notionWaits,
    })
}

function syncSource(
  { config, log, onProgress, background, settings, events, notify, retryPush, productWrites }: Running,
  notionOf: ReturnType<typeof notionSource>,
): SyncSource {
  return createSyncSource(settings, config, ({ databaseId, pricebookDatabaseId, ...access }) =>
    createSyncService({
      database: background,
      databaseId,
      images: createImagesRepo(background.prisma),
      pricebookDatabaseId,
      notion: notionOf(access),
      notionOrigin: new URL(config.NOTION_API_URL).origin,
      translator: config.TRANSLATE_API_KEY
        ? createTranslator({ apiKey: config.TRANSLATE_API_KEY, apiUrl: config.TRANSLATE_API_URL })
        : undefined,
      notify,
      onLowStock: productWrites.onLowStock,
      retryPush,
      brake: () => brakeOf(settings.current().sync),
      hearCancel: (run) => events.subscribe({ on: 'sync.cancelled', run }),
      rates: () => settings.current().sales,
      now: () => new Date(),
      onCommit: productWrites.onCommit,
      onProgress: (progress) => {
        log.info({ progress }, 'Sync progress')
        onProgress(progress)
      },
    }),
  )
}
