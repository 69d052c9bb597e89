import { type Change, plainChange } from './plan.rules.ts'
import type { PricebookChange } from './pricebook.rules.ts'
import type { Pricebook } from './pricebook.service.ts'
import type { Run } from './sync.run.ts'
import type { RunWriter } from './sync.transaction.ts'

/** A change of the pricebook as a row of a run: a new page, or one that goes, has no fields. */
export function pricebookChange({ kind, productId, pageId, name, fields }: PricebookChange): Change {
  return { ...plainChange, side: 'pricebook', kind, productId, pageId, name, fields: kind === 'update' ? fields : [] }
}

/**
 * Brings the pricebook in step with what the products are by now.
 * @returns how many of its pages were refused
 */
export async function writePricebook(pricebook: Pricebook, run: Run, writer: RunWriter): Promise<number> {
  let failures = 0
  const keep = (change: PricebookChange, error: string | null) =>
    writer.write(async () => ({ changes: [{ ...pricebookChange(change), error }], visible: false }))
  await pricebook.apply(await pricebook.plan(run.signal, run.stop), {
    signal: run.signal,
    stop: run.stop,
    async onDone(change, refused) {
      if (change.kind === 'update' && change.fields.length === 0) return // a page that is linked says everything already
      await keep(change, refused.join(' ') || null)
    },
    async onFailed(change, message) {
      failures += 1
      run.warnings.push(`Pricebook: ${change.name}: ${message}`)
      await keep(change, message)
    },
  })
  return failures
}
