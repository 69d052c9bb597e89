import { inLanguage } from '#contract/i18n/in-language.ts'
import { continuedWords } from './document.words.ts'
import {
  colours,
  heightOf,
  page,
  rule,
  type Sheet,
  type Style,
  sizes,
  splitAt,
  within,
  write,
} from './document-type.ts'

/** Row of a table; `emphasis` marks a total, or the heading of a group. */
export interface TableRow {
  label: string
  value: string
  emphasis?: 'total' | 'group'
}

export interface Table {
  title: string
  rows: TableRow[]
  /** Whether values are text beside the labels, or figures at the right margin. */
  values: 'text' | 'figures'
}

interface Columns {
  label: number
  value: number
}

const gap = 16
const padding = 2.5
/** Line height in ems: cells seldom have more than one line. */
const leading = 1.5
const headHeight = 23
const spaceBefore = 14
const textWidth = page.right - page.left
const columns: Record<Table['values'], Columns> = {
  text: { label: 168, value: textWidth - 168 - gap },
  figures: { label: textWidth - 160 - gap, value: 160 },
}

/** Writes a table with its heading, which is repeated on each page that it continues on. */
export function setTable(sheet: Sheet, { title, rows, values }: Table): void {
  const blocks = blocksOf(rows.flatMap((row) => split(sheet, row, columns[values])))
  const heights = blocks.map((block) => sum(block.map((row) => rowHeight(sheet, row, columns[values]))))
  if (rows.length === 0) return
  const first = page.bottom - sheet.y - spaceBefore - headHeight
  const pages = paged(heights, first, page.bottom - page.top - headHeight)
  let from = 0
  const setRows = (count: number) => {
    for (const row of blocks.slice(from, from + count).flat()) setRow(sheet, row, values)
    from += count
  }
  sheet.y += spaceBefore
  if (pages[0] === 0) sheet.turn()
  const [opening = 0, ...others] = pages.filter((count) => count > 0)
  head(sheet, title, 'H2')
  within(sheet, 'Table', () => {
    setRows(opening)
    for (const count of others) {
      sheet.turn()
      head(sheet, title + inLanguage(continuedWords, sheet.language), 'Artifact')
      setRows(count)
    }
  })
}

/** Keeps a group's heading with its first row, and a total with the row before it. */
function blocksOf(rows: TableRow[]): TableRow[][] {
  const blocks: TableRow[][] = []
  for (const row of rows) {
    const last = blocks.at(-1)
    if (last?.at(-1)?.emphasis === 'group' || (last && row.emphasis === 'total')) last.push(row)
    else blocks.push([row])
  }
  return blocks
}

/**
 * Returns how many blocks go on each page: as many as fit, but neither the first nor the last of a table alone.
 * @param first space on the present page
 * @param rest space on each page after it
 */
export function paged(heights: number[], first: number, rest: number): number[] {
  const pages = [0]
  let space = first
  for (const height of heights) {
    if (height > space) {
      pages.push(0)
      space = rest
    }
    pages[pages.length - 1] = (pages.at(-1) ?? 0) + 1
    space -= height
  }
  const [opening = 0, next] = pages
  if (opening === 1 && next !== undefined && sum(heights.slice(0, next + 1)) <= rest) pages.splice(0, 2, 0, next + 1)
  const [before = 0, last = 0] = pages.slice(-2)
  const isAlone = pages.length > 1 && last === 1 && before > 2 && sum(heights.slice(-2)) <= rest
  return isAlone ? [...pages.slice(0, -2), before - 1, 2] : pages
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function head(sheet: Sheet, title: string, role: 'H2' | 'Artifact'): void {
  write(sheet, title, { x: page.left, y: sheet.y, width: textWidth }, { size: sizes.heading, bold: true, role })
  rule(sheet, sheet.y + headHeight - 3, colours.ink, 0.75)
  sheet.y += headHeight
}

function styleOf(row: TableRow, part: keyof Columns): Style {
  if (row.emphasis === 'total') return { size: sizes.lead, bold: true, leading }
  if (row.emphasis === 'group') return { size: sizes.small, bold: true, colour: colours.signal, leading }
  return { size: sizes.body, colour: part === 'label' ? colours.quiet : colours.ink, leading }
}

function rowHeight(sheet: Sheet, row: TableRow, { label, value }: Columns): number {
  const parts = [
    heightOf(sheet, row.label, row.emphasis === 'group' ? textWidth : label, styleOf(row, 'label')),
    heightOf(sheet, row.value, value, styleOf(row, 'value')),
  ]
  return Math.max(...parts) + 2 * padding
}

/** Splits a row that is higher than a page. */
function split(sheet: Sheet, row: TableRow, widths: Columns): TableRow[] {
  const most = page.bottom - page.top - headHeight - 2 * padding
  const [label, restOfLabel] = splitAt(sheet, row.label, widths.label, most, styleOf(row, 'label'))
  const [value, restOfValue] = splitAt(sheet, row.value, widths.value, most, styleOf(row, 'value'))
  if (!restOfLabel && !restOfValue) return [row]
  return [{ ...row, label, value }, ...split(sheet, { ...row, label: restOfLabel, value: restOfValue }, widths)]
}

function setRow(sheet: Sheet, row: TableRow, values: Table['values']): void {
  const { label, value } = columns[values]
  const height = rowHeight(sheet, row, columns[values])
  const y = sheet.y + padding
  const isGroup = row.emphasis === 'group'
  const align = values === 'figures' ? 'right' : 'left'
  const place = { x: page.left + label + gap, y, width: value }
  within(sheet, 'TR', () => {
    const beside = { x: page.left, y, width: isGroup ? textWidth : label }
    write(sheet, row.label, beside, { ...styleOf(row, 'label'), role: 'TH' })
    if (row.value) write(sheet, row.value, place, { ...styleOf(row, 'value'), align, role: 'TD' })
  })
  if (row.emphasis === 'total') rule(sheet, sheet.y, colours.ink)
  sheet.y += height
  rule(sheet, sheet.y, colours.hairline)
}
