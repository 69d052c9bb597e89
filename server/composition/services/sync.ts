import { createImagesRepo, type ImportReaders } from '#server/modules/catalogue/index.ts'
import { type FilesAccess, notionAccess, type SourceAccess } from '#server/modules/settings/index.ts'
import {
  brakeOf,
  type ConnectionTarget,
  createFileSource,
  createMappingStudio,
  createNotion,
  createNotionSource,
  createPace,
  createPlaceMemory,
  createReadSoon,
  createRunProcesses,
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
  filesTableId,
  type Source,
  type SyncServices,
  type SyncSource,
} from '#server/modules/sync/index.ts'
import type { CatalogueWriting } from '../catalogue-writing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type SyncArea = ReturnType<typeof syncServices>

type Running = Pick<
  Dependencies,
  'config' | 'log' | 'onProgress' | 'notionWaits' | 'fileMemory' | 'background' | 'settings' | 'events'
> &
  Pick<Outgoing, 'notify'> &
  Pick<CatalogueWriting, 'retryPush' | 'productWrites'> & { importReaders: ImportReaders }

type Needs = Running &
  Pick<Dependencies, 'url' | 'syncProgram' | 'database' | 'secrets' | 'audit' | 'refreshSettings' | 'jobs'> &
  Pick<CatalogueWriting, 'editing'>

const ownBotLimitMs = 2000

export function syncServices(needs: Needs) {
  const { config, log, database, secrets, audit, settings, refreshSettings: refresh, retryPush, editing, jobs } = needs
  const notionOf = notionClients(needs)
  const filesOf = fileSources(needs)
  const { url, syncProgram, fileMemory: memory } = needs
  const processes = syncProgram ? createRunProcesses({ program: syncProgram, url, memory, log }) : undefined
  const sync = syncSource({ ...needs, carryOutElsewhere: processes?.carryOut }, notionOf, filesOf)
  const sourceOf = (target: ConnectionTarget) =>
    target.kind === 'notion' ? createNotionSource(notionOf(target)) : filesOf(target)
  const access = () => notionAccess(settings.current(), config)
  return {
    sync,
    endRuns: async () => processes?.close(),
    syncRuns: createSyncRuns({ database, audit, sync, log }),
    syncStatus: createSyncStatus({ database, settings, sync }),
    syncConnection: createSyncConnection({ database, audit, secrets, config, settings, refresh }),
    syncDatabase: createSyncDatabase({ database, settings, config, sourceOf }),
    syncConflicts: createSyncConflicts(editing),
    syncPushes: createSyncPushes({ database, audit, sync, retryPush, onCommit: needs.productWrites.onCommit }),
    syncWebhook: createSyncWebhook({
      database,
      audit,
      secrets,
      publicUrl: config.PUBLIC_URL,
      access,
      requireNotion: sync.requireNotion,
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
      sourceOf,
      rates: () => settings.current().sales,
      now: () => new Date(),
    }),
  }
}

/** Returns a factory of Notion clients that share one request pace and what is known of the API's version. */
function notionClients({
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

function fileSources({
  config,
  importReaders,
  fileMemory: memory,
}: Pick<Running, 'config' | 'importReaders' | 'fileMemory'>): (at: FilesAccess) => Source {
  return ({ kind, at }) =>
    createFileSource({ kind, at, readTable: importReaders.read, memory, allowOrigin: config.NOTION_API_URL })
}

function syncSource(
  needs: Running & Pick<SyncServices, 'carryOutElsewhere'>,
  notionOf: ReturnType<typeof notionClients>,
  filesOf: ReturnType<typeof fileSources>,
): SyncSource {
  const { config, log, onProgress, background, settings, events, notify, retryPush, productWrites } = needs
  function sourceServices(access: Exclude<SourceAccess, { off: string }>) {
    if (access.kind !== 'notion') return { source: filesOf(access), databaseId: filesTableId, pricebook: undefined }
    const notion = notionOf(access)
    const { databaseId, pricebookDatabaseId } = access
    const pricebook = pricebookDatabaseId ? { notion, databaseId: pricebookDatabaseId } : undefined
    return { source: createNotionSource(notion), databaseId, pricebook }
  }
  return createSyncSource(settings, config, (access) =>
    createSyncService({
      ...sourceServices(access),
      database: background,
      images: createImagesRepo(background.prisma),
      pictureOrigin: new URL(config.NOTION_API_URL).origin,
      translator: config.TRANSLATE_API_KEY
        ? createTranslator({ apiKey: config.TRANSLATE_API_KEY, apiUrl: config.TRANSLATE_API_URL })
        : undefined,
      notify,
      onLowStock: productWrites.onLowStock,
      onStockChange: productWrites.onStockChange,
      retryPush,
      brake: () => brakeOf(settings.current().sync),
      subscribeToCancel: (run) => events.subscribe({ on: 'sync.cancelled', run }),
      rates: () => settings.current().sales,
      now: () => new Date(),
      onCommit: productWrites.onCommit,
      carryOutElsewhere: needs.carryOutElsewhere,
      onProgress: (progress) => {
        log.info({ progress }, 'Sync progress')
        onProgress(progress)
      },
    }),
  )
}
