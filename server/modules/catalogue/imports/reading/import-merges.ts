import type { RawCell } from './import-table.ts'

type Cell = string | RawCell

/** Merged cells: rows from 1, columns from 0. */
interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

const areasMax = 100_000

export function areasIn(xml: string): Area[] {
  const areas: Area[] = []
  for (const [, reference] of xml.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]+\d+:[A-Z]+\d+)["']/g)) {
    const [from, to] = (reference ?? '').split(':').map(placeOf)
    if (from && to) areas.push({ top: from.row, bottom: to.row, left: from.column, right: to.column })
    if (areas.length === areasMax) break
  }
  return areas.sort((one, other) => one.top - other.top)
}

/** @returns a function that fills a row's blank cells from the upper left cells of merged areas; rows must be passed in order */
export function createFill(areas: Area[]) {
  let next = 0
  let open: (Area & { value: Cell })[] = []
  return (row: number, cells: Cell[]): Cell[] => {
    open = open.filter(({ bottom }) => bottom >= row)
    for (let area = areas[next]; area && area.top <= row; area = areas[next]) {
      next += 1
      const value = area.top === row ? cells[area.left] : undefined
      if (value !== undefined && value !== '') open.push({ ...area, value })
    }
    if (open.length === 0) return cells
    const filled = [...cells]
    for (const { left, right, value } of open) {
      for (let column = left; column <= Math.min(right, columnsFilled); column += 1) {
        while (filled.length < column) filled.push('')
        if (filled[column] === undefined || filled[column] === '') filled[column] = value
      }
    }
    return filled
  }
}

/** Merged titles may span a whole row; columns beyond the limit are not filled. */
const columnsFilled = 198

/** Parses a reference: row 7 and column 27 for "AB7". */
export function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,4})(\d{1,7})$/.exec(reference) ?? []
  if (!letters || !digits) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits), column }
}
