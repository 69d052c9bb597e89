import * as z from 'zod/mini'
import { bilingualSchema } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { companyWords as words } from './company.words.ts'

type Row = Record<string, unknown>

/** Whether a setting is a list of rows. */
export function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
}

/** Lists of rows in words, in the reader's language. */
export function useRowTexts() {
  const t = useTranslate()
  const { names } = useFormats()
  function textOf(value: unknown): string {
    const bilingual = z.safeParse(bilingualSchema, value).data
    return bilingual ? t(bilingual) : String(value)
  }
  const titleOf = ({ name, title, city, network }: Row) => textOf(name ?? title ?? city ?? network)

  return {
    /** All that a list says: for two edits to be told apart. */
    whole: (rows: Row[]) => rows.map((row) => Object.values(row).map(textOf).join(' · ')).join('; '),

    /** What became of a list. */
    change(before: Row[], after: Row[]): string {
      const former = new Set(before.map((row) => JSON.stringify(row)))
      const changed = after.filter((row) => !former.has(JSON.stringify(row))).map(titleOf)
      const titles = new Set(after.map(titleOf))
      const removed = before.map(titleOf).filter((title) => !titles.has(title))
      const parts = [
        changed.length > 0 && t(words.rowsChanged)(names(changed)),
        removed.length > 0 && t(words.rowsRemoved)(names(removed)),
      ].filter((part) => part !== false)
      return parts.length > 0 ? names(parts) : t(words.rowsMoved)
    },
  }
}
