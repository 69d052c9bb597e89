import { inLanguage } from '#contract/i18n/in-language.ts'
import {
  colours,
  heightOf,
  page,
  rule,
  type Sheet,
  type Style,
  sizes,
  within,
  write,
} from '#server/platform/documents/document-type.ts'
import type { DocumentLine, DocumentRow, SalesDocument } from './document.ts'
import { documentWords } from './document.words.ts'

const textWidth = page.right - page.left
const numberWidth = 24
const gap = 12
const padding = 4
/** In ems. */
const leading = 1.4
const styles = {
  head: { size: sizes.fine, colour: colours.quiet, leading },
  name: { size: sizes.body, leading },
  detail: { size: sizes.fine, colour: colours.quiet, leading },
  figure: { size: sizes.body, align: 'right', leading },
  under: { size: sizes.fine, colour: colours.quiet, align: 'right', leading },
} as const satisfies Record<string, Style>

type Columns = SalesDocument['columns']

/**
 * Draws the numbered lines; the header repeats on each page and no line is split. The last one goes with the totals, so
 * that no page has totals alone.
 */
export function setLines(
  sheet: Sheet,
  { lines, columns, totals: rows }: Pick<SalesDocument, 'lines' | 'columns' | 'totals'>,
): void {
  const room = itemWidth(columns)
  const after = rows.length === 0 ? 0 : totalsHeight(sheet, rows)
  within(sheet, 'Table', () => {
    if (page.bottom - sheet.y < 80) sheet.turn()
    setHead(sheet, columns, 'TH')
    for (const [index, line] of lines.entries()) {
      const height = lineHeight(sheet, line, room)
      if (sheet.y + height + (index === lines.length - 1 ? after : 0) > page.bottom) {
        sheet.turn()
        setHead(sheet, columns, 'Artifact')
      }
      within(sheet, 'TR', () => setLine(sheet, index + 1, line, columns))
      sheet.y += height
      rule(sheet, sheet.y, colours.hairline)
    }
  })
}

const totals = { width: 340, value: 172, above: 10, below: 3 }

function totalStyles(isStrong: boolean): { label: Style; value: Style } {
  const style: Style = { size: isStrong ? sizes.heading : sizes.body, bold: isStrong, leading }
  const colour = isStrong ? colours.ink : colours.quiet
  return {
    label: { ...style, size: sizes.body, colour, role: 'TH' },
    value: { ...style, align: 'right', role: 'TD' },
  }
}

/** Returns the height of the totals with the space above them. */
export function totalsHeight(sheet: Sheet, rows: DocumentRow[]): number {
  return rows.reduce((sum, { label, value, isStrong = false }) => {
    const styles = totalStyles(isStrong)
    const heights = [
      heightOf(sheet, label, totals.width - totals.value - 2, styles.label),
      heightOf(sheet, value, totals.value, styles.value),
    ]
    return sum + Math.max(...heights) + totals.below
  }, totals.above)
}

/** Draws the totals aligned right, on one page. */
export function setTotals(sheet: Sheet, rows: DocumentRow[]): void {
  if (rows.length === 0) return
  const x = page.right - totals.width
  if (sheet.y + totalsHeight(sheet, rows) > page.bottom) sheet.turn()
  sheet.y += totals.above
  within(sheet, 'Table', () => {
    for (const { label, value, isStrong = false } of rows) {
      const styles = totalStyles(isStrong)
      within(sheet, 'TR', () => {
        const named = { x, y: sheet.y, width: totals.width - totals.value - 2 }
        const labelHeight = write(sheet, label, named, styles.label)
        const place = { x: page.right - totals.value, y: sheet.y - (isStrong ? 2 : 0), width: totals.value }
        sheet.y += Math.max(labelHeight, write(sheet, value, place, styles.value)) + totals.below
      })
    }
  })
}

/** Returns the width that the columns of figures leave for names. */
function itemWidth(columns: Columns): number {
  return textWidth - numberWidth - columns.reduce((sum, { width }) => sum + width + gap, 0)
}

function setHead(sheet: Sheet, columns: Columns, role: 'TH' | 'Artifact'): void {
  const { language } = sheet
  const y = sheet.y
  const fill = () => {
    const item = { x: page.left + numberWidth, y, width: itemWidth(columns) }
    write(sheet, inLanguage(documentWords.item, language), item, { ...styles.head, role })
    forEachColumn(columns, ({ heading, width }, x) =>
      write(sheet, heading, { x, y, width }, { ...styles.head, align: 'right', role }),
    )
  }
  if (role === 'TH') within(sheet, 'TR', fill)
  else fill()
  sheet.y += 16
  rule(sheet, sheet.y, colours.ink, 0.75)
}

function lineHeight(sheet: Sheet, { name, details, cells }: DocumentLine, width: number): number {
  const named = heightOf(sheet, name, width, styles.name)
  const detailed = details.map((text) => heightOf(sheet, text, width, styles.detail))
  const isTwoHigh = cells.some(({ under }) => under)
  const figures = styles.figure.size * leading + (isTwoHigh ? styles.under.size * leading : 0)
  return (
    Math.max(
      detailed.reduce((sum, height) => sum + height, named),
      figures,
    ) +
    2 * padding
  )
}

function setLine(sheet: Sheet, number: number, { name, details, cells }: DocumentLine, columns: Columns): void {
  const top = sheet.y + padding
  write(
    sheet,
    String(number),
    { x: page.left, y: top, width: numberWidth - 6 },
    { ...styles.name, colour: colours.quiet, role: 'TD' },
  )
  const item = { x: page.left + numberWidth, width: itemWidth(columns) }
  let y = top + write(sheet, name, { ...item, y: top }, { ...styles.name, role: 'TD' })
  for (const text of details) y += write(sheet, text, { ...item, y }, { ...styles.detail, role: 'TD' })
  forEachColumn(columns, ({ width }, x, index) => {
    const { text = '', under = '' } = cells[index] ?? {}
    const height = write(sheet, text, { x, y: top, width }, { ...styles.figure, role: 'TD' })
    if (under) write(sheet, under, { x, y: top + height, width }, { ...styles.under, role: 'TD' })
  })
}

/** @param each receives the left edge of its column */
function forEachColumn(columns: Columns, each: (column: Columns[number], x: number, index: number) => void): void {
  let x = page.left + numberWidth + itemWidth(columns)
  for (const [index, column] of columns.entries()) {
    x += gap
    each(column, x, index)
    x += column.width
  }
}
