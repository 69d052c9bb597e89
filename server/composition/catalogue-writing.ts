import {
  type CopyPictures,
  createEditPush,
  createImagesRepo,
  createLowStockNotice,
  type OnStockChange,
} from '#server/modules/catalogue/index.ts'
import { settleStock } from '#server/modules/sales/index.ts'
import { notionAccess } from '#server/modules/settings/index.ts'
import { createImageCopier, createPictureCopier, createRetryPush } from '#server/modules/sync/index.ts'
import type { Dependencies } from './dependencies.ts'
import type { Outgoing } from './services/outgoing.ts'

export type CatalogueWriting = ReturnType<typeof catalogueWriting>

type Needs = Pick<Dependencies, 'config' | 'now' | 'database' | 'audit' | 'settings' | 'catalogueChanges' | 'jobs'> &
  Pick<Outgoing, 'notify'>

const picturesLimitMs = 25_000

/** Creates what every write of a product needs, whether by staff, a sync or an order; `editing` is for writes of its record. */
export function catalogueWriting({ config, now, database, audit, settings, catalogueChanges, jobs, notify }: Needs) {
  const isSynced = () => !('off' in notionAccess(settings.current(), config))
  const retryPush = createRetryPush(jobs)
  const push = createEditPush({ settings, isSynced, enqueue: retryPush })
  const onLowStock = createLowStockNotice(notify)
  const onStockChange: OnStockChange = (tx, productIds) => settleStock(tx, onLowStock, productIds)
  const productWrites = { database, audit, now, push, onLowStock, onStockChange, onCommit: catalogueChanges.notify }
  // Pictures that staff add by address are checked as those from Notion are.
  const images = createImagesRepo(database.prisma)
  const { origin } = new URL(config.NOTION_API_URL)
  const copyPictures: CopyPictures = (...given) =>
    createImageCopier(images, origin, AbortSignal.timeout(picturesLimitMs))(...given)
  const copyPicture = (signal: AbortSignal) => createPictureCopier(images, origin, signal)
  return { isSynced, retryPush, productWrites, editing: { ...productWrites, copyPictures }, copyPicture }
}
