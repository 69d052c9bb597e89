import { syncNote } from '#contract/sync/sync-notes.ts'
import { createSyncRepo, noCounts } from '../run/sync.repo.ts'
import { SyncError } from '../run/sync-error.ts'
import type { Run, SyncServices } from '../run/sync-run.ts'
import type { Ending } from '../run/sync-steps.ts'
import { begin } from '../run/sync-work.ts'
import { createPusher } from './push-write.ts'

export async function pushSingle(services: SyncServices, run: Run, productId: string): Promise<Ending> {
  const notion = services.source.live
  if (!notion) throw new SyncError(syncNote('source.read-only'))
  const work = await begin(services, run)
  const { read, columns, writing, sourceTime } = work
  const repo = createSyncRepo(services.database.prisma)
  const { signal } = run
  const own = { isAlone: true, retryLater: undefined }
  const pusher = createPusher({ ...services, ...writing, notion, columns, read, repo, signal, sourceTime, ...own })
  await pusher.push(productId)
  const counts = { ...noCounts, ...pusher.counts }
  const productsCount = await repo.liveProducts()
  return {
    status: 'succeeded',
    counts: { ...counts, productsCount },
    plan: { changes: [], marks: [], masses: [], digest: '' },
  }
}
