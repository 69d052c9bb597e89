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

type Needs = Pick<Dependencies, 'config' | 'now' | 'database' | 'audit' | 'settings' | 'news' | 'jobs'> &
  Pick<Outgoing, 'notify'>

/** All pictures of one edit, whose answer waits for them. */
const picturesLimitMs = 25_000

/** What goes with every write of a product, by staff, a sync or an order; `editing` is what a write of its record takes. */
export function catalogueWriting({ config, now, database, audit, settings, news, jobs, notify }: Needs) {
  const isSynced = () => !('off' in notionAccess(settings.current(), config))
  const retryPush = createRetryPush(jobs)
  const push = createEditPush({ settings, isSynced, tell: retryPush })
  const onLowStock = createLowStockNotice(notify)
  const onStockChange: OnStockChange = (tx, productIds) => settleStock(tx, onLowStock, productIds)
  const productWrites = { database, audit, now, push, onLowStock, onStockChange, onCommit: news.tell }
  // pictures that staff add by their address are held to what Notion's are
  const images = createImagesRepo(database.prisma)
  const { origin } = new URL(config.NOTION_API_URL)
  const copyPictures: CopyPictures = (...given) =>
    createImageCopier(images, origin, AbortSignal.timeout(picturesLimitMs))(...given)
  const copyPicture = (signal: AbortSignal) => createPictureCopier(images, origin, signal)
  return { isSynced, retryPush, productWrites, editing: { ...productWrites, copyPictures }, copyPicture }
}
