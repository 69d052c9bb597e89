import { importNotes, type NotePhrase } from '#contract/catalogue/product-import-faults.ts'
import type { ImportNote, ProductImport } from '#contract/catalogue/product-imports.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { importWords as words } from './import.words.ts'

export function ImportNotes({ notes }: Pick<ProductImport, 'notes'>) {
  const t = useTranslate()
  if (notes.length === 0) return null
  return (
    <ul aria-label={t(words.notes)} className="measure grid gap-1 border-l-3 border-edge pl-3 wrap-anywhere">
      {notes.map((note) => (
        <li key={`${note.code} ${note.figure} ${note.picture?.address}`}>
          <NoteText note={note} />
        </li>
      ))}
    </ul>
  )
}

function NoteText({ note: { code, figure, picture } }: { note: ImportNote }) {
  const t = useTranslate()
  const language = useLanguage()
  const phrase: NotePhrase = importNotes[code]
  return t(phrase)(figure, picture?.address ?? '', picture ? syncNoteIn(picture.reason, language) : '')
}
