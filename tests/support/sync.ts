import { defaultSettings } from '#contract/site/settings.ts'
import type { SyncProgress } from '#contract/sync/sync.ts'
import { createImagesRepo } from '#server/modules/catalogue/images/images.repo.ts'
import { createLowStockNotice } from '#server/modules/catalogue/prices-stock/low-stock.ts'
import { settleStock } from '#server/modules/sales/stock/order-stock.ts'
import { createNotion, type Notion } from '#server/modules/sync/notion/client.ts'
import { createNotionSource } from '#server/modules/sync/notion/source.ts'
import { createSyncService } from '#server/modules/sync/run/sync.service.ts'
import type { SyncOptions, SyncServices } from '#server/modules/sync/run/sync-run.ts'
import { confirmColumns, type TestApp } from './app.ts'
import type { NotionStandIn } from './notion/stand-in.ts'

/** Services to replace, and what they are made of. */
type Overrides = Partial<SyncServices> & { notion?: Notion; pricebookDatabaseId?: string; isUnmapped?: boolean }

/** Never aborted. */
export const noStop = new AbortController().signal

/**
 * The real sync over the app's database and the stand-in, but for pauses: it neither paces nor waits before it tries again.
 * @param overrides services to replace; `isUnmapped`: nobody has confirmed the database's columns
 */
export function createTestSync(
  test: TestApp,
  notion: NotionStandIn,
  { notion: given, pricebookDatabaseId, isUnmapped = false, ...overrides }: Overrides = {},
) {
  const progress: SyncProgress[] = []
  const client = given ?? clientOf(notion)
  const onLowStock = createLowStockNotice(test.services.notifications.notify)
  const service = createSyncService({
    database: test.services.database,
    images: createImagesRepo(test.services.database.prisma),
    source: createNotionSource(client),
    pictureOrigin: notion.url,
    databaseId: notion.databaseId,
    translator: undefined,
    pricebook: pricebookDatabaseId ? { notion: client, databaseId: pricebookDatabaseId } : undefined,
    retryPush: undefined,
    notify: test.services.notifications.notify,
    onLowStock,
    onStockChange: (tx, productIds) => settleStock(tx, onLowStock, productIds),
    brake: () => undefined,
    subscribeToCancel: (run) => test.services.events.subscribe({ on: 'sync.cancelled', run }),
    rates: () => defaultSettings.sales,
    now: () => new Date(),
    lateCreateMs: 0,
    onCommit: test.services.catalogueChanges.notify,
    onProgress: (step) => progress.push(step),
    ...overrides,
  })
  const databaseId = overrides.databaseId ?? notion.databaseId
  const confirmed = async () => {
    if (!isUnmapped) await confirmColumns(test.services.database, databaseId)
  }
  const usual = {
    direction: 'import',
    force: false,
    dryRun: false,
    trigger: 'staff',
    stop: noStop,
  } as const
  return {
    service,
    progress,
    /** An import of all, unless `options` say otherwise. */
    async run(options: Partial<SyncOptions> = {}) {
      await confirmed()
      return service.run({ ...usual, ...options })
    },
    async start(options: Partial<SyncOptions> = {}) {
      await confirmed()
      return service.start({ ...usual, ...options })
    },
  }
}

function clientOf({ apiKey, url: apiUrl }: NotionStandIn): Notion {
  return createNotion({ apiKey, apiUrl, pace: async () => {}, sleep: async () => {}, timeoutMs: 5000 })
}
