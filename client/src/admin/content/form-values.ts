import type { ContentEntry } from '#contract/content/entries.ts'
import { type ContentKind, contentData } from '#contract/content/kinds.ts'
import { fieldsOf, numbersIn } from './fields/schema.ts'

export type EntryValues = Record<string, unknown> & { kind: ContentKind; version: number }

export function valuesOf({ kind, version, data }: ContentEntry): EntryValues {
  return { ...data, kind, version }
}

/** Builds the request body. @param hasVersion whether an existing entry is replaced */
export function bodyOf(kind: ContentKind, { version, kind: _kind, ...values }: EntryValues, hasVersion = true) {
  return { kind, data: numbersIn(fieldsOf(contentData[kind]), values), ...(hasVersion && { version }) }
}

/** Maps a path of the request to a form field: `data.site.en` to `site.en`. */
export function fieldOf(path: string): string {
  return path.replace(/^data\./, '')
}
