import type { ChangeEvent } from 'react'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { typedValue } from '../form/index.ts'

type NamesOf<Row, Value> = { [Name in keyof Row & string]: Row[Name] extends Value ? Name : never }[keyof Row & string]

/** Props that bind a text field to the form. */
export interface FieldTie {
  value: string
  error: string | undefined
  required: boolean
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

export interface RowFields<Row> {
  field: (name: NamesOf<Row, string | number>) => FieldTie
  inLanguage: (name: NamesOf<Row, Bilingual>) => (language: Language) => FieldTie
}

/**
 * @param path of the row in the form, such as `team.2`
 * @param onChange receives a function of the row's current value
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

/** Lists every path in a row that may have an error: `name.en`, `people`, `devices`. */
export function pathsIn(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'object' ? [name, ...pathsIn(value).map((inner) => `${name}.${inner}`)] : name,
  )
}

/**
 * Returns selectors of the buttons to focus after a move: the pressed one, or else the other.
 * @param to new position
 */
export function moveButtonsOf(to: number, by: -1 | 1): string[] {
  const buttons = ['up', 'down'].map((way) => `[data-row="${to}"] [data-move="${way}"]`)
  return by === -1 ? buttons : buttons.toReversed()
}
