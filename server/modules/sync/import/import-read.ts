import { hash } from 'node:crypto'
import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { deriveProduct, isBlank } from '#server/modules/catalogue/index.ts'
import { isNotExported } from '../mapping/field-handling.ts'
import { identityOf, type MappedColumns, readRecord, refusedOf } from '../mapping/mapping.ts'
import { isBlankInNewColumn } from '../mapping/new-columns.rules.ts'
import type { KnownPage, SyncRepo } from '../run/sync.repo.ts'
import { SyncError } from '../run/sync-error.ts'
import { createIdentities } from '../source/identities.ts'
import type { Source, SourcePage } from '../source/source.ts'
import { cutRecord } from './import-limits.ts'

/** The content of a page that has a name and is not in the trash. */
export interface PageState {
  pageId: string
  createdAt: string | null
  /** Source's id of the user who created it; null if the source does not tell. */
  createdBy: string | null
  editedAt: string | null
  editedBy: string | null
  record: CatalogueRecord
  /** Covers everything derived from the page. */
  contentHash: string
  warnings: SyncNote[]
  /** Fields that a new column leaves blank and that this run will fill in, so that the blanks are not imported. */
  blankFields?: RecordField[]
}

export interface ChangedPage extends PageState {
  known: KnownPage | undefined
}

export interface Reading {
  changed: Map<string, ChangedPage>
  present: Set<string>
  trashed: Set<string>
  warnings: Map<string, SyncNote[]>
  unsent: Map<string, SourcePage>
  nameless: NonNullable<SourcePage['place']>[]
  /** If set, the list may be incomplete, so nothing is retired. */
  incompleteReason: SyncNote | undefined
}

/** Reads pages: `trashed` for those in the trash, nothing for those without a name, which are dropped. */
export type PageReader = (pages: SourcePage[]) => Promise<Map<string, PageState | 'trashed'>>

interface ReaderOptions {
  columns: MappedColumns
  repo: SyncRepo
  translates: boolean
  newlyMapped?: readonly RecordField[]
  /** Whether this run fills blanks of new columns; otherwise products keep their values and staff are notified. */
  fills?: boolean
  onRetained?: (field: RecordField, pageId: string, value: unknown) => void
}

/** @param translates part of the content hash, because it changes what is written */
export function createPageReader(options: ReaderOptions): PageReader {
  const { columns, translates } = options
  return async (pages) => {
    const refused = new Map(
      pages.flatMap((page) => {
        const fields = page.place ? refusedOf(page, columns.mapping) : []
        return fields.length > 0 ? [[page, fields] as const] : []
      }),
    )
    const retain = await retainerOf(
      pages.map(({ id }) => id),
      { ...options, refused },
    )
    const states = new Map<string, PageState | 'trashed'>()
    for (const page of pages) {
      if (page.isTrashed) states.set(page.id, 'trashed')
      else {
        const read = readRecord(page, columns.mapping, columns.percentIds, columns.handlings)
        if (read) states.set(page.id, stateOf(page, cutRecord(read), retain, translates, refused.get(page)))
      }
    }
    return states
  }
}

type Refused = ReturnType<typeof refusedOf>
type Retainer = (page: SourcePage, record: CatalogueRecord) => Pick<PageState, 'record' | 'blankFields'>

/** Preserves values of fields whose column is gone, retyped, or new and blank, and of unparsable cells. */
async function retainerOf(
  pageIds: string[],
  {
    columns,
    repo,
    newlyMapped = [],
    fills = false,
    onRetained,
    refused,
  }: ReaderOptions & { refused: Map<SourcePage, Refused> },
): Promise<Retainer> {
  if (columns.unreadable.length === 0 && newlyMapped.length === 0 && refused.size === 0)
    return (_page, record) => ({ record })
  const former = await repo.agreedRecords(pageIds)
  return (page, record) => {
    const agreed = former.get(page.id)
    if (!agreed) return { record }
    const uncertain = (refused.get(page) ?? []).map(({ field }) => field)
    const lost = [...columns.unreadable, ...uncertain].map((field) => [field, agreed[field]])
    const blank = newlyMapped.filter(
      (field) =>
        !uncertain.includes(field) && !isBlank(agreed, field) && isBlankInNewColumn(field, record, page, columns),
    )
    const isFilled = (field: RecordField) => fills && (columns.handlings[field]?.sent ?? 'changes') === 'changes'
    const retained = blank.filter((field) => !isFilled(field))
    for (const field of retained) onRetained?.(field, page.id, agreed[field])
    return {
      record: { ...record, ...Object.fromEntries([...lost, ...retained.map((field) => [field, agreed[field]])]) },
      blankFields: blank.filter(isFilled),
    }
  }
}

function stateOf(
  page: SourcePage,
  cut: ReturnType<typeof cutRecord>,
  retain: Retainer,
  translates: boolean,
  refused: Refused = [],
): PageState {
  const { record, blankFields = [] } = retain(page, cut.record)
  const { product, warnings } = deriveProduct(record)
  return {
    pageId: page.id,
    createdAt: page.createdAt,
    createdBy: page.createdBy,
    editedAt: page.editedAt,
    editedBy: page.editedBy,
    record,
    contentHash: hashOfText(JSON.stringify([withoutLinks(record), product, page.createdAt, translates])),
    warnings: [...warnings, ...cut.warnings, ...refused.map((one) => refusalNote(page, record.name, one))],
    blankFields,
  }
}

function refusalNote({ place }: SourcePage, name: string, { field, value, fault }: Refused[number]): SyncNote {
  const row = place ? syncNote('file.row', { ...place }) : ''
  return syncNote('cell.refused', { name, row, field, value, reason: syncNote(`cell.${fault}`) })
}

export interface ReadOptions {
  source: Source
  databaseId: string
  read: PageReader
  pages: string[] | undefined
  repo: SyncRepo
  columns: MappedColumns
  /** Pages whose texts an export may overwrite. */
  unsent?: ReadonlySet<string>
  stop: AbortSignal
  signal: AbortSignal
  onPages: (read: number) => Promise<void>
}

/**
 * Reads pages and returns those that differ from the mirror; writes nothing. A page listed twice counts as listed last,
 * a page that left the database counts as trashed, and a restarted listing starts over. @throws SyncError if rows are
 * incomplete, or ambiguous
 */
export async function readChanges(options: ReadOptions): Promise<Reading> {
  let reading = emptyReading()
  const seen = new Set<string>()
  const { source, databaseId, columns, signal, stop } = options
  const batches =
    options.pages && source.live
      ? source.live.pagesById(databaseId, options.pages, { signal, stop })
      : source.pages(databaseId, { signal, stop })
  const identify = createIdentities(identityOf(columns))
  for await (const batch of batches) {
    if (batch.restarted) reading = emptyReading()
    for (const id of batch.elsewhere ?? []) reading.trashed.add(id)
    const { pages, fault } = identify(batch.pages)
    if (fault) throw new SyncError(source.unreached(fault))
    for (const page of pages) for (const { id } of page.cells) seen.add(id)
    await readBatch(reading, pages, options)
    reading.incompleteReason ??= batch.incompleteReason
    await options.onPages(reading.present.size)
    stop.throwIfAborted()
  }
  const [nameless] = reading.nameless
  if (nameless) reading.warnings.set('', [namelessNote(nameless, reading.nameless.length)])
  const lacking = Object.values(columns.columns).find(({ id }) => !seen.has(id))
  if (seen.size > 0 && lacking) throw new SyncError(syncNote('notion.partial-rows', { column: lacking.name }))
  return reading
}

function emptyReading(): Reading {
  return {
    changed: new Map(),
    present: new Set(),
    trashed: new Set(),
    warnings: new Map(),
    unsent: new Map(),
    nameless: [],
    incompleteReason: undefined,
  }
}

async function readBatch(reading: Reading, pages: SourcePage[], options: ReadOptions): Promise<void> {
  const { read, repo, columns, unsent } = options
  const known = await repo.knownPages(pages.map(({ id }) => id))
  const states = await read(pages)
  for (const page of pages) {
    const { id } = page
    if (unsent?.has(id)) reading.unsent.set(id, page)
    for (const entries of [reading.changed, reading.present, reading.trashed]) entries.delete(id)
    const state = states.get(id)
    if (state === 'trashed') reading.trashed.add(id)
    else if (state) note(reading, state, known.get(id), columns)
    else if (page.place) reading.nameless.push(page.place)
  }
}

function namelessNote(place: Reading['nameless'][number], count: number): SyncNote {
  if (count > 1) return syncNote('files.nameless', { count })
  return syncNote('files.nameless.one', { place: syncNote('file.row', { ...place }) })
}

/** Also records unchanged pages with pending edits of fields that are not exported, so that these are settled. */
function note(reading: Reading, state: PageState, known: KnownPage | undefined, { handlings }: MappedColumns): void {
  reading.present.add(state.pageId)
  reading.warnings.set(state.pageId, state.warnings)
  if (isAsWritten(state, known) && !known?.pending?.some((field) => isNotExported(handlings, field))) return
  reading.changed.set(state.pageId, { ...state, known })
}

/** Returns whether the page is unchanged since it was last written here, whatever was edited here. */
export function isAsWritten(state: PageState, known: KnownPage | undefined): boolean {
  return known !== undefined && !known.syncedRetired && known.contentHash === state.contentHash
}

/** Leaves out `url`: links to files change with each reading. */
export function hashOf(content: unknown): string {
  return hashOfText(JSON.stringify(content, (key, value: unknown) => (key === 'url' ? undefined : value)))
}

/** Faster than `hashOf`, since it is used for every page. */
function withoutLinks(record: CatalogueRecord): object {
  if (record.images.length === 0) return record
  return { ...record, images: record.images.map(({ url: _link, ...image }) => image) }
}

function hashOfText(text: string): string {
  return hash('sha256', text, 'base64url')
}
