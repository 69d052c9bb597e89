import type { MirrorProduct } from '../import/import.repo.ts'
import { isAsWritten, type PageReader, type PageState } from '../import/import-read.ts'
import { type WriteOptions, writeChanges } from '../import/import-write.ts'
import type { SyncRepo } from '../run/sync.repo.ts'

export interface MergeOptions extends Omit<WriteOptions, 'onWritten'> {
  read: PageReader
  repo: SyncRepo
}

/** Merges edits in a page since it was last written. An approved plan then skips it. @returns undefined if none */
export async function mergeFresh(page: PageState, product: MirrorProduct, options: MergeOptions) {
  if (isAsWritten(page, product)) return undefined
  options.planned?.delete(product.id)
  if (options.planned) return { updated: 0, conflicts: 0 }
  page.warnings.map(options.warn)
  return writeChanges([{ ...page, known: product }], { ...options, onWritten: async () => {} })
}
