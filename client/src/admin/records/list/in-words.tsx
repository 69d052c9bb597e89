import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Dash } from '../../ui/Dash.tsx'
import type { Column } from './table.ts'

/** How a column says what a row has words for: a dash, in a file nothing, where it has none. */
export function inWords<Row>(wordsOf: (row: Row) => Bilingual | null | undefined): Pick<Column<Row>, 'cell' | 'text'> {
  return {
    cell: (row) => <Words of={wordsOf(row)} />,
    text: (row, language) => inLanguage(wordsOf(row) ?? undefined, language) ?? '',
  }
}

function Words({ of }: { of: Bilingual | null | undefined }) {
  const t = useTranslate()
  return of ? t(of) : <Dash />
}
