import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Dash } from '../../ui/values.tsx'
import type { Column } from './table.ts'

/** Defines a column's cell and export text by words; a dash in the cell, '' in the export, where a row has none. */
export function wordsColumn<Row>(
  wordsOf: (row: Row) => Bilingual | null | undefined,
): Pick<Column<Row>, 'cell' | 'text'> {
  return {
    cell: (row) => <Words of={wordsOf(row)} />,
    text: (row, language) => inLanguage(wordsOf(row) ?? undefined, language) ?? '',
  }
}

function Words({ of }: { of: Bilingual | null | undefined }) {
  const t = useTranslate()
  return of ? t(of) : <Dash />
}
