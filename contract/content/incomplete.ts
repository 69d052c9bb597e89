import type { ContentKind } from './kinds.ts'
import { regulationSchema } from './regulations.ts'

/** What of an entry is not there and should be, beside texts in a language. */
export const contentLacks = ['source', 'check'] as const
export type ContentLack = (typeof contentLacks)[number]

/** What an entry lacks for those who rely on it: of a rule its source, by name and address, and the day on which it was checked. */
export function lackingOf(kind: ContentKind, data: unknown): ContentLack[] {
  const regulation = kind === 'regulations' ? regulationSchema.safeParse(data).data : undefined
  if (!regulation) return []
  const { source, checkedOn } = regulation
  const hasSource = source.url !== '' && Object.values(source.name).some((name) => name !== '')
  return contentLacks.filter((lack) => (lack === 'source' ? !hasSource : checkedOn === ''))
}
