import { createProductsWriteRepo, writeRevisions } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { GoneProduct } from '../plan/plan.repo.ts'
import { plainChange } from '../plan/plan.rules.ts'
import type { RunWriter } from '../run/sync-transaction.ts'
import type { Source } from '../source/source.ts'
import { createMirrorRepo } from './import.repo.ts'
import { createRetireRepo } from './import-retire.repo.ts'
import { sourceAuthor } from './import-write.ts'

export interface RetireOptions {
  writer: RunWriter
  runId: string
  source: Pick<Source, 'kind'>
  /** Set after a complete reading, even if it found no product. */
  deletesSamples: boolean
  now: () => Date
}

/**
 * Retires products whose pages are gone; their pending edits are kept. Products edited since the reading are left for
 * the next run. @returns the number newly retired
 */
export async function retire(gone: GoneProduct[], options: RetireOptions): Promise<number> {
  const { writer, runId, source, deletesSamples, now } = options
  if (gone.length === 0 && !deletesSamples) return 0
  const { retired } = await writer.write(async (tx: DatabaseHandle) => {
    if (deletesSamples) await createProductsWriteRepo(tx).deleteSamples()
    await createMirrorRepo(tx).lockVersions(gone.map(({ id }) => id)) // in a fixed order, to avoid deadlocks
    const done = new Set(await createRetireRepo(tx).retire(gone, now()))
    const retired = gone.filter(({ id, isRetired }) => done.has(id) && !isRetired)
    if (retired.length > 0) {
      const changes = [{ field: 'retired' as const, from: false, to: true }]
      const revisions = retired.map(({ id, version }) => ({ productId: id, version: version + 1, changes }))
      await writeRevisions(tx, sourceAuthor(runId, source.kind), revisions, now())
    }
    return {
      changes: retired.map((product) => retirementOf(product)),
      visible: retired.length > 0 || deletesSamples,
      retired: retired.length,
    }
  })
  return retired
}

export function retirementOf({ id, pageId, name, pending }: GoneProduct) {
  const marks = pending.some((field) => field !== 'retired') ? (['edited-here'] as const) : []
  return {
    ...plainChange,
    side: 'mirror' as const,
    kind: 'retire' as const,
    productId: id,
    pageId,
    name,
    marks: [...marks],
  }
}
