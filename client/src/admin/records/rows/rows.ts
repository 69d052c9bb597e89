import type { ChangeEvent } from 'react'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { typedValue } from '../form/index.ts'

type NamesOf<Row, Value> = { [Name in keyof Row & string]: Row[Name] extends Value ? Name : never }[keyof Row & string]

/** Ties a text to the form. */
export interface FieldTie {
  value: string
  error: string | undefined
  required: boolean
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** Ties the fields of one row of a list to the form. */
export interface RowFields<Row> {
  /** A text or a number. */
  field: (name: NamesOf<Row, string | number>) => FieldTie
  /** A text in both languages: that of one. */
  inLanguage: (name: NamesOf<Row, Bilingual>) => (language: Language) => FieldTie
}

/**
 * @param path of the row in the form: `team.2`
 * @param onChange takes the row as it is then
 */
export function rowFields<Row extends object>(
  { row, path, errorOf }: { row: Row; path: string; errorOf: (path: string) => string | undefined },
  onChange: (row: Row) => void,
): RowFields<Row> {
  return {
    field: (name) => ({
      value: String(row[name]),
      error: errorOf(`${path}.${name}`),
      required: true,
      onChange: ({ target }) => onChange({ ...row, [name]: typedValue(target.value, row[name]) }),
    }),
    inLanguage: (name) => (language) => {
      const texts = row[name] as Bilingual
      return {
        value: texts[language],
        error: errorOf(`${path}.${name}.${language}`),
        required: true,
        onChange: ({ target }) => onChange({ ...row, [name]: { ...texts, [language]: target.value } }),
      }
    },
  }
}

/** Every path in a row that may be refused: `name.en`, `people`, `devices`. */
export function pathsIn(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'object' ? [name, ...pathsIn(value).map((inner) => `${name}.${inner}`)] : name,
  )
}

/** Selectors of the buttons that take the focus once a row has moved: the one that was pressed, else the other. @param to its new place */
export function moveButtonsOf(to: number, by: -1 | 1): string[] {
  const buttons = ['up', 'down'].map((way) => `[data-row="${to}"] [data-move="${way}"]`)
  return by === -1 ? buttons : buttons.toReversed()
}
