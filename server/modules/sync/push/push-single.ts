import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import { type ChangedPage, isAsWritten } from '../import/import-read.ts'
import { retire } from '../import/import-retire.ts'
import { writeChanges } from '../import/import-write.ts'
import { createSyncRepo, noCounts } from '../run/sync.repo.ts'
import type { Run, SyncServices } from '../run/sync-run.ts'
import type { Ending } from '../run/sync-steps.ts'
import { begin, type Work } from '../run/sync-work.ts'
import { findMade } from './push-adopt.ts'
import { createPusher } from './push-write.ts'

/**
 * Tells Notion of one product: reads its page, merges it, and sends what waits then.
 * @throws whatever ends it, in a sentence for staff
 */
export async function pushSingle(services: SyncServices, run: Run, productId: string): Promise<Ending> {
  const work = await begin(services, run)
  const product = await find(services, productId)
  const merged = product ? await mergePage(work, product) : { updated: 0, conflicts: 0, retired: 0 }
  const current = await find(services, productId)
  const repo = createSyncRepo(services.database.prisma)
  const { read, columns, writing } = work
  const { signal } = run
  const pusher = createPusher({ ...services, ...writing, columns, read, repo, signal, retryLater: undefined })
  if (current) await pusher.push(current)
  const counts = { ...noCounts, ...merged }
  for (const [name, count] of Object.entries(pusher.counts) as [keyof typeof pusher.counts, number][])
    counts[name] += count
  const productsCount = await repo.liveProducts()
  return {
    status: 'succeeded',
    counts: { ...counts, productsCount },
    plan: { changes: [], marks: [], masses: [], digest: '' },
  }
}

async function find({ database }: SyncServices, id: string): Promise<MirrorProduct | undefined> {
  const [product] = await createMirrorRepo(database.prisma).products([id])
  return product
}

async function mergePage(work: Work, product: MirrorProduct) {
  const { services, run, read, columns, writing } = work
  const { id, version, name, notionPageId: pageId, retiredAt, pending } = product
  const repo = createSyncRepo(services.database.prisma)
  const found = await pageOf(work, product)
  const state = found && (await read([found])).get(found.id)
  const nothing = { updated: 0, conflicts: 0, retired: 0 }
  if (state === undefined) return nothing
  if (state === 'trashed') {
    if (!writing.takes || pageId === null || product.syncedRetired) return nothing
    const gone = { id, version, name, pageId, isRetired: retiredAt !== null, pending }
    return { ...nothing, retired: await retire([gone], { ...writing, deletesSamples: false }) }
  }
  const known = (await repo.knownPages([state.pageId])).get(state.pageId)
  if (isAsWritten(state, known)) return nothing
  const page: ChangedPage = { ...state, known: known ?? { id, contentHash: null, syncedRetired: false } }
  run.warnings.push(...state.warnings)
  const { updated, conflicts } = await writeChanges([page], { ...writing, onWritten: async () => {} })
  return { ...nothing, updated, conflicts }

  async function pageOf({ services: { notion, databaseId } }: Work, { record, pushStartedAt }: MirrorProduct) {
    if (pageId !== null) return notion.page(pageId, run.signal, run.stop)
    if (pushStartedAt === null) return undefined
    return findMade(record, pushStartedAt, {
      notion,
      databaseId,
      read,
      repo,
      columns,
      signal: run.signal,
      stop: run.stop,
    })
  }
}
