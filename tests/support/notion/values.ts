import * as z from 'zod'
import type { ColumnType } from './columns.ts'
import type { FileStore } from './files.ts'

/** A file in a column: hosted by Notion behind a link that expires, or elsewhere. */
export type FileInput = { name: string; bytes: Uint8Array; contentType: string } | { name: string; url: string }

/** What a test writes in a cell: plain, or Notion's own `{type, [type]: …}` for what plain values cannot say. */
export type Cell = string | number | boolean | string[] | FileInput[] | { type: string; [key: string]: unknown } | null

/** A value as kept: rendered anew each time where it holds signed links. */
export type Value = () => { type: string; [key: string]: unknown }

const longestPiece = /[\s\S]{1,2000}/gu
const annotations = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default',
}

/** Text in pieces of up to 2,000 characters, as Notion keeps it. */
export function richText(text: string): object[] {
  return (text.match(longestPiece) ?? []).map((content) => ({
    type: 'text',
    text: { content, link: null },
    annotations,
    plain_text: content,
    href: null,
  }))
}

/** The value of a column of this type that a cell stands for. */
export function valueFor(type: ColumnType, cell: Cell, files: FileStore): Value {
  if (isFiles(cell)) {
    const kept = cell.map((file) => files.keep(file))
    return () => ({ type: 'files', files: kept.map((render) => render()) })
  }
  const value = isReadyMade(cell) ? cell : { type, [type]: contentOf(type, cell) }
  return () => value
}

function isFiles(cell: Cell): cell is FileInput[] {
  return Array.isArray(cell) && cell.some((item) => typeof item === 'object')
}

function isReadyMade(cell: Cell): cell is { type: string } {
  return typeof cell === 'object' && cell !== null && !Array.isArray(cell)
}

function contentOf(type: ColumnType, cell: string | number | boolean | null | string[] | object): unknown {
  if (type === 'title' || type === 'rich_text') return richText(cell === null ? '' : String(cell))
  if (type === 'multi_select') return Array.isArray(cell) ? cell.map(optionOf) : []
  if (type === 'files' || type === 'people') return []
  if (type === 'checkbox') return cell === true
  if (cell === null) return null
  if (type === 'select' || type === 'status') return optionOf(String(cell))
  if (type === 'formula') return { type: typeof cell, [typeof cell]: cell }
  if (type === 'rollup')
    return {
      type: 'array',
      array: [{ type: 'rich_text', rich_text: richText(String(cell)) }],
      function: 'show_original',
    }
  if (type === 'date') return { start: cell, end: null, time_zone: null }
  return cell
}

function optionOf(name: unknown): object {
  return { id: Buffer.from(String(name)).toString('base64url').slice(0, 8), name, color: 'default' }
}

const writtenText = z.array(z.looseObject({ text: z.object({ content: z.string() }) }))
const writtenOption = z.object({ name: z.string() })
const writtenShapes: Partial<Record<ColumnType, z.ZodType<Cell>>> = {
  title: writtenText.transform((pieces) => pieces.map((piece) => piece.text.content).join('')),
  rich_text: writtenText.transform((pieces) => pieces.map((piece) => piece.text.content).join('')),
  number: z.number().nullable(),
  checkbox: z.boolean(),
  url: z.string().nullable(),
  select: writtenOption.nullable().transform((option) => option?.name ?? null),
  status: writtenOption.nullable().transform((option) => option?.name ?? null),
  multi_select: z.array(writtenOption).transform((options) => options.map((option) => option.name)),
}

/**
 * The cell that a create or update request writes.
 * @returns undefined where the value does not fit the column
 */
export function readWritten(type: ColumnType, written: unknown): { cell: Cell } | undefined {
  const shape = writtenShapes[type]
  const result = shape && z.object({ [type]: shape }).safeParse(written)
  const cell = result?.data?.[type]
  return cell === undefined ? undefined : { cell }
}
