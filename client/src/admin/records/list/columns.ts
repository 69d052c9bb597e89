import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ChoiceFilter, Column } from './table.ts'

type Rest<Row> = Partial<Omit<Column<Row>, 'id' | 'header'>>

/** Declares columns by a row's keys; the key's value is the text in table and exports unless overridden. */
export function columnsOf<Row>() {
  return (id: keyof Row & string, header: Bilingual, rest: Rest<Row> = {}): Column<Row> => {
    const text = (row: Row) => String(row[id] ?? '')
    return { id, header, cell: text, text, ...rest }
  }
}

/** Declares a filter by the values of a key. */
export function choiceFilter<Value extends string>(
  id: string,
  label: Bilingual,
  values: readonly Value[],
  words: Readonly<Record<Value, Bilingual>>,
): ChoiceFilter {
  return { kind: 'choice', id, label, choices: values.map((value) => ({ value, label: words[value] })) }
}
