import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Column } from './table.ts'

type Rest<Row> = Partial<Omit<Column<Row>, 'id' | 'header'>>

/** Declares columns by the key of what they show: its text, in the table and in a file, unless a column says otherwise. */
export function columnsOf<Row>() {
  return (id: keyof Row & string, header: Bilingual, rest: Rest<Row> = {}): Column<Row> => {
    const text = (row: Row) => String(row[id] ?? '')
    return { id, header, cell: text, text, ...rest }
  }
}
