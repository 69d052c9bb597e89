import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ChoiceFilter, Column } from './table.ts'

type Rest<Row> = Partial<Omit<Column<Row>, 'id' | 'header'>>

/** Declares columns by the key of what they show: its text, in the table and in a file, unless a column says otherwise. */
export function columnsOf<Row>() {
  return (id: keyof Row & string, header: Bilingual, rest: Rest<Row> = {}): Column<Row> => {
    const text = (row: Row) => String(row[id] ?? '')
    return { id, header, cell: text, text, ...rest }
  }
}

/** A filter by the values of one key, each in words. */
export function choiceFilter<Value extends string>(
  id: string,
  label: Bilingual,
  values: readonly Value[],
  words: Readonly<Record<Value, Bilingual>>,
): ChoiceFilter {
  return { kind: 'choice', id, label, choices: values.map((value) => ({ value, label: words[value] })) }
}
