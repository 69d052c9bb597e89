import * as z from 'zod'
import { type Answer, error } from './answers.ts'
import type { ColumnType } from './columns.ts'
import type { Source, Workspace } from './workspace.ts'

const columnTypes = ['rich_text', 'number', 'select', 'multi_select', 'checkbox', 'url', 'date', 'files'] as const
const optionsSchema = z.looseObject({ options: z.array(z.looseObject({ name: z.string() })).optional() })
const changeSchema = z.looseObject({
  name: z.string().optional(),
  number: z.object({ format: z.string().optional() }).optional(),
  select: optionsSchema.optional(),
  multi_select: optionsSchema.optional(),
})
const bodySchema = z.strictObject({ properties: z.record(z.string(), changeSchema.nullable()) })
type Change = z.infer<typeof changeSchema>

/**
 * PATCH /v1/databases/{id} and /v1/data_sources/{id}: adds columns, renames or removes them.
 * @returns an answer only where it refuses
 */
export function changeColumns(workspace: Workspace, source: Source, body: unknown): Answer | undefined {
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) return error(400, 'validation_error', `body failed validation: ${z.prettifyError(parsed.error)}`)
  const changes = Object.entries(parsed.data.properties)
  const refusal = changes.map(([key, change]) => refusalOf(source, key, change)).find((one) => one !== undefined)
  if (refusal) return error(400, 'validation_error', refusal)
  for (const [key, change] of changes) changeColumn(source, key, change)
  workspace.writes.push({ kind: 'columns', id: source.id, columns: changes.map(([key]) => key) })
  return undefined
}

function refusalOf(source: Source, key: string, change: Change | null): string | undefined {
  const column = find(source, key)
  if (change === null) return column ? undefined : `${key} is not a property that exists.`
  if (column) return undefined
  if ('title' in change) return 'Cannot create more than one title property.'
  return typeOf(change) ? undefined : `body failed validation: body.properties.${key} should define a type.`
}

function changeColumn(source: Source, key: string, change: Change | null): void {
  const column = find(source, key)
  if (column && change === null) source.columns.remove(column.name)
  if (change === null) return
  if (column) {
    if (change.name !== undefined) source.columns.rename(column.name, change.name)
    return
  }
  const type = typeOf(change)
  if (!type) return
  const options = (change.select ?? change.multi_select)?.options?.map(({ name }) => name)
  const numberFormat = change.number?.format
  source.columns.add({ name: key, type, ...(numberFormat && { numberFormat }), ...(options && { options }) })
}

function find({ columns }: Source, key: string) {
  return columns.all().find(({ id, name }) => id === key || name === key)
}

function typeOf(change: Change): ColumnType | undefined {
  return columnTypes.find((type) => type in change)
}
