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
 * @param self as which user Notion names us: one that we made and people have renamed since is told by that
 */
export function adoptPages(
  reading: Reading,
  unfinished: UnfinishedCreate[],
  columns: MappedColumns,
  self: string | undefined,
): void {
  const adopted = new Set<string>()
  const newSince = ({ pushStartedAt }: UnfinishedCreate) => {
    const since = sureSince(pushStartedAt).getTime()
    return [...reading.changed.values()].filter((page) => !page.known && Date.parse(page.createdAt ?? '') >= since)
  }
  const give = ({ id }: UnfinishedCreate, page: ChangedPage | undefined) => {
    if (!page) return
    page.known = { id, contentHash: null, syncedRetired: false }
    adopted.add(id)
  }
  const left = () => unfinished.filter(({ id }) => !adopted.has(id))
  for (const isIt of [isPageOf, isNamesakeOf]) {
    for (const one of left())
      give(
        one,
        newSince(one).find(({ record }) => isIt(one.record, record, columns)),
      )
  }
  for (const one of left()) {
    const made = newSince(one).filter(({ createdBy }) => createdBy !== null && createdBy === self)
    give(one, renamedOf(one.record, made, { columns, isOnly: left().length === 1 }))
  }
}

/**
 * Of pages that we have made: the one that was made for a product and renamed since, as all else that it says tells, or as it is
 * the only one.
 * @param isOnly whether no other product may have had a page made
 */
function renamedOf<Page extends { record: CatalogueRecord }>(
  record: CatalogueRecord,
  made: Page[],
  { columns, isOnly }: { columns: MappedColumns; isOnly: boolean },
): Page | undefined {
  const isOther = (page: Page) => record.sku !== null && page.record.sku !== null && page.record.sku !== record.sku
  const own = made.filter((page) => !isOther(page))
  const renamed = own.filter((page) => isPageOf({ ...record, name: page.record.name }, page.record, columns))
  const [found, another] = renamed.length > 0 ? renamed : isOnly ? own : []
  return another ? undefined : found
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
  /** Whether there is no other product either that a page may have been made for. */
  isOnly?: boolean
}

/** Looks for the page that may have been made for a product since then; those of other products are not it. */
export async function findMade(
  record: CatalogueRecord,
  since: Date,
  options: LookOptions,
): Promise<SourcePage | undefined> {
  const { notion, databaseId, read, repo, columns, signal, stop, isAlone = false, isOnly = false } = options
  const others: { page: SourcePage; record: CatalogueRecord }[] = []
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
      others.push({ page, record: state.record })
    }
  }
  if (namesake || others.length === 0) return namesake
  const self = await notion.self(signal, stop)
  const made = others.filter(({ page }) => self !== undefined && page.createdBy === self)
  return renamedOf(record, made, { columns, isOnly })?.page
}
