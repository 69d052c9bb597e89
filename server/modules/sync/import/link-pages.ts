import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { skuKey } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { createIdentities } from '../source/identities.ts'
import type { Identity, Source } from '../source/source.ts'
import type { ChangedPage, Reading } from './import-read.ts'
import { createLinkRepo } from './link.repo.ts'
import { type Kin, linksOf } from './link.rules.ts'

/** Maximum pages looked up individually; above that, all pages are listed. */
const lookupsMax = 20

interface LinkOptions {
  database: { prisma: DatabaseHandle }
  source: Source
  databaseId: string
  identity: Identity
  isWhole: boolean
  warn: (warning: SyncNote) => void
  signal: AbortSignal
  stop: AbortSignal
}

/** Links new pages to products by SKU or name; leaves out, with a warning, those whose SKU is taken. */
export async function linkPages(reading: Reading, options: LinkOptions): Promise<void> {
  const { database, source, warn } = options
  const changed = [...reading.changed.values()]
  const pages = changed.filter(({ known }) => !known)
  const skus = new Set(changed.flatMap(({ record }) => skuKey(record.sku) ?? []))
  const names = pages.flatMap(({ record }) => (skuKey(record.sku) ? [] : [record.name]))
  if (skus.size === 0 && names.length === 0) return
  const kin = await createLinkRepo(database.prisma).kin([...skus], names)
  const own = new Map(changed.flatMap((page) => (page.known ? [[page.known.id, page] as const] : [])))
  const skusOf = ({ id, sku, agreedSku }: Kin) => {
    const page = own.get(id)
    if (!page) return [sku, agreedSku]
    return sku === agreedSku ? [page.record.sku] : [page.record.sku, sku]
  }
  if (pages.length > 0) {
    const gone = await goneOf(
      kin.filter(({ id }) => !own.has(id)),
      reading,
      options,
    )
    const { linked, leftOut } = linksOf(pages, kin, { lives: ({ id }) => !gone.has(id), skusOf })
    const leave = source.live ? ('page.same-sku' as const) : ('row.same-sku' as const)
    for (const page of pages) {
      const other = leftOut.get(page.pageId)
      take(page, linked.get(page.pageId))
      if (other === undefined) continue
      leaveOut(page, reading)
      warn(syncNote(leave, { name: page.record.name, other, sku: page.record.sku ?? '' }))
    }
  }
  const listed = kin.filter(({ isRetired }) => !isRetired)
  const bearers = Map.groupBy(
    listed.flatMap((one) => skusOf(one).map((sku) => ({ key: skuKey(sku), one }))),
    ({ key }) => key,
  )
  for (const page of own.values()) warnOfDuplicate(page, bearers.get(skuKey(page.record.sku)) ?? [], warn)
}

function take(page: ChangedPage, product: Kin | undefined): void {
  if (product) page.known = { id: product.id, contentHash: null, syncedRetired: false }
}

function leaveOut({ pageId }: ChangedPage, reading: Reading): void {
  reading.changed.delete(pageId)
  reading.present.delete(pageId)
}

/** Warns if two products with pages of their own have the same SKU; neither is left out. */
function warnOfDuplicate(
  { known, record }: ChangedPage,
  bearers: { key: string | undefined; one: Kin }[],
  warn: LinkOptions['warn'],
): void {
  const other = bearers.find(({ key, one }) => key !== undefined && one.id !== known?.id)?.one
  if (other) warn(syncNote('product.same-sku', { name: record.name, other: other.name, sku: record.sku ?? '' }))
}

/** Returns products whose page is no longer listed, or that never had one. */
async function goneOf(kin: Kin[], { present, trashed }: Reading, options: LinkOptions): Promise<Set<string>> {
  const { isWhole } = options
  const unsure = isWhole ? [] : kin.filter(({ pageId }) => pageId && !present.has(pageId) && !trashed.has(pageId))
  const listed = await listedOf(new Set(unsure.flatMap(({ pageId }) => pageId ?? [])), options)
  const lives = (pageId: string) => present.has(pageId) || listed.has(pageId)
  return new Set(kin.flatMap(({ id, pageId }) => (pageId !== null && lives(pageId) ? [] : [id])))
}

async function listedOf(pageIds: Set<string>, options: LinkOptions): Promise<Set<string>> {
  const { source, databaseId, identity, signal, stop } = options
  const listed = new Set<string>()
  if (!source.live || pageIds.size > lookupsMax) {
    const identify = createIdentities(identity)
    for await (const batch of source.pages(databaseId, { signal, stop }))
      for (const { id, isTrashed } of identify(batch.pages).pages) if (!isTrashed) listed.add(id)
    return listed
  }
  for (const pageId of pageIds) if (await source.live.lists(databaseId, pageId, signal, stop)) listed.add(pageId)
  return listed
}
