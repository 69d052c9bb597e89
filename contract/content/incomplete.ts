import type { ContentKind } from './kinds.ts'
import { regulationSchema } from './regulations.ts'

/** Data that an entry should have besides texts. */
export const contentLacks = ['source', 'check'] as const
export type ContentLack = (typeof contentLacks)[number]

/** Returns what is missing: for a regulation, its source (name and URL) and the date it was checked. */
export function lackingOf(kind: ContentKind, data: unknown): ContentLack[] {
  const regulation = kind === 'regulations' ? regulationSchema.safeParse(data).data : undefined
  if (!regulation) return []
  const { source, checkedOn } = regulation
  const hasSource = source.url !== '' && Object.values(source.name).some((name) => name !== '')
  return contentLacks.filter((lack) => (lack === 'source' ? !hasSource : checkedOn === ''))
}
