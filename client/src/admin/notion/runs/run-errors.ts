import type { SyncRun } from '#contract/sync/sync.ts'

/** A plan could not be carried out because something changed since it was made. */
export function hasMoved({ errors }: Pick<SyncRun, 'errors'>): boolean {
  return errors.some((error) => /ground has moved/i.test(error))
}

/** It would have retired more than half of the products, and asks for `force`. */
export function isGuarded({ errors }: Pick<SyncRun, 'errors'>): boolean {
  return errors.some((error) => error.includes('Run again with force'))
}
