import type { ChangeField, FieldChange, Revision } from '#contract/catalogue/product-edits.ts'

/**
 * What a product's fields become when it is reverted, walking back from the present.
 * @param revisions the newest first, at least all after `to`
 * @param to a version
 */
export function changesOfRevert(revisions: readonly Revision[], to: number): FieldChange[] {
  const changes = new Map<ChangeField, FieldChange>()
  for (const revision of revisions) {
    if (revision.version <= to) continue
    for (const { field, from, to: present } of revision.changes) {
      const now = changes.has(field) ? changes.get(field)?.from : present
      changes.set(field, { field, from: now ?? null, to: from })
    }
  }
  return [...changes.values()].filter(({ from, to: then }) => JSON.stringify(from) !== JSON.stringify(then))
}
