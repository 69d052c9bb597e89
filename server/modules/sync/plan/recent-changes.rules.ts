import type { CatalogueRecord } from '#contract/fields/product.ts'
import { brakeFields } from '#contract/sync/brake.ts'
import { type CountedBefore, type Movement, movementOf } from './brake.rules.ts'
import type { RecentChangeRow } from './recent-changes.repo.ts'

/** Recent changes by webhook runs, a few pages each, which the brake counts together with the plan. */
export interface RecentChanges extends CountedBefore {
  before: ReadonlyMap<string, Partial<CatalogueRecord>>
}

export const noRecentChanges: RecentChanges = { before: new Map(), movements: new Map(), retired: new Set() }

const counted: ReadonlySet<string> = new Set(Object.values(brakeFields).flat())

/** @param rows in chronological order */
export function recentChangesOf(rows: readonly RecentChangeRow[]): RecentChanges {
  const before = new Map<string, Partial<CatalogueRecord>>()
  const movements = new Map<string, Movement>()
  const retired = new Set<string>()
  for (const [id, own] of Map.groupBy(rows, ({ productId }) => productId)) {
    const changes = own.flatMap(({ fields }) => fields).filter(({ field }) => counted.has(field))
    const first = Object.fromEntries(changes.toReversed().map(({ field, from }) => [field, from]))
    const last = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
    before.set(id, first)
    const { record, isListed } = own[0] as RecentChangeRow
    const movement = isListed && movementOf({ ...record, ...first }, { ...record, ...last })
    if (movement) movements.set(id, movement)
    if (!isListed && own.some(({ kind }) => kind === 'retire')) retired.add(id)
  }
  return { before, movements, retired }
}
