import { type ColumnType, optionId } from './columns.ts'
import type { FileStore } from './files.ts'

/** A file in a column: hosted by Notion behind a link that expires, elsewhere, or hosted there already at a path. */
export type FileInput =
  | { name: string; bytes: Uint8Array; contentType: string }
  | { name: string; url: string }
  | { name: string; hostedAt: string }

/** A cell as tests write it: plain, or Notion's own `{type, [type]: …}` for what plain values cannot say. */
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
  if (type === 'unique_id') return { prefix: null, number: cell }
  return cell
}

function optionOf(name: unknown): object {
  return { id: optionId(String(name)), name, color: 'default' }
}

/** Returns a value for tests to compare: text, number, truth, list of names or addresses, null where it is blank. */
export function plainValue(value: ReturnType<Value>): unknown {
  const content = value[value.type]
  if (Array.isArray(content)) return listed(value.type, content)
  if (typeof content === 'object' && content !== null && 'name' in content) return content.name
  return content ?? null
}

function listed(type: string, content: Record<string, unknown>[]): unknown {
  if (type !== 'title' && type !== 'rich_text') return content.map(({ external, name }) => addressOf(external) ?? name)
  return content.map((piece) => piece.plain_text).join('') || null
}

function addressOf(external: unknown): unknown {
  return typeof external === 'object' && external !== null && 'url' in external ? external.url : undefined
}
