import { titleIn } from '#contract/content/texts.ts'
import { type Bilingual, bilingualSchema } from '#contract/i18n/languages.ts'

/** The first text of something, in the reader's language or the other. */
export function firstTextIn(value: unknown, t: (text: Bilingual) => string): string {
  const title = titleIn(value)
  return t(title) || title['zh-TW'] || title.en
}

/** What a row of a list goes by: its first text, else its first line. */
export function rowTitle(row: Record<string, unknown>, t: (text: Bilingual) => string): string {
  return firstTextIn(row, t) || (Object.values(row).find((value) => typeof value === 'string') ?? '')
}

/** What a field holds, in words, where two have changed it: every text and figure in it. */
export function valueText(value: unknown): string {
  return partsOf(value).join(' · ') || '—'
}

function partsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [String(value)]
  const text = bilingualSchema.safeParse(value)
  if (text.success) return [[text.data['zh-TW'], text.data.en].filter(Boolean).join(' / ')]
  return Object.values(value).flatMap(partsOf)
}
