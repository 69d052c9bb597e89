import { createHash } from 'node:crypto'
import { type DerivedProduct, deriveProduct } from '../products/products.derive.ts'
import type { CatalogueRecord } from '../products/products.record.ts'
import { cutRecord } from './import.limits.ts'
import type { Notion, NotionPage } from './notion/notion.client.ts'
import { type MappedColumns, readRecord } from './notion/notion.mapping.ts'
import type { KnownPage, SyncRepo } from './sync.repo.ts'

/** A page that differs from what was written of it last. */
export interface ChangedPage {
  pageId: string
  createdAt: string
  record: CatalogueRecord
  product: DerivedProduct
  contentHash: string
  /** Undefined for a page that is new here. */
  known: KnownPage | undefined
}

export interface Reading {
  changed: Map<string, ChangedPage>
  /** Pages listed and alive, changed or not. */
  present: Set<string>
  /** Pages listed as archived or in the trash. */
  trashed: Set<string>
  warnings: Map<string, string[]>
  /** Why some pages may be missing; nothing is retired then. */
  incompleteReason: string | undefined
}

export interface ReadOptions {
  notion: Notion
  databaseId: string
  columns: MappedColumns
  editedSince: Date | undefined
  repo: SyncRepo
  /** Part of each content hash: a translator that comes or goes changes what is written. */
  translates: boolean
  /** Ends the reading after the current batch, and a wait for the next one at once. */
  stop: AbortSignal
  /** Cuts the current request off. */
  signal: AbortSignal
  onPages: (read: number) => Promise<void>
}

/**
 * Reads every listed page, or those edited lately, and keeps what differs from the mirror. Writes nothing. A page that is
 * listed twice counts once, as it was listed last; a reading that must restart begins anew.
 */
export async function readChanges(options: ReadOptions): Promise<Reading> {
  let reading = emptyReading()
  const { notion, databaseId, editedSince, signal, stop } = options
  for await (const batch of notion.pages(databaseId, { editedSince, signal, stop })) {
    if (batch.restarted) reading = emptyReading()
    await readBatch(reading, batch.pages, options)
    reading.incompleteReason ??= batch.incompleteReason
    await options.onPages(reading.present.size)
    stop.throwIfAborted()
  }
  return reading
}

function emptyReading(): Reading {
  return {
    changed: new Map(),
    present: new Set(),
    trashed: new Set(),
    warnings: new Map(),
    incompleteReason: undefined,
  }
}

async function readBatch(reading: Reading, pages: NotionPage[], options: ReadOptions): Promise<void> {
  const { columns } = options
  const ids = pages.map((page) => page.id)
  const known = new Map((await options.repo.knownPages(ids)).map((page) => [page.notionPageId, page]))
  const keep = await keeperOf(ids, options)
  for (const page of pages) {
    reading.changed.delete(page.id)
    reading.present.delete(page.id)
    const read = page.archived || page.in_trash ? undefined : readRecord(page, columns.mapping, columns.percentIds)
    if (page.archived || page.in_trash) reading.trashed.add(page.id)
    if (!read) continue
    const { record, warnings } = cutRecord(read)
    readPage(reading, page, keep(page.id, record), known.get(page.id), options.translates)
    reading.warnings.get(page.id)?.push(...warnings)
  }
}

/** A column that was retyped empties no product: its fields keep what they last held. */
async function keeperOf(pageIds: string[], { columns, repo }: ReadOptions) {
  if (columns.unreadable.length === 0) return (_pageId: string, record: CatalogueRecord) => record
  const former = new Map((await repo.formerProducts(pageIds)).map(({ notionPageId, synced }) => [notionPageId, synced]))
  return (pageId: string, record: CatalogueRecord): CatalogueRecord => {
    const held = Object.entries(former.get(pageId) ?? {}).filter(([field]) =>
      columns.unreadable.some((one) => one === field),
    )
    return { ...record, ...Object.fromEntries(held) }
  }
}

function readPage(
  reading: Reading,
  page: NotionPage,
  record: CatalogueRecord,
  known: KnownPage | undefined,
  translates: boolean,
): void {
  const { product, warnings } = deriveProduct(record)
  const contentHash = hashOf([record, product, page.created_time, translates])
  reading.present.add(page.id)
  reading.trashed.delete(page.id)
  reading.warnings.set(page.id, warnings)
  if (known && !known.retired && known.contentHash === contentHash) return
  reading.changed.set(page.id, { pageId: page.id, createdAt: page.created_time, record, product, contentHash, known })
}

/** Links to files change with each reading; what they name does not. */
export function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (key, value: unknown) => (key === 'url' ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
