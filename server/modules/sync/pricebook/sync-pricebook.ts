import { joined, type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { type Change, plainChange } from '../plan/plan.rules.ts'
import type { ComingRecord } from '../plan/plan-build.ts'
import type { RunCounts } from '../run/sync.repo.ts'
import type { Run } from '../run/sync-run.ts'
import type { RunWriter } from '../run/sync-transaction.ts'
import { type PricebookChange, rowOfRecord } from './pricebook.rules.ts'
import type { Pricebook } from './pricebook.service.ts'

/** Converts a change to a row of the run; only updates list their fields. */
function rowOf({ kind, productId, pageId, name, fields }: PricebookChange): Change {
  return { ...plainChange, side: 'pricebook', kind, productId, pageId, name, fields: kind === 'update' ? fields : [] }
}

type BookCounts = Pick<RunCounts, 'bookCreated' | 'bookUpdated' | 'bookRetired' | 'bookFailures'>

const countOf = { create: 'bookCreated', update: 'bookUpdated', retire: 'bookRetired' } as const

function isLink({ kind, fields }: PricebookChange): boolean {
  return kind === 'update' && fields.length === 0
}

export async function foreseePricebook(pricebook: Pricebook, run: Run, coming: ComingRecord[]): Promise<Change[]> {
  const products = coming.map(({ id, listed, record }) => ({ id, listed, values: record && rowOfRecord(record) }))
  const isNew = new Set(coming.flatMap((one) => (one.isNew ? [one.id] : [])))
  const changes = await pricebook.plan(run.signal, run.stop, products)
  return changes
    .filter((change) => !isLink(change))
    .map(rowOf)
    .map((row) => ({ ...row, productId: isNew.has(row.productId ?? '') ? null : row.productId }))
}

/** Updates the pricebook. @param planned of an approved plan: only these changes are carried out */
export async function writePricebook(
  pricebook: Pricebook,
  run: Run,
  writer: RunWriter,
  planned: readonly Change[] | undefined,
): Promise<BookCounts> {
  const counts: BookCounts = { bookCreated: 0, bookUpdated: 0, bookRetired: 0, bookFailures: 0 }
  const record = (change: PricebookChange, errors: SyncNote[]) =>
    writer.write(async () => ({ changes: [{ ...rowOf(change), error: joined(errors) }], visible: false }))
  const changes = await pricebook.plan(run.signal, run.stop)
  await pricebook.apply(planned ? asPlanned(changes, planned, run) : changes, {
    signal: run.signal,
    stop: run.stop,
    async onDone(change, refused) {
      if (isLink(change)) return
      await record(change, refused)
      counts[countOf[change.kind]] += 1
    },
    async onFailed(change, reasons) {
      counts.bookFailures += 1
      run.warnings.push(syncNote('pricebook.note', { name: change.name, reason: reasons }))
      await record(change, reasons)
    },
  })
  return counts
}

function asPlanned(changes: PricebookChange[], planned: readonly Change[], run: Run): PricebookChange[] {
  const keyOf = ({ kind, pageId, name, fields }: Change) => JSON.stringify([kind, pageId, name, fields])
  const keys = new Set(planned.filter(({ side }) => side === 'pricebook').map(keyOf))
  return changes.filter((change) => {
    if (isLink(change) || keys.has(keyOf(rowOf(change)))) return true
    run.warnings.push(syncNote('pricebook.changed', { name: change.name }))
    return false
  })
}
