import type { Transaction } from '#server/platform/database/database.ts'
import { createProductEditsRepo } from '../editing/product-edits.repo.ts'
import type { Author } from '../editing/product-revisions.repo.ts'
import { type WriteServices, writeEdits } from '../editing/product-writes.ts'
import type { Invalidation } from '../products/invalidation.ts'
import { availabilityWith } from './availability.rules.ts'

/**
 * Adds pieces to the stock of products, or takes them with a negative number, as an edit of the product: version, revision,
 * export to Notion, and waiting orders that get what came in. Products without stock are left out.
 * @param author with `stock`, the reason and the location
 * @param changes pieces by product; the caller sees to it that there are enough
 * @returns the parts of the catalogue to invalidate
 */
export async function changeStock(
  tx: Transaction,
  services: WriteServices,
  author: Author,
  changes: ReadonlyMap<string, number>,
): Promise<Invalidation | undefined> {
  const products = await createProductEditsRepo(tx).lockStock([...changes.keys()])
  const edits = products.flatMap(({ id, tracksStock, stockQuantity, availability }) => {
    const change = changes.get(id) ?? 0
    return change === 0 || !tracksStock
      ? []
      : [{ id, record: { availability: availabilityWith(availability, stockQuantity + change) } }]
  })
  return (await writeEdits(tx, services, author, edits)).invalidation
}
