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
  | 'email'
  | 'phone_number'
  | 'files'
  | 'formula'
  | 'rollup'
  | 'unique_id'
  | 'date'
  | 'people'

export interface Column {
  id: string
  name: string
  type: ColumnType
  numberFormat?: string
  /** Names of the options of a select, multi-select or status. */
  options?: string[]
}

/** A column as a database or data source shows it. */
export function describeColumn({ id, name, type, numberFormat = 'number', options = [] }: Column): object {
  const described = options.map((option) => ({
    id: optionId(option),
    name: option,
    color: 'default',
    description: null,
  }))
  const settings = {
    number: { format: numberFormat },
    select: { options: described },
    multi_select: { options: described },
    status: { options: described, groups: [] },
    formula: { expression: '' },
    unique_id: { prefix: null },
  }
  return { id, name, type, [type]: type in settings ? settings[type as keyof typeof settings] : {} }
}

/** Ids as Notion makes them: "title" for the title, a few URL-encoded characters for the others. */
export function columnId(type: ColumnType, index: number): string {
  return type === 'title' ? 'title' : encodeURIComponent(`:${index.toString(36).padStart(3, 'k')}|`)
}

export function optionId(name: string): string {
  return Buffer.from(name).toString('base64url').slice(0, 8)
}
