import type { ContentEntry } from '#contract/content/entries.ts'
import { type ContentKind, contentData } from '#contract/content/kinds.ts'
import { fieldsOf, numbersIn } from './fields/schema.ts'

/** What the editor of an entry holds: its fields, side by side with what they are saved over. */
export type EntryValues = Record<string, unknown> & { kind: ContentKind; version: number }

export function valuesOf({ kind, version, data }: ContentEntry): EntryValues {
  return { ...data, kind, version }
}

/** The request that they make. @param hasVersion whether it is saved over something */
export function bodyOf(kind: ContentKind, { version, kind: _kind, ...values }: EntryValues, hasVersion = true) {
  return { kind, data: numbersIn(fieldsOf(contentData[kind]), values), ...(hasVersion && { version }) }
}

/** The field behind a path of the request: `site.en` of `data.site.en`. */
export function fieldOf(path: string): string {
  return path.replace(/^data\./, '')
}
