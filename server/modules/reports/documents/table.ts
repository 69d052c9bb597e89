import {
  asArtifact,
  colours,
  heightOf,
  page,
  type Sheet,
  sizes,
  within,
  write,
} from '#server/platform/documents/document-type.ts'

/** A swatch is the colour of the row's slice in a chart. */
export type Cell = string | { text: string; swatch: string }

const padding = 3
const leading = 1.45

/**
 * Draws a table on the rest of the page: a header, then one line per row; the first column is aligned left, the
 * others right.
 * @param shares of the width, one per column
 * @param empty text shown without rows
 */
export function setRows(
  sheet: Sheet,
  heads: string[],
  rows: Cell[][],
  shares: number[],
  empty: string,
  { left = page.left } = {},
): void {
  const width = page.right - left
  const edges = shares.map(
    (_share, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0) * width + left,
  )
  const place = (column: number) => ({ x: edges[column] ?? left, width: (shares[column] ?? 0) * width - 8 })
  if (rows.length === 0) {
    sheet.y += write(sheet, empty, { x: left, y: sheet.y, width }, { size: sizes.body, colour: colours.quiet })
    return
  }
  const head = { size: sizes.fine, colour: colours.quiet, leading, role: 'TH' } as const
  within(sheet, 'Table', () => {
    row(sheet, heads, place, head)
    hairline(sheet, left, colours.ink)
    for (const cells of rows) {
      row(sheet, cells, place, { size: sizes.body, leading, role: 'TD' })
      hairline(sheet, left, colours.hairline)
    }
  })
}

function hairline({ doc, y }: Sheet, left: number, colour: string): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.moveTo(left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(colour).stroke()
  doc.endMarkedContent()
}

function row(
  sheet: Sheet,
  cells: Cell[],
  place: (column: number) => { x: number; width: number },
  style: { size: number; leading: number; colour?: string; role: 'TH' | 'TD' },
): void {
  let height = 0
  const y = sheet.y + padding
  within(sheet, 'TR', () => {
    for (const [column, cell] of cells.entries()) {
      const { text, swatch } = typeof cell === 'string' ? { text: cell, swatch: undefined } : cell
      const { x, width } = place(column)
      const inset = swatch ? 14 : 0
      if (swatch) asArtifact(sheet, () => sheet.doc.rect(x, y + 4, 7, 7).fill(swatch))
      const align = column === 0 ? 'left' : 'right'
      if (text) write(sheet, text, { x: x + inset, y, width: width - inset }, { ...style, align })
      height = Math.max(height, text ? heightOf(sheet, text, width - inset, style) : 0)
    }
  })
  sheet.y = y + height + padding
}
