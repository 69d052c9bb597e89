/** Types of column that the stand-in writes values for; any other can be given ready-made (see values.ts). */
export type ColumnType =
  | 'title'
  | 'rich_text'
  | 'number'
  | 'select'
  | 'status'
  | 'multi_select'
  | 'checkbox'
  | 'url'
  | 'files'
  | 'formula'
  | 'rollup'
  | 'date'
  | 'people'

export interface Column {
  id: string
  name: string
  type: ColumnType
  numberFormat?: string
}

/** A column as the database object shows it under version 2022-06-28. */
export function describeColumn({ id, name, type, numberFormat = 'number' }: Column): object {
  const settings = {
    number: { format: numberFormat },
    select: { options: [] },
    multi_select: { options: [] },
    status: { options: [], groups: [] },
    formula: { expression: '' },
  }
  return { id, name, type, [type]: type in settings ? settings[type as keyof typeof settings] : {} }
}

/** Ids as Notion makes them: "title" for the title, a few URL-encoded characters for the others. */
export function columnId(type: ColumnType, index: number): string {
  return type === 'title' ? 'title' : encodeURIComponent(`:${index.toString(36).padStart(3, 'k')}|`)
}
