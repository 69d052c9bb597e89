import type { ChangeField, FieldChange, Revision } from '#contract/catalogue/product-edits.ts'

/**
 * Returns the changes that reverting makes, by walking back from the current version.
 * @param revisions newest first, at least all after `to`
 * @param to version to restore
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
