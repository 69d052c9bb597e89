import { caseSchema } from '#contract/content/cases.ts'
import type { ContentState } from '#contract/content/entries.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { slugify } from '#server/modules/catalogue/index.ts'
import type { ContentData } from './content.repo.ts'

const keyLengthMax = 60

interface Published {
  publishedVersion: number | null
  publishFrom: Date | null
  publishUntil: Date | null
}

/** Returns the state at a moment; `publishUntil` is exclusive. */
export function stateAt({ publishedVersion, publishFrom, publishUntil }: Published, now: Date): ContentState {
  if (publishedVersion === null) return 'draft'
  if (publishUntil && publishUntil <= now) return 'ended'
  return publishFrom && publishFrom > now ? 'scheduled' : 'published'
}

export function nextChange(rows: Pick<Published, 'publishFrom' | 'publishUntil'>[], now: Date): Date | undefined {
  const ahead = rows.flatMap(({ publishFrom, publishUntil }) => [publishFrom, publishUntil])
  const moments = ahead.filter((moment) => moment !== null && moment > now)
  return moments.sort((one, other) => Number(one) - Number(other))[0] ?? undefined
}

/** Reserved keys: the page of all industries, and an anchor of /esg-compliance. */
const taken: Partial<Record<ContentKind, string[]>> = { industries: ['all'], regulations: ['readings'] }

/** Returns a free key for a new entry: from its English title, else from Latin text in the Chinese, else from its id. */
export function keyOf(kind: ContentKind, title: Bilingual, id: string, keys: string[]): string {
  const isTaken = (key: string) => keys.includes(key) || taken[kind]?.includes(key)
  const short = (text: string) => slugify(text).slice(0, keyLengthMax).replace(/-+$/, '')
  const wanted = [short(title.en), short(title['zh-TW'])].find((key) => /[a-z]{3}/.test(key)) ?? `c-${id.slice(0, 8)}`
  const numbered = [wanted, ...Array.from({ length: 98 }, (_, index) => `${wanted}-${index + 2}`)]
  return numbered.find((key) => !isTaken(key)) ?? `c-${id.slice(0, 8)}`
}

/** Returns whether a sample still is one: a case study while its invented figures are unchanged, other kinds until anything changes. */
export function remainsSample(kind: ContentKind, before: ContentData, after: ContentData): boolean {
  const invented = inventedOf[kind] ?? ((data) => data)
  return JSON.stringify(invented(before)) === JSON.stringify(invented(after))
}

const inventedOf: Partial<Record<ContentKind, (data: ContentData) => unknown>> = {
  cases: (data) => caseSchema.parse(data).measures.map(({ before, after }) => [before, after]),
}
