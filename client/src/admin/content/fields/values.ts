import { titleIn } from '#contract/content/texts.ts'
import { type Bilingual, bilingualSchema } from '#contract/i18n/languages.ts'

/** Returns the first text of a value, in the reader's language or the other. */
export function firstTextIn(value: unknown, t: (text: Bilingual) => string): string {
  const title = titleIn(value)
  return t(title) || title['zh-TW'] || title.en
}

/** Names a list row by its first text, or else its first line. */
export function rowTitle(row: Record<string, unknown>, t: (text: Bilingual) => string): string {
  return firstTextIn(row, t) || (Object.values(row).find((value) => typeof value === 'string') ?? '')
}

/** Formats any field value as text, for showing conflicting edits. */
export function valueText(value: unknown): string {
  return partsOf(value).join(' · ') || '—'
}

function partsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [String(value)]
  const text = bilingualSchema.safeParse(value)
  if (text.success) return [[text.data['zh-TW'], text.data.en].filter(Boolean).join(' / ')]
  return Object.values(value).flatMap(partsOf)
}
