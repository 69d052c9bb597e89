import type { Formatting } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { visibleText } from '#server/platform/visible-text.ts'
import type { NotionColumn, NotionProperty } from '../schemas.ts'
import { pieceLimits } from './pieces.ts'
import { formattedText } from './rich-text.ts'

/** Notion's limits in UTF-16 units and elements (developers.notion.com/reference/request-limits). */
const limits = { option: 100, options: 100, url: 2000, contact: 200 } as const

/** `text` is how a text reads back, `loses` the formatting that is lost. */
export type Written = { content: unknown; text?: string; loses?: Formatting[] } | { refusal: SyncNote }

type Writer = (text: string | null, column: NotionColumn, present: NotionProperty | undefined) => Written

const writers: Record<string, Writer> = {
  title: (text, _column, present) =>
    text === null ? { refusal: syncNote('refused.blank-title') } : richText(text, present),
  rich_text: (text, _column, present) => richText(text ?? '', present),
  number: (text, column) => (text === null ? { content: null } : numberContent(text, column)),
  select: (text) => (text === null ? { content: null } : option(text)),
  status: (text, column) => (text === null ? { content: null } : existingOption(text, column)),
  multi_select: (text) => optionList(text === null ? [] : [text]),
  checkbox: (text) => ticked(text),
  url: (text) => upTo(limits.url, text),
  email: (text) => upTo(limits.contact, text),
  phone_number: (text) => upTo(limits.contact, text),
  date: (text) => (text === null ? { content: null } : dateContent(text)),
}

export function isWritable({ type }: NotionColumn): boolean {
  return type in writers
}

/**
 * Writes a text to a column; null clears it. Multi-selects take its parts (see `optionList`). @param present the
 * current value, whose formatting is kept where possible
 */
export function writeText(text: string | null, column: NotionColumn, present?: NotionProperty): Written {
  const write = writers[column.type]
  return write ? write(text, column, present) : { refusal: syncNote('refused.computed', { type: column.type }) }
}

export function writtenProperty({ id, type }: NotionColumn, { content, text }: Exclude<Written, { refusal: unknown }>) {
  const value = text === undefined ? content : [{ plain_text: text }]
  return { id, type, [type]: value } satisfies NotionProperty
}

function richText(text: string, present: NotionProperty | undefined): Written {
  const { pieces, loses } = formattedText(text, present)
  if (pieces.length > pieceLimits.count) return { refusal: syncNote('refused.pieces', { count: pieceLimits.count }) }
  return { content: pieces, text, loses }
}

function numberContent(text: string, { numberFormat }: NotionColumn): Written {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return { refusal: syncNote('refused.no-number') }
  return { content: numberFormat === 'percent' ? shiftedNumber(text) : Number(text) }
}

/** Divides by 100 without floating-point error: 7 becomes 0.07. */
function shiftedNumber(percent: string): number {
  return Number(`${percent}e-2`)
}

function option(name: string): Written {
  const refusal = optionRefusal(name)
  return refusal === undefined ? { content: { name } } : { refusal }
}

function optionRefusal(name: string): SyncNote | undefined {
  if (name.includes(',')) return syncNote('refused.comma')
  if (name.length > limits.option) return syncNote('refused.long-option', { length: limits.option })
  return undefined
}

/** The API cannot add options to a status. */
function existingOption(name: string, { options }: NotionColumn): Written {
  if (!options || options.includes(name)) return { content: { name } }
  return { refusal: syncNote('refused.no-option', { options: options.map((one) => `“${one}”`).join(', ') }) }
}

/** Splits texts at commas, which option names cannot contain. */
export function optionList(texts: string[]): Written {
  const names = texts.flatMap((text) => text.split(',')).map(visibleText)
  const options = [...new Set(names.filter((name) => name !== null))]
  const refusal = options.map(optionRefusal).find((reason) => reason !== undefined)
  if (refusal !== undefined) return { refusal }
  if (options.length > limits.options) return { refusal: syncNote('refused.options', { count: limits.options }) }
  return { content: options.map((name) => ({ name })) }
}

const yes = /^(?:yes|y|true|1|on|✓|✔|是|有|對|对)$/iu
const no = /^(?:no|n|false|0|off|✗|✘|否|無|无|沒有|没有|不)$/iu

function ticked(text: string | null): Written {
  if (text === null || no.test(text)) return { content: false }
  return yes.test(text) ? { content: true } : { refusal: syncNote('refused.checkbox') }
}

function upTo(length: number, text: string | null): Written {
  return (text?.length ?? 0) > length ? { refusal: syncNote('refused.length', { length }) } : { content: text }
}

const isoDate = String.raw`\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:\d\d))?`
const dates = new RegExp(`^(${isoDate})(?: – (${isoDate}))?$`)

/** Parses dates as `readText` formats them: "2026-01-31", with a time, or a range. */
function dateContent(text: string): Written {
  const [, start, end = null] = dates.exec(text) ?? []
  const isDate = (date: string | null | undefined) => date === null || !Number.isNaN(Date.parse(date ?? ''))
  if (!start || !isDate(start) || !isDate(end)) return { refusal: syncNote('refused.no-date') }
  return { content: { start, end } }
}
