import type { CellFault } from '#contract/catalogue/product-import-faults.ts'
import type { RecordField, RecordImage } from '#contract/fields/product.ts'
import type { SourceKind } from '#contract/sync/source.ts'
import type { Formatting } from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'

/**
 * The interface of sync sources: a table of columns whose rows are pages. Import, mapping, plan and conflicts use only
 * this; adapters are in notion/ and files/.
 */

/** A value for a column; null or an empty list clears it. */
export type CellValue = { text: string | null } | { list: string[] } | { images: RecordImage[] }

/** `cell` is how the content reads back, `loses` formatting that is lost; or why it cannot be written. */
export type Written = { content: unknown; cell: SourceCell; loses?: Formatting[] } | { refusal: SyncNote }

export interface SourceColumn {
  /** Stays the same if the column is renamed. */
  id: string
  name: string
  /** Decides which fields it can hold (`acceptedColumns`); `title` always gives the name, `text` holds anything. */
  type: string
  /** For numbers; in `percent`, 0.2 stands for 20. */
  numberFormat?: string
  options?: string[]
  isComputed?: true
  write?: (value: CellValue, present: SourceCell | undefined) => Written
}

export interface SourceCell {
  id: string
  type: string
  /** Returns trimmed text; null if nothing is visible. @param isShare whether numbers are fractions: 0.2 for 20 */
  text(isShare: boolean): string | null
  /** For sources with ambiguous cells: the text for a field, or why it cannot be parsed with certainty. */
  read?(field: RecordField): { text?: string; fault?: CellFault }
  list(): string[]
  images(): RecordImage[]
}

export interface SourcePage {
  id: string
  /** ISO 8601; null if the source does not tell. */
  createdAt: string | null
  createdBy: string | null
  editedAt: string | null
  editedBy: string | null
  isTrashed: boolean
  /** Position of a row without an id; see identities.ts. */
  place?: { file: string; row: number }
  cells: SourceCell[]
}

export interface SourceBatch {
  pages: SourcePage[]
  /** Listing starts over; discard the batches before. */
  restarted?: true
  /** The source truncated the list: pages that were not listed may exist. */
  incompleteReason?: SyncNote
  /** Requested pages that are in another table or in none. */
  elsewhere?: string[]
}

export interface SourceTable {
  title: string
  apiVersion: string
  dataSources: { id: string; name: string }[]
  dataSourceId: string | null
  columns: SourceColumn[]
  /** The source's time of the response; undefined if unknown. */
  at?: Date | undefined
}

/** `properties` by column id, as written by `SourceColumn.write`; `mark` identifies the page later. */
export interface NewPage {
  properties: Record<string, unknown>
  mark: string
}

export interface PageChange {
  properties?: Record<string, unknown>
  trashed?: boolean
}

export interface SourceWait {
  ms: number
  isRequested: boolean
}

/** Columns that identify rows of sources without ids. */
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
 * A readable source. `signal` aborts a request in flight; `stop` aborts waiting for the next one and defaults to
 * `signal`.
 */
export interface Source {
  kind: SourceKind
  /** The same source if it can be written; else undefined. */
  live: LiveSource | undefined
  /** Returns the source with reports of waits between retries. */
  reportingWaits(onWait: (wait: SourceWait) => () => void): Source
  /** Also tests the connection. @throws SourceError; `source_not_chosen` with `dataSources` if there are several */
  table(tableId: string, signal: AbortSignal, stop?: AbortSignal): Promise<SourceTable>
  /**
   * Reads all pages of the table as last returned by `table`, in batches. Pages may occur more than once. @throws
   * SourceError; batches yielded before remain valid but incomplete
   */
  pages(tableId: string, options: PagesOptions): AsyncGenerator<SourceBatch>
  /** Builds the error note of a run that could not read the table. */
  unreached(reason: SyncNote): SyncNote
}

/** A source that can be written and read page by page. */
export interface LiveSource extends Source {
  /** Reads pages one by one; leaves out those that are gone or not shared. @throws SourceError */
  pagesById(
    tableId: string,
    pageIds: string[],
    options: { signal: AbortSignal; stop?: AbortSignal },
  ): AsyncGenerator<SourceBatch>
  /** Reads a page, also from the trash; undefined if it is gone or not shared. @throws SourceError */
  page(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<SourcePage | undefined>
  /** Returns whether a table contains a page that is not in the trash. @throws SourceError */
  lists(tableId: string, pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<boolean>
  /** Reads a user; undefined if gone or not readable. @throws SourceError */
  user(
    userId: string,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<{ name: string | null; isBot: boolean } | undefined>
  /** Returns the source's id of our own user; undefined if unknown. @throws SourceError */
  self(signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** Creates a page. @throws SourceError; if `mayHaveHappened`, look for the page before creating it again */
  createPage(tableId: string, page: NewPage, signal: AbortSignal, stop?: AbortSignal): Promise<SourcePage>
  /** Returns the mark a page was created with. @throws SourceError */
  markOf(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** @returns the updated page @throws SourceError */
  updatePage(pageId: string, change: PageChange, signal: AbortSignal, stop?: AbortSignal): Promise<SourcePage>
  /**
   * Reads a page and writes what `decide` returns immediately afterwards. @param decide returns undefined to write
   * nothing, `again` to read the page again @returns the updated page; undefined if nothing was written @throws
   * SourceError, also if the page is gone; errors of `decide`
   */
  rewritePage(
    pageId: string,
    decide: (page: SourcePage) => Promise<PageChange | 'again' | undefined>,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<SourcePage | undefined>
}
