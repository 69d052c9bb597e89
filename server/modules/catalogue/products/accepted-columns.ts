import { eachField, type FieldForm, productField, type RecordField } from '#contract/fields/product.ts'

const texts = [
  'rich_text',
  'select',
  'status',
  'multi_select',
  'number',
  'checkbox',
  'formula',
  'rollup',
  'url',
  'email',
  'phone_number',
  'date',
  'unique_id',
]
const amounts = ['number', 'rich_text', 'select', 'status', 'formula', 'rollup']
const lists = ['multi_select', 'select', 'status', 'rich_text', 'formula', 'rollup']
const files = ['files', 'url', 'rich_text', 'formula', 'rollup']

export interface AcceptedColumn {
  /** Names in order of preference; warnings use the first English one. */
  names: readonly [string, ...string[]]
  /** Notion's column types that can hold the field. */
  types: readonly string[]
  /** Type used only where no other column exists: a stock count beside a status in words. */
  lastType?: string
}

const typesOfForm: Record<FieldForm, readonly string[]> = {
  title: ['title'],
  line: texts,
  prose: texts,
  tags: lists,
  pictures: files,
}

/** The columns accepted for each field, documented for staff in docs/notion.md. The name is always the title column. */
export const acceptedColumns = eachField((name): AcceptedColumn => {
  const { form, reads, headings } = productField(name)
  const isFigure = reads === 'amount' || reads === 'percent' || reads === 'count'
  return {
    names: headings,
    types: isFigure ? amounts : typesOfForm[form],
    ...(reads === 'stock' && { lastType: 'number' }),
  }
})

export function canHold(field: RecordField, type: string): boolean {
  return type === 'text' || acceptedColumns[field].types.includes(type)
}

/** Normalises a name for matching: without case, spaces, punctuation and full width. */
export function looseName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const fieldByName = new Map(fieldNames(acceptedColumns))

function fieldNames(columns: Record<string, AcceptedColumn>): [string, string][] {
  return Object.entries(columns).flatMap(([field, { names }]) =>
    names.map((name): [string, string] => [looseName(name), field]),
  )
}

/**
 * Returns the position of a column's name among a field's accepted names; 0 is best. A bilingual name, "價格 Price", counts where both halves
 * are accepted.
 * @returns undefined where it is not accepted
 */
export function rankOfName(field: RecordField, name: string): number | undefined {
  const whole = looseName(name)
  const chinese = whole.replace(/\P{Script=Han}/gu, '')
  const other = whole.replace(/\p{Script=Han}/gu, '')
  const accepted = acceptedColumns[field].names.map(looseName)
  if (fieldByName.get(whole) === field) return accepted.indexOf(whole)
  if (fieldByName.get(chinese) === field && fieldByName.get(other) === field) return accepted.indexOf(chinese)
  return undefined
}
