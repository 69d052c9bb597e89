import { syncNote } from '#contract/sync/sync-notes.ts'
import { createMirrorRepo } from '../import/import.repo.ts'
import { writeChanges } from '../import/import-write.ts'
import { createPlanRepo } from '../plan/plan.repo.ts'
import { createSyncRepo, noCounts } from '../run/sync.repo.ts'
import { SyncError } from '../run/sync-error.ts'
import type { Run, SyncServices } from '../run/sync-run.ts'
import type { Ending } from '../run/sync-steps.ts'
import { begin, type Work } from '../run/sync-work.ts'
import type { LiveSource } from '../source/source.ts'
import { findMade } from './push-adopt.ts'
import { createPusher } from './push-write.ts'

/**
 * Tells Notion of one product: a page that may have been made for it is looked for first.
 * @throws whatever ends it, in a sentence for staff
 */
export async function pushSingle(services: SyncServices, run: Run, productId: string): Promise<Ending> {
  const notion = services.source.live
  if (!notion) throw new SyncError(syncNote('source.read-only'))
  const work = await begin(services, run)
  const { read, columns, writing, sourceTime } = work
  const repo = createSyncRepo(services.database.prisma)
  const { signal } = run
  const merged = await adoptMade(work, notion, productId)
  const options = { ...services, ...writing, notion, columns, read, repo, signal, sourceTime, retryLater: undefined }
  const pusher = createPusher(options)
  await pusher.push(productId)
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

/** A page that was made for it, though the answer was lost, is merged. */
async function adoptMade({ services, run, read, columns, writing }: Work, notion: LiveSource, productId: string) {
  const { databaseId, database } = services
  const { signal, stop } = run
  const repo = createSyncRepo(database.prisma)
  const [product] = await createMirrorRepo(database.prisma).products([productId])
  if (!product?.pushStartedAt || product.notionPageId !== null) return {}
  const isOnly = (await createPlanRepo(database.prisma).unfinishedCreates()).length === 1
  const options = { notion, databaseId, read, repo, columns, signal, stop, isAlone: true, isOnly }
  const page = await findMade(product.record, product.pushStartedAt, options)
  const state = page && (await read([page])).get(page.id)
  if (!state || state === 'trashed') return {}
  run.warnings.push(...state.warnings)
  return writeChanges([{ ...state, known: product }], { ...writing, onWritten: async () => {} })
}
