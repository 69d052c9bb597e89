import type { MirrorProduct } from '../import/import.repo.ts'
import type { ChangedPage, PageReader, Reading } from '../import/import-read.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import type { UnfinishedCreate } from '../plan/plan.repo.ts'
import type { SyncRepo } from '../run/sync.repo.ts'
import { sureSince } from '../run/sync.rules.ts'
import type { LiveSource, SourcePage } from '../source/source.ts'
import { isNamesakeOf, isPageOf } from './push.rules.ts'

interface Signals {
  signal: AbortSignal
  stop: AbortSignal
}

/**
 * Links pages to the products they were created for, if the process died or the answer was lost. They are then merged
 * instead of imported or created twice. @param unfinished oldest first; each gets at most one page, which holds the
 * sent values, its SKU, or its mark
 */
export async function adoptPages(
  reading: Reading,
  unfinished: UnfinishedCreate[],
  columns: MappedColumns,
  { live, signal, stop }: Signals & { live: LiveSource | undefined },
): Promise<void> {
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
  const markOf = live && createMarkReader(live, { signal, stop })
  for (const one of left()) {
    for (const page of newSince(one)) {
      if ((await markOf?.({ id: page.pageId, createdBy: page.createdBy })) === one.id) give(one, page)
    }
  }
}

/** Reads marks of pages created by this integration only. */
function createMarkReader(live: LiveSource, { signal, stop }: Signals) {
  const marks = new Map<string, string | undefined>()
  return async ({ id, createdBy }: Pick<SourcePage, 'id' | 'createdBy'>): Promise<string | undefined> => {
    if (createdBy === null || createdBy !== (await live.self(signal, stop))) return undefined
    if (!marks.has(id)) marks.set(id, await live.markOf(id, signal, stop))
    return marks.get(id)
  }
}

interface LookOptions extends Signals {
  notion: LiveSource
  databaseId: string
  read: PageReader
  repo: SyncRepo
  columns: MappedColumns
}

/**
 * Finds the page that may have been created for a product. @param isAlone whether no other page is being created, so
 * that a page with the same name is accepted
 */
export async function findMade(
  { id, record }: Pick<MirrorProduct, 'id' | 'record'>,
  since: Date,
  { notion, databaseId, read, repo, columns, signal, stop }: LookOptions,
  isAlone = false,
): Promise<SourcePage | undefined> {
  const others: SourcePage[] = []
  let namesake: SourcePage | undefined
  for await (const { pages } of notion.pages(databaseId, { editedSince: sureSince(since), signal, stop })) {
    const known = await repo.knownPages(pages.map((page) => page.id))
    const states = await read(pages)
    for (const page of pages) {
      const state = states.get(page.id)
      const isNew = !known.has(page.id) && Date.parse(page.createdAt ?? '') >= sureSince(since).getTime()
      if (!isNew || state === undefined || state === 'trashed') continue
      if (isPageOf(record, state.record, columns)) return page
      if (isAlone && isNamesakeOf(record, state.record)) namesake ??= page
      others.push(page)
    }
  }
  const markOf = createMarkReader(notion, { signal, stop })
  for (const page of others) if ((await markOf(page)) === id) return page
  return namesake
}
