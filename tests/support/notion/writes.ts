import * as z from 'zod'
import type { Column, ColumnType } from './columns.ts'
import type { FileStore } from './files.ts'
import { type NameOf, refusalOf, toldPiece, writtenPiece } from './rich-text.ts'
import type { Cell, FileInput } from './values.ts'

/** Returns the value that a create or update writes to a column, or Notion's reason to refuse it. */
export type WrittenCell = { cell: Cell } | { refusal: string }

const text = z.array(writtenPiece)
const option = z.looseObject({ name: z.string() })
const file = z.union([
  z.looseObject({ name: z.string(), external: z.looseObject({ url: z.string() }) }),
  z.looseObject({ name: z.string(), file: z.looseObject({ url: z.string() }) }),
])
const date = z.looseObject({ start: z.string(), end: z.string().nullish() })

const shapes: Partial<Record<ColumnType, z.ZodType>> = {
  title: text,
  rich_text: text,
  number: z.number().nullable(),
  select: option.nullable(),
  status: option.nullable(),
  multi_select: z.array(option),
  checkbox: z.boolean(),
  url: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  date: date.nullable(),
  files: z.array(file),
}
const computed: ColumnType[] = ['formula', 'rollup', 'unique_id']

/** Reads a property value of a request as Notion would (its "Request limits" and its messages). */
export function readWritten(column: Column, written: unknown, files: FileStore, nameOf: NameOf): WrittenCell {
  const { name, type } = column
  if (computed.includes(type)) return { refusal: `Cannot update computed property "${name}" of type ${type}.` }
  const shape = shapes[type]
  const result = shape && z.looseObject({ [type]: shape }).safeParse(written)
  if (!result?.success) return { refusal: `${name} is expected to be ${type}.` }
  const content: unknown = result.data[type]
  return readers[type]?.(content, column, files, nameOf) ?? { cell: content as Cell }
}

type Reader = (content: unknown, column: Column, files: FileStore, nameOf: NameOf) => WrittenCell | undefined

const readers: Partial<Record<ColumnType, Reader>> = {
  title: readText,
  rich_text: readText,
  select: (content, column) => (content === null ? { cell: null } : readOption(option.parse(content).name, column)),
  status: (content, column) => (content === null ? { cell: null } : readStatus(option.parse(content).name, column)),
  multi_select: (content, column) => readOptions(z.array(option).parse(content), column),
  url: (content, column) => readLine(content, column, 2000),
  email: (content, column) => readLine(content, column, 200),
  phone_number: (content, column) => readLine(content, column, 200),
  date: (content) => (content === null ? { cell: null } : readDate(date.parse(content))),
  files: (content, column, files) => readFiles(z.array(file).parse(content), column, files),
}

function tooLong({ name, type }: Column, path: string, limit: number, length: number): { refusal: string } {
  const refusal = `body failed validation: body.properties.${name}.${type}${path}.length should be ≤ \`${limit}\`, instead was \`${length}\`.`
  return { refusal }
}

function readText(content: unknown, column: Column, _files: FileStore, nameOf: NameOf): WrittenCell {
  const pieces = text.parse(content)
  if (pieces.length > 100) return tooLong(column, '', 100, pieces.length)
  const contents = pieces.map((piece) => (piece.type === 'text' ? piece.text.content : ''))
  const long = contents.findIndex((piece) => piece.length > 2000)
  if (long >= 0) return tooLong(column, `[${long}].text.content`, 2000, contents[long]?.length ?? 0)
  const refusal = pieces.map((piece) => refusalOf(piece, nameOf)).find((reason) => reason !== undefined)
  if (refusal !== undefined) return { refusal }
  return { cell: { type: column.type, [column.type]: pieces.map((piece) => toldPiece(piece, nameOf)) } }
}

function readOption(name: string, column: Column): WrittenCell {
  if (name.includes(',')) return { refusal: `Invalid select option, commas not allowed: ${name}` }
  if (name.length > 100) return tooLong(column, '.name', 100, name.length)
  return { cell: name }
}

function readStatus(name: string, column: Column): WrittenCell {
  if (column.options?.includes(name)) return { cell: name }
  return { refusal: `Invalid status option. Status option "${name}" does not exist".` }
}

function readOptions(options: { name: string }[], column: Column): WrittenCell {
  if (options.length > 100) return tooLong(column, '', 100, options.length)
  const refused = options.map(({ name }) => readOption(name, column)).find((read) => 'refusal' in read)
  return refused ?? { cell: options.map(({ name }) => name) }
}

function readLine(content: unknown, column: Column, limit: number): WrittenCell {
  const line = z.string().nullable().parse(content)
  if (line === '') return tooShort(column)
  return line !== null && line.length > limit ? tooLong(column, '', limit, line.length) : { cell: line }
}

function tooShort({ name, type }: Column): { refusal: string } {
  return {
    refusal: `body failed validation: body.properties.${name}.${type}.length should be ≥ \`1\`, instead was \`0\`.`,
  }
}

function readDate({ start, end = null }: z.infer<typeof date>): WrittenCell {
  const isDate = (day: string) => /^\d{4}-\d\d-\d\d/.test(day) && !Number.isNaN(Date.parse(day))
  if (!isDate(start) || (end !== null && !isDate(end))) return { refusal: 'Invalid date: it should be ISO 8601.' }
  return { cell: { type: 'date', date: { start, end, time_zone: null } } }
}

/** A file that Notion hosts stays where its link is sent again; no link of another origin becomes one. */
function readFiles(listed: z.infer<typeof file>[], column: Column, files: FileStore): WrittenCell {
  const inputs: FileInput[] = []
  for (const [index, one] of listed.entries()) {
    const { name } = one
    if (name.length > 100) return tooLong(column, `[${index}].name`, 100, name.length)
    const hostedAt = 'file' in one ? files.pathOf(z.object({ url: z.string() }).parse(one.file).url) : undefined
    if (hostedAt !== undefined) inputs.push({ name, hostedAt })
    else if ('external' in one) inputs.push({ name, url: z.object({ url: z.string() }).parse(one.external).url })
    else return { refusal: `${column.name}: the file "${name}" is not one that Notion hosts.` }
  }
  return { cell: inputs }
}
