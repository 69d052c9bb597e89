import type { CellFault } from '#contract/catalogue/product-import-faults.ts'
import type { RecordField, RecordImage } from '#contract/fields/product.ts'
import type { SourceKind } from '#contract/sync/source.ts'
import type { Formatting } from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'

/**
 * What the sync asks of whatever the catalogue comes from: a table of columns, and pages, which are its rows. Import, mapping, plan
 * and conflicts speak of these alone; how a source says it in its own words stays in its folder (notion/, files/).
 */

/** A value as it goes into a column: a text, tags or pictures; null, or an empty list, clears. */
export type CellValue = { text: string | null } | { list: string[] } | { images: RecordImage[] }

/**
 * What a column takes: `content`, as its source wants it, and the cell as it will be read back; or why it cannot take the value.
 * `loses`: formatting of the present one that goes.
 */
export type Written = { content: unknown; cell: SourceCell; loses?: Formatting[] } | { refusal: SyncNote }

export interface SourceColumn {
  /** Tells it from the others, whatever it is called by now. */
  id: string
  name: string
  /** What it can hold (`acceptedColumns`): `title` always gives the name, `text` holds anything. */
  type: string
  /** Of numbers: how they are shown, `percent` meaning that 0.2 stands for 20. */
  numberFormat?: string
  /** The values that it has to choose from. */
  options?: string[]
  /** The source fills it by itself. */
  isComputed?: true
  /** Undefined where no value can be written. */
  write?: (value: CellValue, present: SourceCell | undefined) => Written
}

/** What a page says in a column. */
export interface SourceCell {
  /** Of its column. */
  id: string
  type: string
  /** Trimmed; null where nothing can be seen. @param isShare whether its figures are shares: 0.2 for 20 */
  text(isShare: boolean): string | null
  /** Of a source whose cells can be uncertain: what it says of a field, or why that is not certain. */
  read?(field: RecordField): { text?: string; fault?: CellFault }
  /** Its parts, each once. */
  list(): string[]
  images(): RecordImage[]
}

export interface SourcePage {
  id: string
  /** ISO 8601; null where the source does not tell. */
  createdAt: string | null
  /** Who made it, by their id in the source. */
  createdBy: string | null
  editedAt: string | null
  /** Who edited it last, by their id in the source. */
  editedBy: string | null
  /** It is there no more, though it is told of. */
  isTrashed: boolean
  /** Where it lies, of a source whose rows have no ids: what tells it is what it says (identities.ts). */
  place?: { file: string; row: number }
  cells: SourceCell[]
}

export interface SourceBatch {
  pages: SourcePage[]
  /** Reading begins again at the first page: what was counted so far no longer tells which pages exist. */
  restarted?: true
  /** The source holds more than it gives: what was not listed may still exist. */
  incompleteReason?: SyncNote
  /** Pages that were asked for by their ids and are in another table, or in none. */
  elsewhere?: string[]
}

/** A table: its title, which may be empty, and its columns. */
export interface SourceTable {
  title: string
  /** The version of its API that answers; empty where it has none. */
  apiVersion: string
  /** Parts of it that staff choose one of. */
  dataSources: { id: string; name: string }[]
  dataSourceId: string | null
  columns: SourceColumn[]
  /** By the source's own clock, when it told of them; undefined where it does not say. */
  at?: Date | undefined
}

/** Values of a new page by the columns' ids, as they were written, and by what it is known again. */
export interface NewPage {
  properties: Record<string, unknown>
  mark: string
}

/** What is to become of a page: values by the columns' ids, as they were written, or its way into the trash or out of it. */
export interface PageChange {
  properties?: Record<string, unknown>
  trashed?: boolean
}

/** A pause before the source is asked again. */
export interface SourceWait {
  ms: number
  /** The source asked for it. */
  isAsked: boolean
}

/** Columns that tell a row from the others where the source has no ids of its own. */
export interface Identity {
  name: SourceColumn | undefined
  sku: SourceColumn | undefined
}

interface PagesOptions {
  editedSince?: Date | undefined
  signal: AbortSignal
  stop?: AbortSignal
}

/**
 * A source that can be read. Throughout, `signal` cuts off a request in flight; `stop` ends waiting for the next one at once, and is
 * `signal` where there is none.
 */
export interface Source {
  kind: SourceKind
  /** The same, where it can be written and asked of single pages, too. */
  live: LiveSource | undefined
  /** The same, which tells what its requests wait for. */
  telling(onWait: (wait: SourceWait) => () => void): Source
  /**
   * Title and columns, which also proves the connection.
   * @throws SourceError; `source_not_chosen`, with its `dataSources`, where it has several
   */
  table(tableId: string, signal: AbortSignal, stop?: AbortSignal): Promise<SourceTable>
  /**
   * Every page in batches, those of the table as it was asked for last. Pages may come more than once.
   * @throws SourceError; what was read until then stays valid but is not complete
   */
  pages(tableId: string, options: PagesOptions): AsyncGenerator<SourceBatch>
  /** What a run says that does not get as far as its columns. */
  unreached(reason: SyncNote): SyncNote
}

/** A source that is a service: asked of single pages, and written. */
export interface LiveSource extends Source {
  /**
   * Pages as they are now, also in the trash, asked for one by one. Those that are gone or not shared are left out.
   * @throws SourceError
   */
  pagesById(
    tableId: string,
    pageIds: string[],
    options: { signal: AbortSignal; stop?: AbortSignal },
  ): AsyncGenerator<SourceBatch>
  /** A page as it is now, also in the trash; undefined where it is gone or not shared. @throws SourceError */
  page(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<SourcePage | undefined>
  /** Whether a table lists a page: it is there, not in the trash, and neither moved nor copied elsewhere. @throws SourceError */
  lists(tableId: string, pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<boolean>
  /** Who edits pages; undefined where they have left, or may not be read. @throws SourceError */
  user(
    userId: string,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<{ name: string | null; isBot: boolean } | undefined>
  /** As which user the source names us beside what we have written; undefined where it does not tell. @throws SourceError */
  self(signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** Makes a page. @throws SourceError; where `mayHaveHappened`, look for the page before it is made again */
  createPage(tableId: string, page: NewPage, signal: AbortSignal, stop?: AbortSignal): Promise<SourcePage>
  /** The mark that a page was made with; undefined where it has none. @throws SourceError */
  markOf(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** Changes a page. @returns the page as it became @throws SourceError */
  updatePage(pageId: string, change: PageChange, signal: AbortSignal, stop?: AbortSignal): Promise<SourcePage>
  /**
   * Changes a page as it is at that moment: it is read, and what `decide` makes of it leaves right behind.
   * @param decide undefined where nothing is to be written; `again` where the page has to be read anew
   * @returns the page as it became; undefined where nothing was written
   * @throws SourceError, of a page that is gone as well; whatever `decide` throws
   */
  rewritePage(
    pageId: string,
    decide: (page: SourcePage) => Promise<PageChange | 'again' | undefined>,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<SourcePage | undefined>
}
