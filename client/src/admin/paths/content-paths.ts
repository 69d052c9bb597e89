import type { ContentKind } from '#contract/content/kinds.ts'
import { adminScreens } from '#contract/staff/permissions.ts'

export function contentPath(kind: ContentKind): string {
  return `${adminScreens.content.path}/${kind}`
}

/** @param id of an entry, or `new` */
export function contentEntryPath(kind: ContentKind, id: string): string {
  return `${contentPath(kind)}/${id}`
}
