import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { ChangedPage, PageReader, Reading } from '../import/import-read.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import type { Notion, NotionPage } from '../notion/client.ts'
import type { UnfinishedCreate } from '../plan/plan.repo.ts'
import type { SyncRepo } from '../run/sync.repo.ts'
import { sureSince } from '../run/sync.rules.ts'
import { isPageOf } from './push.rules.ts'

/**
 * Gives new pages to the products that they were made for: of those a process died, or an answer was lost, between the making and
 * our hearing of it. They are merged like any other page then, rather than imported beside, or made again.
 * @param unfinished the oldest first; each gets a page at most
 */
export function adoptPages(reading: Reading, unfinished: UnfinishedCreate[], columns: MappedColumns): void {
  for (const { id, record, pushStartedAt } of unfinished) {
    const since = sureSince(pushStartedAt).getTime()
    const isIt = ({ known, createdAt, record: pageRecord }: ChangedPage) =>
      !known && Date.parse(createdAt) >= since && isPageOf(record, pageRecord, columns)
    const page = [...reading.changed.values()].find(isIt)
    if (page) page.known = { id, contentHash: null, syncedRetired: false }
  }
}

/** Looks for the page that may have been made for a product since then; those of other products are not it. */
export async function findMade(
  record: CatalogueRecord,
  since: Date,
  options: {
    notion: Notion
    databaseId: string
    read: PageReader
    repo: SyncRepo
    columns: MappedColumns
    signal: AbortSignal
    stop: AbortSignal
  },
): Promise<NotionPage | undefined> {
  const { notion, databaseId, read, repo, columns, signal, stop } = options
  for await (const { pages } of notion.pages(databaseId, { editedSince: sureSince(since), signal, stop })) {
    const known = await repo.knownPages(pages.map(({ id }) => id))
    const states = await read(pages)
    const found = pages.find((page) => {
      const state = states.get(page.id)
      const isNew = !known.has(page.id) && Date.parse(page.created_time) >= sureSince(since).getTime()
      return isNew && state !== undefined && state !== 'trashed' && isPageOf(record, state.record, columns)
    })
    if (found) return found
  }
  return undefined
}
