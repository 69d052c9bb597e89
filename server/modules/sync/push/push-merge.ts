import { type ChangedPage, isAsWritten, type PageReader } from '../import/import-read.ts'
import { type WriteOptions, writeChanges } from '../import/import-write.ts'
import type { NotionPage } from '../notion/client.ts'
import type { SyncRepo } from '../run/sync.repo.ts'

export interface MergeOptions extends Omit<WriteOptions, 'onWritten'> {
  read: PageReader
  repo: SyncRepo
}

/**
 * Merges what people edited in Notion, of products that are about to be sent. Of a plan that is carried out, such a product is
 * no longer as it was planned: nothing of it is written or sent.
 */
export async function mergeFresh(pages: NotionPage[], productIds: string[], options: MergeOptions) {
  const known = await options.repo.knownPages(pages.map(({ id }) => id))
  const states = await options.read(pages)
  const meant = new Set(productIds)
  const fresh = pages.flatMap((page): ChangedPage[] => {
    const [state, product] = [states.get(page.id), known.get(page.id)]
    if (state === undefined || state === 'trashed' || !product || !meant.has(product.id)) return []
    return isAsWritten(state, product) ? [] : [{ ...state, known: product }]
  })
  if (!options.planned) return writeChanges(fresh, { ...options, onWritten: async () => {} })
  for (const { known: product } of fresh) if (product) options.planned.delete(product.id)
  return { updated: 0, conflicts: 0 }
}
