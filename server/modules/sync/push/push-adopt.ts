import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { ChangedPage, PageReader, Reading } from '../import/import-read.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import type { UnfinishedCreate } from '../plan/plan.repo.ts'
import type { SyncRepo } from '../run/sync.repo.ts'
import { sureSince } from '../run/sync.rules.ts'
import type { LiveSource, SourcePage } from '../source/source.ts'
import { isNamesakeOf, isPageOf } from './push.rules.ts'

/**
 * Gives new pages to the products that they were made for: of those a process died, or an answer was lost, between the making and
 * our hearing of it. They are merged like any other page then, rather than imported beside, or made again.
 * @param unfinished the oldest first; each gets a page at most, those first of whom a page says what was sent
 */
export function adoptPages(reading: Reading, unfinished: UnfinishedCreate[], columns: MappedColumns): void {
  const adopted = new Set<string>()
  for (const isIt of [isPageOf, isNamesakeOf]) {
    for (const { id, record, pushStartedAt } of unfinished) {
      const since = sureSince(pushStartedAt).getTime()
      const isOwn = (page: ChangedPage) =>
        !page.known && Date.parse(page.createdAt ?? '') >= since && isIt(record, page.record, columns)
      const page = adopted.has(id) ? undefined : [...reading.changed.values()].find(isOwn)
      if (!page) continue
      page.known = { id, contentHash: null, syncedRetired: false }
      adopted.add(id)
    }
  }
}

interface LookOptions {
  notion: LiveSource
  databaseId: string
  read: PageReader
  repo: SyncRepo
  columns: MappedColumns
  signal: AbortSignal
  stop: AbortSignal
  /** Whether no other page is being made meanwhile, so that one that is called the same is it, too. */
  isAlone?: boolean
}

/** Looks for the page that may have been made for a product since then; those of other products are not it. */
export async function findMade(
  record: CatalogueRecord,
  since: Date,
  options: LookOptions,
): Promise<SourcePage | undefined> {
  const { notion, databaseId, read, repo, columns, signal, stop, isAlone = false } = options
  let namesake: SourcePage | undefined
  for await (const { pages } of notion.pages(databaseId, { editedSince: sureSince(since), signal, stop })) {
    const known = await repo.knownPages(pages.map(({ id }) => id))
    const states = await read(pages)
    for (const page of pages) {
      const state = states.get(page.id)
      const isNew = !known.has(page.id) && Date.parse(page.createdAt ?? '') >= sureSince(since).getTime()
      if (!isNew || state === undefined || state === 'trashed') continue
      if (isPageOf(record, state.record, columns)) return page
      if (isAlone && isNamesakeOf(record, state.record)) namesake ??= page
    }
  }
  return namesake
}
