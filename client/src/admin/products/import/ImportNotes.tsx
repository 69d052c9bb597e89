import { importNotes } from '#contract/catalogue/product-import-faults.ts'
import type { ProductImport } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { importWords as words } from './import.words.ts'

/** Renders the notes on the file as a whole, if there are any. */
export function ImportNotes({ notes }: Pick<ProductImport, 'notes'>) {
  const t = useTranslate()
  if (notes.length === 0) return null
  return (
    <ul aria-label={t(words.notes)} className="measure grid gap-1 border-l-3 border-edge pl-3 wrap-anywhere">
      {notes.map(({ code, figure }) => (
        <li key={code}>{t(importNotes[code])(figure)}</li>
      ))}
    </ul>
  )
}
