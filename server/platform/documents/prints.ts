import type { Actor, Audit } from '../audit.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problems.ts'

/**
 * Finds the records to print, in the given order and without those that are gone.
 * @param find throws a 404 problem for a missing record
 * @throws that problem if none is left
 */
export async function findPrinted<Item>(
  ids: readonly string[],
  find: (id: string) => Promise<Item>,
): Promise<[Item, ...Item[]]> {
  const found: Item[] = []
  let missing: unknown
  for (const id of new Set(ids)) {
    try {
      found.push(await find(id))
    } catch (error) {
      if (!(error instanceof ProblemError) || !error.code.endsWith('.not_found')) throw error
      missing ??= error
    }
  }
  const [first, ...others] = found
  if (first === undefined) throw missing
  return [first, ...others]
}

/** Records in the audit log who printed which records. @param entity of all, in the plural */
export async function recordPrint(
  { database, audit }: { database: Database; audit: Audit },
  actor: Actor,
  entity: string,
  after: { records: string[] },
): Promise<void> {
  await database.prisma.$transaction((tx) => audit.record(tx, actor, { action: `${entity}.printed`, entity, after }))
}
